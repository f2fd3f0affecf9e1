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

/** A part of a test run. The next one starts only if it passed. */
export interface Stage {
  title: string;
  run: () => Promise<Tally>;
}

/**
 * Runs stages one after the other until one fails, then reports how long each of them took.
 *
 * @param report receives the lines to print
 */
export async function runStages(
  stages: readonly Stage[],
  report: (text: string) => void,
): Promise<Tally> {
  const tallies: Tally[] = [];
  const durations: string[] = [];
  for (const [index, { title, run }] of stages.entries()) {
    report(`\n${title} (${index + 1} of ${stages.length})\n`);
    const startedAt = performance.now();
    const tally = await run();
    tallies.push(tally);
    durations.push(`${formatSeconds(performance.now() - startedAt)}  ${title}`);
    if (tally.failed > 0) {
      report(`\n${title} failed; the stages after it did not run.`);
      break;
    }
  }
  report(`\nDurations\n\n${durations.join('\n')}`);
  return sumTallies(tallies);
}

/** Right-aligns a duration, so that durations in consecutive lines can be compared. */
export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1).padStart(7)} s`;
}
