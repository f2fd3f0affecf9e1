/** Measures how long a program has run. It is paused while the program waits for a person. */
export interface WorkClock {
  /** Returns monotonic milliseconds. */
  now: () => number;
  /** Calls back when so many of its milliseconds have passed, unless it's paused in between. */
  setTimer: (callback: () => void, milliseconds: number) => ReturnType<typeof setTimeout>;
  pause: () => void;
  resume: () => void;
}

/**
 * Creates a running clock.
 *
 * @param slowdown how many times as long as on a quiet machine a program takes. The clock runs so much slower.
 */
export function createWorkClock(slowdown = 1): WorkClock {
  let pausedAt: number | null = null;
  let pausedMs = 0;
  return {
    now: () => ((pausedAt ?? performance.now()) - pausedMs) / slowdown,
    setTimer: (callback, milliseconds) => setTimeout(callback, milliseconds * slowdown),
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
