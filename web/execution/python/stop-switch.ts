import type { Interpreter } from '../../../sandbox/python/runner/interpreter.ts';

/** Ends one run when the learner says so. */
export interface StopSwitch {
  /** Rejects when the run is stopped. */
  stopped: Promise<never>;
  /** Asked before an interpreter is taken: the ready one is not for a run that has ended. @throws {Error} then */
  throwIfStopped: () => void;
  /** Notes an interpreter of the run. @throws {Error} when the run was stopped; the interpreter is ended */
  watch: (interpreter: Interpreter) => Interpreter;
  stop: () => void;
}

/** Makes the switch of a run. */
export function createStopSwitch(): StopSwitch {
  const stopped = Promise.withResolvers<never>();
  const used = new Set<Interpreter>();
  let isStopped = false;
  stopped.promise.catch(() => undefined);
  const throwIfStopped = (): void => {
    if (isStopped) throw new Error('The run was stopped.');
  };
  return {
    stopped: stopped.promise,
    throwIfStopped,
    watch(interpreter) {
      used.add(interpreter);
      if (isStopped) interpreter.kill();
      throwIfStopped();
      return interpreter;
    },
    stop() {
      isStopped = true;
      stopped.reject(new Error('The run was stopped.'));
      for (const interpreter of used) interpreter.kill();
    },
  };
}
