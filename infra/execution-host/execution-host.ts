import { existsSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Log } from '../../functions/http/log.ts';
import type { RunStatus } from '../../sandbox/contract.ts';
import { EXECUTION_KEY_ID, HOSTED_FUNCTION } from '../execution-endpoint.ts';
import { closeServer, listen } from '../http/listen.ts';
import { logOutcome } from '../lambda/log-run.ts';
import { createHttpServer } from '../server/http/http-server.ts';
import { createFunctionHost } from '../server/lambda/function-host.ts';
import { createInvokeApp, type EndedInvocation } from '../server/lambda/invoke-api.ts';
import { EXECUTION_LIMIT_MS } from '../time-limits.ts';
import type { HostConfig } from './host-config.ts';
import { reportQueueTimes } from './queue-times.ts';

/** In the image, both are bundles next to this one. */
const inImage = (name: string): string => path.join(import.meta.dirname, name, 'index.mjs');

/** Returns the modules of the function and of its processes. */
function findModules(): { entry: string; program?: string } {
  const entry = inImage('function');
  if (existsSync(entry)) return { entry, program: inImage('process') };
  return { entry: path.join(import.meta.dirname, '../lambda/shared-execution.ts') };
}

const status = z.custom<RunStatus>((value) => typeof value === 'string');
const answer = z.object({ outcomes: z.array(z.object({ status })) });

/** Logs how a run ended, unless the invocation was something else. */
function logEnd({ context, result, seconds }: EndedInvocation): void {
  const outcomes = answer.safeParse(JSON.parse(result.payload)).data?.outcomes;
  if (outcomes !== undefined) logOutcome({ context, outcomes, seconds });
}

/** A running execution host. */
export interface ExecutionHost {
  port: number;
  /** Accepts no more runs, and waits for those that are under way. */
  close: () => Promise<void>;
}

/**
 * Serves the execution function for APIs on other machines, through the Invoke API of Lambda. Learners share the host:
 * processes and the kernel's filters keep them apart.
 */
export async function startExecutionHost(config: HostConfig, log: Log): Promise<ExecutionHost> {
  const queueTimes = reportQueueTimes(log);
  const host = createFunctionHost({
    ...findModules(),
    name: HOSTED_FUNCTION,
    timeoutMs: EXECUTION_LIMIT_MS,
    concurrency: config.runsAtOnce,
    onWaited: queueTimes.note,
  });
  const keys = config.keys.map((secretAccessKey) => ({
    accessKeyId: EXECUTION_KEY_ID,
    secretAccessKey,
  }));
  const app = new Hono();
  app.get('/health', async ({ text }) =>
    (await host.isHealthy()) ? text('ok') : text('failing', 503),
  );
  app.route('/', createInvokeApp({ functions: [host], keys, log, onEnded: logEnd }));
  const server = createHttpServer((request, env) => app.fetch(request, env));
  // Every run opens a connection, so that a load balancer spreads runs and not clients.
  server.maxRequestsPerSocket = 1;
  const port = await listen(server, config.port, config.listenAddress);
  return {
    port,
    close: async () => {
      queueTimes.stop();
      await closeServer(server, EXECUTION_LIMIT_MS);
      await host.close();
    },
  };
}
