import {
  startFunctionEnvironment,
  type FunctionDefinition,
  type FunctionEnvironment,
} from './function-environment.ts';

/** The processes of one function. */
export interface EnvironmentPool {
  /** Gives an idle process, or a new one. */
  take(): Promise<FunctionEnvironment>;
  giveBack(environment: FunctionEnvironment): void;
  /** Whether a process has loaded the function and lives. */
  hasOne(): Promise<boolean>;
  /** Ends every process, also those that are only starting. */
  close(): Promise<void>;
}

/** Keeps the processes of a function for its next invocations. */
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
