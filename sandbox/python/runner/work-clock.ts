/** Measures how long a program has run. It is paused while the program waits for a person. */
export interface WorkClock {
  /** Returns monotonic milliseconds. */
  now: () => number;
  pause: () => void;
  resume: () => void;
}

/** Creates a running clock. */
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
