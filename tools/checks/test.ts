import path from 'node:path';
import process from 'node:process';
import { checkNames } from './check-names.ts';
import { runChecks } from './run-checks.ts';
import { runScriptInView } from './run-script.ts';
import { sumTallies } from './tally.ts';
import type { Tally } from './tally.ts';
import { forgetVitestReport, readVitestTally } from './vitest-tally.ts';

const VITEST_REPORT = path.resolve(
  import.meta.dirname,
  '../../node_modules/.cache/vitest-report.json',
);

const report = (text: string): void => console.log(text);

/**
 * The stages of `npm test`, the quick and telling ones first. No check reads what the build writes, so that they share
 * the cores. The curriculum is proven last, on a runtime that is built by then; where it is not, that waits for it.
 */
const stages: { title: string; run: () => Promise<Tally> }[] = [
  {
    title: 'Build, checks and curriculum',
    run: () => runChecks(['build', ...checkNames(), 'content'], report),
  },
  {
    title: 'Tests',
    run: async () => {
      await forgetVitestReport(VITEST_REPORT);
      return readVitestTally(VITEST_REPORT, await runScriptInView('vitest'));
    },
  },
];

const tallies: Tally[] = [];
for (const [index, { title, run }] of stages.entries()) {
  report(`\n${title} (${index + 1} of ${stages.length})\n`);
  const tally = await run();
  tallies.push(tally);
  if (tally.failed > 0) {
    report(`\n${title} failed; what comes after it was not run.`);
    break;
  }
}

const { passed, failed } = sumTallies(tallies);
report(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
