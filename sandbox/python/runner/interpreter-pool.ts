import type { Interpreter } from './interpreter.ts';

/** An interpreter that a pool can manage. */
export interface PooledInterpreter extends Interpreter {
  /** Resolves when the interpreter has ended. Never rejects. */
  ended: Promise<unknown>;
  /** Sets whether the interpreter keeps this process alive. A spare must not. */
  setAwaited: (isAwaited: boolean) => void;
}

/** Provides unused interpreters, and boots spares ahead of time. */
export interface InterpreterPool {
  /** @throws if an interpreter can't boot or the pool is closed */
  acquire: () => Promise<Interpreter>;
  /** Returns the next interpreter, which stays in the pool; null if none is booted. */
  spare: () => Promise<Interpreter | null>;
  /** Boots interpreters for the next callers. */
  restock: () => void;
  /** Boots the spares and waits until the first is ready. @throws if it can't boot */
  warm: () => Promise<void>;
  /** Ends all interpreters and waits until they have ended. */
  close: () => Promise<void>;
}

type Starting = Promise<PooledInterpreter>;

/** Tracks all live interpreters. */
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
        // Keep this process alive until the interpreter has ended.
        interpreter.setAwaited(true);
        interpreter.kill();
      }
      await Promise.all(ending.map((interpreter) => interpreter.ended));
    },
  };
}

/**
 * Creates a pool.
 *
 * @param start starts an interpreter, which then boots
 * @param spares the number of interpreters to keep ready
 */
export function createInterpreterPool(
  start: () => Promise<PooledInterpreter>,
  spares = 1,
): InterpreterPool {
  const register = createRegister(start);
  const ahead: Promise<PooledInterpreter>[] = [];

  const usable = async (next: Starting | undefined, isTaken: boolean) => {
    try {
      const interpreter = (await next) ?? null;
      if (isTaken) interpreter?.setAwaited(true);
      await interpreter?.booted;
      return interpreter !== null && register.isAlive(interpreter) ? interpreter : null;
    } catch {
      // Replace a spare that died while idle. If that fails too, the caller gets the error.
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
    spare: () => usable(ahead[0], false),
    restock,
    async warm() {
      restock();
      const first = ahead[0];
      try {
        await (
          await first
        )?.booted;
      } catch (error) {
        // Discard a spare that failed to boot.
        if (ahead[0] === first) void ahead.shift();
        throw error;
      }
    },
    async acquire() {
      const interpreter = (await usable(ahead.shift(), true)) ?? (await register.start(true));
      await interpreter.booted;
      return interpreter;
    },
    close: () => register.close(),
  };
}
