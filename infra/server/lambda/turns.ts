/** How many tasks may run at once, and how many more may wait. */
export interface TurnLimits {
  running: number;
  waiting: number;
}

/** Runs a task when it is its turn; null when too many are waiting. */
export type TakeTurn = <Result>(task: () => Promise<Result>) => Promise<Result | null>;

/** Lets a limited number of tasks run at once, first come, first served. */
export function createTurns(limits: TurnLimits): TakeTurn {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running < limits.running) running += 1;
    else if (waiting.length >= limits.waiting) return null;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // Handing the turn on keeps the count, so that a newcomer cannot slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
