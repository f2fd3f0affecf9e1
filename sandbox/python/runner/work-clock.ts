/** Tells how long a program has worked. It stands still while the program waits for a person. */
export interface WorkClock {
  /** Milliseconds that only grow. */
  now: () => number;
  pause: () => void;
  resume: () => void;
}

/** Makes a clock that runs. */
export function createWorkClock(): WorkClock {
  let pausedAt: number | null = null;
  let pausedMs = 0;
  return {
    now: () => (pausedAt ?? performance.now()) - pausedMs,
    pause() {
      pausedAt ??= performance.now();
    },
    resume() {
      if (pausedAt === null) return;
      pausedMs += performance.now() - pausedAt;
      pausedAt = null;
    },
  };
}
