/** A successful run counts for this long, in milliseconds. */
const VALID_MS = 60_000;
/** After a failed attempt, the next one starts this much later at the earliest, in milliseconds. */
const RETRY_MS = 10_000;

/** Whether programs run. */
export interface ExecutionHealth {
  /** Records that a program ran. */
  recordRun: () => void;
  /** Whether the last successful run is recent enough to count without another one. */
  isFresh: () => boolean;
  /** Checks whether a program ran within the last minute. If not, runs one, however many callers ask. */
  isHealthy: () => Promise<boolean>;
}

/**
 * Watches whether programs run.
 *
 * @param runProgram runs a short program and returns whether its output was right
 */
export function createExecutionHealth(runProgram: () => Promise<boolean>): ExecutionHealth {
  let ranAt = -Infinity;
  let triedAt = -Infinity;
  let trying: Promise<boolean> | null = null;
  const isFresh = (): boolean => performance.now() - ranAt < VALID_MS;
  const recordRun = (): void => {
    ranAt = performance.now();
  };
  const attempt = async (): Promise<boolean> => {
    triedAt = performance.now();
    try {
      if (await runProgram()) recordRun();
    } catch {
      // The caller learns that no program ran.
    } finally {
      trying = null;
    }
    return isFresh();
  };
  return {
    recordRun,
    isFresh,
    async isHealthy() {
      if (isFresh()) return true;
      if (trying === null && performance.now() - triedAt < RETRY_MS) return false;
      return (trying ??= attempt());
    },
  };
}
