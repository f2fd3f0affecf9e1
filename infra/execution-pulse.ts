/** A successful run counts for this long, in milliseconds. */
const VALID_MS = 60_000;
/** After a failed attempt, the next one starts this much later at the earliest, in milliseconds. */
const RETRY_MS = 10_000;

/** Knows whether programs run. */
export interface ExecutionPulse {
  /** Notes that a program ran. */
  note: () => void;
  /** Whether the last successful run is recent enough to count without another one. */
  isFresh: () => boolean;
  /** Checks whether a program ran within the last minute. If not, runs one, however many callers ask. */
  isBeating: () => Promise<boolean>;
}

/**
 * Creates a pulse.
 *
 * @param runProgram runs a short program and returns whether its output was right
 */
export function createExecutionPulse(runProgram: () => Promise<boolean>): ExecutionPulse {
  let ranAt = -Infinity;
  let triedAt = -Infinity;
  let trying: Promise<boolean> | null = null;
  const isFresh = (): boolean => performance.now() - ranAt < VALID_MS;
  const note = (): void => {
    ranAt = performance.now();
  };
  const attempt = async (): Promise<boolean> => {
    triedAt = performance.now();
    try {
      if (await runProgram()) note();
    } catch {
      // The caller learns that no program ran.
    } finally {
      trying = null;
    }
    return isFresh();
  };
  return {
    note,
    isFresh,
    async isBeating() {
      if (isFresh()) return true;
      if (trying === null && performance.now() - triedAt < RETRY_MS) return false;
      return (trying ??= attempt());
    },
  };
}
