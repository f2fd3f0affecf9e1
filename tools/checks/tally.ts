/** How many checks or tests passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

/** The tally of one check, passed or failed. */
export function tallyOf(isPassed: boolean): Tally {
  return isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Returns the sum of several tallies. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
  };
}
