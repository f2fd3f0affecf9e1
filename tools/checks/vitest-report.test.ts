import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  describeSlowestFiles,
  passedFilesOf,
  readVitestReport,
  removeVitestReport,
  tallyOfReport,
} from './vitest-report.ts';

let directory: string;
let file: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-tally-'));
  file = path.join(directory, 'report.json');
});

afterEach(() => rm(directory, { recursive: true }));

const TEST_RESULTS = [
  { name: '/project/domain/quick.test.ts', status: 'passed', startTime: 1_000, endTime: 1_200 },
  { name: '/project/tests/slow.test.ts', status: 'failed', startTime: 1_000, endTime: 13_500 },
  { name: '/project/tests/middling.test.ts', status: 'passed', startTime: 2_000, endTime: 4_000 },
];

const writeReport = (numPassedTests: number, numFailedTests: number) =>
  writeFile(file, JSON.stringify({ numPassedTests, numFailedTests, testResults: TEST_RESULTS }));

const readTally = async (isPassed: boolean) =>
  tallyOfReport(await readVitestReport(file), isPassed);

test('the tests of a report are counted', async () => {
  await writeReport(7, 2);
  expect(await readTally(false)).toEqual({ passed: 7, failed: 2 });
});

test('a run that fails without a failing test counts as one failure', async () => {
  await writeReport(7, 0);
  expect(await readTally(false)).toEqual({ passed: 7, failed: 1 });
});

test('a run that leaves no report counts as one failure', async () => {
  expect(await readTally(true)).toEqual({ passed: 0, failed: 1 });
});

test('the report of an earlier run is ignored', async () => {
  await writeReport(7, 0);
  await removeVitestReport(file);
  expect(await readTally(true)).toEqual({ passed: 0, failed: 1 });
});

test('the slowest files are listed first, with their durations', async () => {
  await writeReport(7, 0);
  const report = await readVitestReport(file);
  expect(report && describeSlowestFiles(report, '/project', 2)).toBe(
    '   12.5 s  tests/slow.test.ts\n    2.0 s  tests/middling.test.ts',
  );
});

test('the files in which no test failed are listed', async () => {
  await writeReport(7, 2);
  const report = await readVitestReport(file);
  expect(report && passedFilesOf(report)).toEqual([
    '/project/domain/quick.test.ts',
    '/project/tests/middling.test.ts',
  ]);
});
