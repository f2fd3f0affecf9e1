import {
  startFunctionEnvironment,
  type FunctionDefinition,
  type FunctionEnvironment,
} from './function-environment.ts';

/** The processes of one function. */
export interface EnvironmentPool {
  /** Returns an idle process, or a new one. */
  take(): Promise<FunctionEnvironment>;
  giveBack(environment: FunctionEnvironment): void;
  /** Checks whether a process has loaded the function and is alive. */
  hasOne(): Promise<boolean>;
  /** Ends every process, including those that are still starting. */
  close(): Promise<void>;
}

/** Keeps a function's processes for later invocations. */
export function createEnvironmentPool(definition: FunctionDefinition): EnvironmentPool {
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
