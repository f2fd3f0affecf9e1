import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { formatSeconds, sumTallies, type Tally, tallyOf } from './run-stages.ts';

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  /** One result per file; times in milliseconds since 1970. */
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
    }),
  ),
});

type VitestReport = z.infer<typeof vitestReport>;

/** Removes the report of an earlier run, so that it isn't mistaken for this one's. */
export async function removeVitestReport(file: string): Promise<void> {
  await rm(file, { force: true });
}

/** Reads the report of vitest's JSON reporter. @returns null if there is none */
export async function readVitestReport(file: string): Promise<VitestReport | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : vitestReport.parse(JSON.parse(text));
}

/**
 * Counts the tests of a report.
 *
 * @param isPassed whether vitest itself passed: a file that doesn't load fails the run but is not a test
 */
export function tallyOfReport(report: VitestReport | null, isPassed: boolean): Tally {
  if (report === null) return tallyOf(false);
  const tally = { passed: report.numPassedTests, failed: report.numFailedTests };
  return isPassed || tally.failed > 0 ? tally : sumTallies([tally, tallyOf(false)]);
}

/** Returns the test files in which no test failed. */
export function passedFilesOf({ testResults }: VitestReport): string[] {
  return testResults.filter(({ status }) => status === 'passed').map(({ name }) => name);
}

/**
 * Describes the slowest files, one per line.
 *
 * @param root the folder that file names are relative to
 */
export function describeSlowestFiles(
  { testResults }: VitestReport,
  root: string,
  count: number,
): string {
  return testResults
    .map(({ name, startTime, endTime }) => ({ name, milliseconds: endTime - startTime }))
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(({ name, milliseconds }) => `${formatSeconds(milliseconds)}  ${path.relative(root, name)}`)
    .join('\n');
}
