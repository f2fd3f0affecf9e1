import type { Interpreter } from '../../../sandbox/python/runner/interpreter.ts';

/** Stops one run when the learner asks for it. */
export interface StopSwitch {
  /** Rejects when the run is stopped. */
  stopped: Promise<never>;
  /** Call this before taking an interpreter. @throws {Error} if the run was stopped */
  throwIfStopped: () => void;
  /** Registers an interpreter of the run. @throws {Error} if the run was stopped; the interpreter is ended then */
  watch: (interpreter: Interpreter) => Interpreter;
  stop: () => void;
}

/** Creates the stop switch of a run. */
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
