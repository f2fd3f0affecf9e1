import { availableParallelism } from 'node:os';
import { createEnvironmentPool } from './environment-pool.ts';
import type { FunctionDefinition, InvocationResult } from './function-environment.ts';
import { createTurns } from './turns.ts';

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
 * Hosts a function as Lambda does: every process serves one invocation at a time, further ones get a process
 * of their own up to a limit, and then wait.
 *
 * Lambda never shares a process between tenants. Here they take turns: the execution function keeps nothing
 * between runs, and gives every run a throw-away process below its own.
 */
export function createFunctionHost(options: FunctionHostOptions): FunctionHost {
  const environments = createEnvironmentPool(options);
  const takeTurn = createTurns({
    running: options.concurrency ?? Math.min(MOST_PROCESSES, availableParallelism()),
    waiting: LONGEST_QUEUE,
  });
  return {
    name: options.name,
    invoke: (payload, tenantId) =>
      takeTurn(async () => {
        const environment = await environments.take();
        const result = await environment.invoke(payload, tenantId);
        environments.giveBack(environment);
        return result;
      }),
    isHealthy: async () => {
      if (await environments.hasOne()) return true;
      const isStarted = await takeTurn(async () => {
        environments.giveBack(await environments.take());
        return true;
      }).catch(() => false);
      return isStarted === true;
    },
    close: () => environments.close(),
  };
}
