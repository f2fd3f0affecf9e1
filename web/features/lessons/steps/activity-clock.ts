/** The longest pause that still counts as activity, in milliseconds. */
const LONGEST_PAUSE_MS = 60_000;
/** The API accepts up to an hour in one report. */
const MAX_SECONDS = 3_600;

/** Measures how long a learner was active. */
export interface ActivityClock {
  /** Called at every input. */
  note: () => void;
  /** Returns the seconds of activity since the last call. */
  take: () => number;
}

/**
 * Creates a clock that is running. A pause between two inputs counts for up to a minute, which leaves time to read and
 * to think, but not to leave.
 *
 * @param now returns milliseconds
 */
export function createActivityClock(now: () => number): ActivityClock {
  let last = now();
  let total = 0;
  const note = (): void => {
    const moment = now();
    total += Math.min(moment - last, LONGEST_PAUSE_MS);
    last = moment;
  };
  return {
    note,
    take() {
      note();
      const seconds = Math.round(total / 1_000);
      total = 0;
      return Math.min(seconds, MAX_SECONDS);
    },
  };
}
