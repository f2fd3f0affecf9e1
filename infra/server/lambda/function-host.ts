import { availableParallelism } from 'node:os';
import type { InvocationContext } from '../../../sandbox/contract.ts';
import { createFairQueue } from './fair-queue.ts';
import {
  type FunctionDefinition,
  type FunctionEnvironment,
  type InvocationResult,
  startFunctionEnvironment,
} from './function-environment.ts';

/** The processes of one function. */
interface EnvironmentPool {
  /** Returns an idle process, or a new one. */
  take(): Promise<FunctionEnvironment>;
  /** Keeps a process for the next invocation, if it is still alive. */
  giveBack(environment: FunctionEnvironment): void;
  /** Checks whether a process has loaded the function and is alive. */
  hasOne(): Promise<boolean>;
  /** Ends every process, including those that are still starting. */
  close(): Promise<void>;
}

/** Keeps a function's processes for later invocations. */
function createEnvironmentPool(definition: FunctionDefinition): EnvironmentPool {
  const known = new Set<Promise<FunctionEnvironment>>();
  const idle: FunctionEnvironment[] = [];
  let isClosed = false;

  const start = (): Promise<FunctionEnvironment> => {
    if (isClosed) throw new Error(`The function ${definition.name} has been stopped.`);
    const starting = startFunctionEnvironment(definition);
    known.add(starting);
    const forget = (): void => void known.delete(starting);
    void starting.then((environment) => environment.ended).then(forget, forget);
    return starting;
  };

  const take = async (): Promise<FunctionEnvironment> => {
    const environment = idle.pop();
    if (environment === undefined) return start();
    return environment.isAlive() ? environment : take();
  };

  return {
    take,
    giveBack: (environment) => {
      if (environment.isAlive()) idle.push(environment);
    },
    hasOne: () =>
      Promise.any(known).then(
        () => true,
        () => false,
      ),
    close: async () => {
      isClosed = true;
      const started = await Promise.allSettled(known);
      const running = started.filter((one) => one.status === 'fulfilled').map((one) => one.value);
      await Promise.all(running.map((environment) => environment.stop()));
    },
  };
}

const LONGEST_QUEUE = 64;
/**
 * A learner has enough for a few clicks or tabs. More would only wait for the same learner's other invocations. A class
 * without accounts shares an address, and so a tenant.
 */
const LONGEST_QUEUE_OF_TENANT = { registered: 3, anonymous: 30 };
/** The caller of the product's own invocations. */
export const OWN_CALLER: HostedCaller = {
  tenantId: 'health',
  priority: 'anonymous',
  waitMs: 12_000,
};
const MOST_PROCESSES = 4;

/** A function and its concurrency limit. */
interface FunctionHostOptions extends FunctionDefinition {
  /** Defaults to the number of CPUs, at most four. */
  concurrency?: number;
  /** Called with the time that an invocation has waited for its turn, in seconds. */
  onWaited?: (seconds: number) => void;
}

/** Who invokes a function. */
export interface HostedCaller extends Pick<InvocationContext, 'priority' | 'waitMs'> {
  tenantId: string;
}

/** Runs a function in separate processes. */
export interface FunctionHost {
  name: string;
  /**
   * Invokes the function in the tenant's turn.
   *
   * @param signal drops the invocation while it waits, and cancels it while it runs
   * @throws {QueueFullError} if too many invocations are waiting or it waited too long, or the signal's reason if it was
   *   dropped
   */
  invoke(payload: string, caller: HostedCaller, signal?: AbortSignal): Promise<InvocationResult>;
  /** Checks whether the function can run: one of its processes is alive or can be started. */
  isHealthy(): Promise<boolean>;
  /** Ends every process. */
  close(): Promise<void>;
}

/**
 * Hosts a function as Lambda does: every process serves one invocation at a time. More invocations start processes up
 * to a limit, and then wait. Tenants take turns, each with one running invocation and a few that wait.
 *
 * Lambda never shares a process between tenants. Here they share processes, because the execution function keeps
 * nothing between runs and runs each program in its own disposable process.
 */
export function createFunctionHost(options: FunctionHostOptions): FunctionHost {
  const environments = createEnvironmentPool(options);
  const queue = createFairQueue({
    slots: options.concurrency ?? Math.min(MOST_PROCESSES, availableParallelism()),
    waitingPerTenant: LONGEST_QUEUE_OF_TENANT,
    waiting: LONGEST_QUEUE,
  });
  return {
    name: options.name,
    invoke: (payload, { tenantId, priority, waitMs }, signal) => {
      const startMs = performance.now();
      const task = async (cut: AbortSignal): Promise<InvocationResult> => {
        options.onWaited?.((performance.now() - startMs) / 1_000);
        const environment = await environments.take();
        try {
          // The client may have left while the process started.
          signal?.throwIfAborted();
          return await environment.invoke({ payload, tenantId }, { gone: signal, cut });
        } finally {
          environments.giveBack(environment);
        }
      };
      return queue.run({ tenant: tenantId, priority, waitMs, signal }, task);
    },
    isHealthy: async () => {
      if (await environments.hasOne()) return true;
      const start = async (): Promise<boolean> => {
        environments.giveBack(await environments.take());
        return true;
      };
      const { tenantId: tenant, ...turn } = OWN_CALLER;
      return queue.run({ tenant, ...turn }, start).catch(() => false);
    },
    close: () => environments.close(),
  };
}
