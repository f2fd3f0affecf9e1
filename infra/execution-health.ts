/** How long a report is valid, in milliseconds, so that asking often runs no more programs. */
const VALID_MS = 5_000;
/** A stranger who waits longer than this for a one-line program is not served, in milliseconds. */
const MOST_WAIT_MS = 10_000;

/** Whether programs run, and how soon. */
export interface ExecutionReport {
  isHealthy: boolean;
  /** How long it took a one-line program to have its result, in milliseconds, if it waited its turn like a stranger's. */
  waitMs: number;
}

/** Watches whether programs run. */
export interface ExecutionHealth {
  /** Runs a program unless there is a report of the last five seconds. However many ask, one program runs. */
  check: () => Promise<ExecutionReport>;
}

/**
 * Watches whether programs run, and how long a stranger waits.
 *
 * @param runProgram runs a short program as a stranger, and returns whether its output was right
 */
export function createExecutionHealth(runProgram: () => Promise<boolean>): ExecutionHealth {
  let known: { report: Promise<ExecutionReport>; untilMs: number } | null = null;
  const attempt = async (): Promise<ExecutionReport> => {
    const startMs = performance.now();
    const tooLate = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => tooLate.resolve(false), MOST_WAIT_MS);
    const isHealthy = await Promise.race([runProgram().catch(() => false), tooLate.promise]);
    clearTimeout(timer);
    const endMs = performance.now();
    if (known !== null) known.untilMs = endMs + VALID_MS;
    return { isHealthy, waitMs: Math.round(endMs - startMs) };
  };
  return {
    check() {
      if (known === null || performance.now() >= known.untilMs) {
        known = { report: Promise.resolve().then(attempt), untilMs: Infinity };
      }
      return known.report;
    },
  };
}
