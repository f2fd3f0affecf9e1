import type { Interpreter } from './interpreter.ts';

/** An interpreter that a pool can look after. */
export interface PooledInterpreter extends Interpreter {
  /** Resolves when it is gone. Never rejects. */
  ended: Promise<unknown>;
  /** Whether the program has to wait for it. A spare one must not keep the program alive. */
  setAwaited: (isAwaited: boolean) => void;
}

/** Hands out interpreters that never saw a job, and keeps some booting ahead. */
export interface InterpreterPool {
  /** @throws when an interpreter cannot boot, or the pool is closed */
  acquire: () => Promise<Interpreter>;
  /** Boots the interpreters that the next callers will get. */
  restock: () => void;
  /** Boots them and waits until the first is ready. @throws when it cannot boot */
  warm: () => Promise<void>;
  /** Ends every interpreter and waits until they are gone. */
  close: () => Promise<void>;
}

/** Knows every interpreter that is alive. */
function createRegister(start: () => Promise<PooledInterpreter>) {
  const starting = new Set<Promise<PooledInterpreter>>();
  const alive = new Set<PooledInterpreter>();
  let isClosed = false;
  const register = async (isAwaited: boolean): Promise<PooledInterpreter> => {
    const interpreter = await start();
    alive.add(interpreter);
    void interpreter.ended.then(() => alive.delete(interpreter));
    interpreter.setAwaited(isAwaited);
    return interpreter;
  };
  return {
    isAlive: (interpreter: PooledInterpreter) => alive.has(interpreter),
    isClosed: () => isClosed,
    async start(isAwaited: boolean): Promise<PooledInterpreter> {
      if (isClosed) throw new Error('The Python runner is closed.');
      const started = register(isAwaited);
      starting.add(started);
      try {
        return await started;
      } finally {
        starting.delete(started);
      }
    },
    async close(): Promise<void> {
      isClosed = true;
      await Promise.allSettled(starting);
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

/**
 * Makes a pool.
 *
 * @param start starts an interpreter that boots
 * @param spares how many are kept ahead
 */
export function createInterpreterPool(
  start: () => Promise<PooledInterpreter>,
  spares = 1,
): InterpreterPool {
  const register = createRegister(start);
  const ahead: Promise<PooledInterpreter>[] = [];

  const takeSpare = async (): Promise<PooledInterpreter | null> => {
    try {
      const interpreter = (await ahead.shift()) ?? null;
      interpreter?.setAwaited(true);
      await interpreter?.booted;
      return interpreter !== null && register.isAlive(interpreter) ? interpreter : null;
    } catch {
      // A spare that died while it waited is replaced; if that fails too, the caller hears why.
      return null;
    }
  };
  const restock = (): void => {
    while (!register.isClosed() && ahead.length < spares) {
      const spare = register.start(false);
      spare.catch(() => undefined);
      ahead.push(spare);
    }
  };
  return {
    restock,
    async warm() {
      restock();
      const first = ahead[0];
      try {
        await (
          await first
        )?.booted;
      } catch (error) {
        // What did not boot is nothing to keep.
        if (ahead[0] === first) void ahead.shift();
        throw error;
      }
    },
    async acquire() {
      const interpreter = (await takeSpare()) ?? (await register.start(true));
      await interpreter.booted;
      return interpreter;
    },
    close: () => register.close(),
  };
}
