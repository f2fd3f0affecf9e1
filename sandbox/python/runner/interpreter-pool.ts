import type { Interpreter } from './interpreter.ts';

/** An interpreter that a pool can look after. */
export interface PooledInterpreter extends Interpreter {
  /** Resolves when it is gone. Never rejects. */
  ended: Promise<unknown>;
  /** Whether the program has to wait for it. A spare one must not keep the program alive. */
  setAwaited: (isAwaited: boolean) => void;
}

/** Hands out interpreters that never saw a job, and keeps one booting ahead. */
export interface InterpreterPool {
  /** @throws when an interpreter cannot boot, or the pool is closed */
  acquire: () => Promise<Interpreter>;
  /** Boots the interpreter that the next caller will get. */
  restock: () => void;
  /** Boots that interpreter and waits until it is ready. @throws when it cannot boot */
  warm: () => Promise<void>;
  /** Ends every interpreter and waits until they are gone. */
  close: () => Promise<void>;
}

/** Knows every interpreter that is alive. */
function createRegister(start: () => Promise<PooledInterpreter>) {
  const alive = new Set<PooledInterpreter>();
  let isClosed = false;
  return {
    isAlive: (interpreter: PooledInterpreter) => alive.has(interpreter),
    isClosed: () => isClosed,
    async start(isAwaited: boolean): Promise<PooledInterpreter> {
      const interpreter = await start();
      alive.add(interpreter);
      void interpreter.ended.then(() => alive.delete(interpreter));
      interpreter.setAwaited(isAwaited);
      if (isClosed) interpreter.kill();
      return interpreter;
    },
    async close(): Promise<void> {
      isClosed = true;
      const ending = [...alive];
      for (const interpreter of ending) {
        // A program that waits for this must not run out of things to wait for.
        interpreter.setAwaited(true);
        interpreter.kill();
      }
      await Promise.all(ending.map((interpreter) => interpreter.ended));
    },
  };
}

/** @param start starts an interpreter that boots */
export function createInterpreterPool(start: () => Promise<PooledInterpreter>): InterpreterPool {
  const register = createRegister(start);
  let spare: Promise<PooledInterpreter> | null = null;

  const takeSpare = async (): Promise<PooledInterpreter | null> => {
    const taken = spare;
    spare = null;
    try {
      const interpreter = await taken;
      interpreter?.setAwaited(true);
      await interpreter?.booted;
      return interpreter !== null && register.isAlive(interpreter) ? interpreter : null;
    } catch {
      // A spare that died while it waited is replaced; if that fails too, the caller hears why.
      return null;
    }
  };
  const restock = (): void => {
    if (register.isClosed() || spare !== null) return;
    spare = register.start(false);
    spare.catch(() => undefined);
  };
  return {
    restock,
    async warm() {
      restock();
      const interpreter = await spare;
      await interpreter?.booted;
    },
    async acquire() {
      if (register.isClosed()) throw new Error('The Python runner is closed.');
      const interpreter = (await takeSpare()) ?? (await register.start(true));
      await interpreter.booted;
      return interpreter;
    },
    close: () => register.close(),
  };
}
