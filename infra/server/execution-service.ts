import path from 'node:path';
import { canRunPrograms } from '../../functions/invoke/lambda-execution.ts';
import type { Log } from '../../functions/http/log.ts';
import { z } from 'zod';
import type { EngineChoice } from '../../sandbox/python/engine.ts';
import { PROJECT } from '../build/build-step.ts';
import type { ExecutionPlace } from '../execution-endpoint.ts';
import { createExecutionHealth, type ExecutionReport } from '../execution-health.ts';
import { createHostedEngine } from '../hosted-engine.ts';
import { EXECUTION_LIMIT_MS, RUN_TIMEOUT_MS } from '../time-limits.ts';
import { createFunctionHost, type FunctionHost, OWN_CALLER } from './lambda/function-host.ts';
import { startInvokeApi } from './lambda/invoke-api.ts';
import type { Metrics } from './metrics.ts';
import type { Resources } from './resources.ts';
import { StartError } from '../start-error.ts';

/** The function that runs learners' code, and how to reach it. */
export interface ExecutionService extends ExecutionPlace {
  /** Reports whether programs run, and how long a stranger's waits. */
  health(): Promise<ExecutionReport>;
  /** Returns how the function runs code; null if unknown. */
  engine(): Promise<EngineChoice | null>;
}

const engineChoice = z.object({ engine: z.enum(['fork', 'process']), reason: z.string() });

async function askForEngine(host: FunctionHost): Promise<EngineChoice | null> {
  const result = await host.invoke(JSON.stringify({ describe: 'engine' }), OWN_CALLER);
  return engineChoice.safeParse(JSON.parse(result.payload)).data ?? null;
}

/**
 * Starts the execution function in its own processes, behind an Invoke API like Lambda's.
 *
 * @throws {StartError} if the function can't be loaded
 */
export async function startLocalExecution(
  resources: Resources,
  log: Log,
  metrics?: Pick<Metrics, 'runWaited' | 'engineChosen'>,
): Promise<ExecutionService> {
  const execution = {
    name: 'execution',
    entry: path.join(PROJECT, 'infra/lambda/execution.ts'),
    timeoutMs: EXECUTION_LIMIT_MS,
    ...(metrics && { onWaited: metrics.runWaited }),
  };
  const host = await resources.adopt(
    'parts',
    () => createFunctionHost(execution),
    (part) => part.close(),
  );
  if (!(await host.isHealthy())) {
    throw new StartError('The execution function could not be loaded; see the messages above.');
  }
  const health = createExecutionHealth(() => {
    const target = { functionName: host.name, client: api.client, timeoutMs: RUN_TIMEOUT_MS };
    return canRunPrograms(target);
  });
  const startApi = () => startInvokeApi([host], log);
  const api = await resources.adopt('parts', startApi, (part) => part.close());
  // This request also starts the engine, so that the first learner doesn't wait for it.
  const engine = askForEngine(host).catch(() => null);
  void engine.then((choice) => {
    if (choice === null) return;
    const { engine: name, reason } = choice;
    metrics?.engineChosen(name);
    log({ level: 'info', message: 'The Python sandbox is ready.', engine: name, reason });
  });
  return {
    functionName: host.name,
    client: api.client,
    health: () => health.check(),
    engine: () => engine,
  };
}

/** Describes the execution function on AWS, in the account and region that the SDK finds, or on other hosts. */
export function describeHostedExecution(place: ExecutionPlace): ExecutionService {
  const target = { ...place, timeoutMs: RUN_TIMEOUT_MS };
  const health = createExecutionHealth(() => canRunPrograms(target));
  return {
    ...place,
    health: () => health.check(),
    engine: createHostedEngine(health, () => Promise.resolve(target)),
  };
}
