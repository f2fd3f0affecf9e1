import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { createEnvironmentPool } from './environment-pool.ts';
import type { FunctionDefinition, InvocationResult } from './function-environment.ts';

const LONGEST_QUEUE = 64;
const MOST_PROCESSES = 4;

/** A function, and how many of its invocations run at once. */
export interface FunctionHostOptions extends FunctionDefinition {
  /** As many as there are processors, and at most four, unless told. */
  concurrency?: number;
}

/** Runs a function in processes of its own. */
export interface FunctionHost {
  name: string;
  /** @returns null when too many invocations are waiting */
  invoke(payload: string, tenantId: string): Promise<InvocationResult | null>;
  /** Whether the function can be run: a process of it is there, or can be started. */
  isHealthy(): Promise<boolean>;
  /** Ends every process. */
  close(): Promise<void>;
}

/**
 * Hosts a function as Lambda does: every process serves one invocation at a time. Further invocations start processes up
 * to a limit, and then wait.
 *
 * Lambda never shares a process between tenants. Here they share them: the execution function keeps nothing between
 * runs, and runs each program in a process of its own that is thrown away.
 */
export function createFunctionHost(options: FunctionHostOptions): FunctionHost {
  const environments = createEnvironmentPool(options);
  const queue = new PQueue({
    concurrency: options.concurrency ?? Math.min(MOST_PROCESSES, availableParallelism()),
  });
  const enqueue = <Result>(task: () => Promise<Result>): Promise<Result> | null =>
    queue.size < LONGEST_QUEUE ? queue.add(task) : null;
  return {
    name: options.name,
    invoke: async (payload, tenantId) =>
      enqueue(async () => {
        const environment = await environments.take();
        const result = await environment.invoke(payload, tenantId);
        environments.giveBack(environment);
        return result;
      }),
    isHealthy: async () => {
      if (await environments.hasOne()) return true;
      const starting = enqueue(async () => {
        environments.giveBack(await environments.take());
        return true;
      });
      return starting === null ? false : starting.catch(() => false);
    },
    close: () => environments.close(),
  };
}
