import { readFile, rm } from 'node:fs/promises';
import { z } from 'zod';
import { sumTallies, tallyOf } from './tally.ts';
import type { Tally } from './tally.ts';

const report = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

/** Forgets the report of an earlier run, so that a run that writes none cannot pass for it. */
export async function forgetVitestReport(file: string): Promise<void> {
  await rm(file, { force: true });
}

/**
 * Reads what vitest's JSON reporter wrote.
 *
 * @param file the report
 * @param isPassed whether vitest itself was content: a file that does not even load fails the run, but is no test
 */
export async function readVitestTally(file: string, isPassed: boolean): Promise<Tally> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return tallyOf(false);
  const { numPassedTests, numFailedTests } = report.parse(JSON.parse(text));
  const tally = { passed: numPassedTests, failed: numFailedTests };
  return isPassed || numFailedTests > 0 ? tally : sumTallies([tally, tallyOf(false)]);
}
