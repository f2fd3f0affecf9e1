import { expect, test } from 'vitest';
import { runStages } from './run-stages.ts';

const passing = (title: string) => ({ title, run: async () => ({ passed: 2, failed: 0 }) });
const failing = (title: string) => ({ title, run: async () => ({ passed: 1, failed: 1 }) });

test('the tallies of all stages are added up, and each duration is reported', async () => {
  const reports: string[] = [];
  const tally = await runStages([passing('Checks'), passing('Tests')], (text) => {
    reports.push(text);
  });
  expect(tally).toEqual({ passed: 4, failed: 0 });
  expect(reports.at(-1)).toMatch(/^\nDurations\n\n +\d+\.\d s {2}Checks\n +\d+\.\d s {2}Tests$/);
});

test('no stage runs after one that failed', async () => {
  const reports: string[] = [];
  const tally = await runStages([failing('Checks'), passing('Tests')], (text) => {
    reports.push(text);
  });
  expect(tally).toEqual({ passed: 1, failed: 1 });
  expect(reports).toContain('\nChecks failed; the stages after it did not run.');
  expect(reports.join('\n')).not.toContain('Tests');
});
