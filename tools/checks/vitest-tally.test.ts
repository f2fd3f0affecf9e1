import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetVitestReport, readVitestTally } from './vitest-tally.ts';

let directory: string;
let file: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-tally-'));
  file = path.join(directory, 'report.json');
});

afterEach(() => rm(directory, { recursive: true }));

const writeReport = (numPassedTests: number, numFailedTests: number) =>
  writeFile(file, JSON.stringify({ numPassedTests, numFailedTests, success: true }));

test('the tests of a report are counted', async () => {
  await writeReport(7, 2);
  expect(await readVitestTally(file, false)).toEqual({ passed: 7, failed: 2 });
});

test('a run that fails without a failing test counts as one failure', async () => {
  await writeReport(7, 0);
  expect(await readVitestTally(file, false)).toEqual({ passed: 7, failed: 1 });
});

test('a run that leaves no report counts as one failure', async () => {
  expect(await readVitestTally(file, true)).toEqual({ passed: 0, failed: 1 });
});

test('the report of an earlier run does not count', async () => {
  await writeReport(7, 0);
  await forgetVitestReport(file);
  expect(await readVitestTally(file, true)).toEqual({ passed: 0, failed: 1 });
});
