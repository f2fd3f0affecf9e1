import path from 'node:path';
import process from 'node:process';
import { describePlan, passedOf, planSuites, recordPassed, type SuitePlan } from './plan-suites.ts';
import { checkNames, runChecks } from './run-checks.ts';
import { runScriptInView } from './run-script.ts';
import { runStages, type Stage } from './run-stages.ts';
import { listTests } from './suite-inputs.ts';
import { skipTests } from './vitest-settings.ts';
import {
  describeSlowestFiles,
  passedFilesOf,
  readVitestReport,
  removeVitestReport,
  tallyOfReport,
} from './vitest-report.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const VITEST_REPORT = path.join(ROOT, 'node_modules/.cache/vitest-report.json');
const SLOWEST_COUNT = 10;

const report = (text: string): void => console.log(text);
const isCi = process.env['CI'] === 'true';

/** Runs vitest with visible output. @returns the tests, and which files passed */
async function runVitest(args: readonly string[], skipped: readonly string[] = []) {
  await removeVitestReport(VITEST_REPORT);
  const env = { ...process.env, ...skipTests(skipped) };
  const isPassed = await runScriptInView('vitest', args, env);
  const found = await readVitestReport(VITEST_REPORT);
  if (found) report(`\nSlowest files\n\n${describeSlowestFiles(found, ROOT, SLOWEST_COUNT)}`);
  return { tally: tallyOfReport(found, isPassed), passedFiles: found ? passedFilesOf(found) : [] };
}

const byName = (projects: readonly string[]): string[] =>
  projects.flatMap((name) => ['--project', name]);

/** Runs the projects whose tests start nothing. */
const FAST_TESTS: Stage = {
  title: 'Tests: unit, web',
  run: async () => (await runVitest(byName(['unit', 'web']))).tally,
};

/** Runs every test, except suites that passed before with the same inputs. */
const ALL_TESTS: Stage = {
  title: 'Tests',
  run: async () => {
    const plans = await planSuites(ROOT, isCi);
    report(describePlan(plans, isCi));
    const skipped = plans.filter(({ isNeeded }) => !isNeeded).flatMap(({ suite }) => suite.tests);
    const { tally, passedFiles } = await runVitest([], skipped);
    await recordPassed(ROOT, await passedOf(ROOT, plans, passedFiles), false);
    return tally;
  },
};

/** Runs the suites that have not passed with their present inputs, and commits to the record those that have. */
const SUITES_TO_RECORD: Stage = {
  title: 'Suites to record',
  run: async () => {
    const plans = await planSuites(ROOT, isCi);
    report(describePlan(plans, isCi));
    const isPassed = (plan: SuitePlan): boolean => !plan.isNeeded;
    await recordPassed(ROOT, plans.filter(isPassed), true);
    const needed = plans.filter((plan) => !isPassed(plan));
    if (needed.length === 0) return { passed: 0, failed: 0 };
    const files = await Promise.all(needed.map(({ suite }) => listTests(ROOT, suite)));
    const { tally, passedFiles } = await runVitest(files.flat());
    await recordPassed(ROOT, await passedOf(ROOT, needed, passedFiles), true);
    return tally;
  },
};

const check = (title: string, names: readonly string[]): Stage => ({
  title,
  run: () => runChecks(names, report),
});

/**
 * No check reads what the build writes, so they run in parallel. The curriculum needs the runtime and comes last. What
 * has not changed since it passed is skipped, except a sample; `npm run content` validates everything.
 */
const STAGES: readonly Stage[] = [
  check('Build, checks and curriculum', ['build', ...checkNames(), 'content:changed']),
  ALL_TESTS,
];

/** What to run before committing a change. None of it needs the build. */
const FAST_STAGES: readonly Stage[] = [check('Checks', checkNames()), FAST_TESTS];

/** What to run before committing a change to a suite, or to what it tests. */
const RECORD_STAGES: readonly Stage[] = [check('Build', ['build']), SUITES_TO_RECORD];

function stagesOf(option: string | undefined): readonly Stage[] {
  if (option === '--fast') return FAST_STAGES;
  return option === '--record' ? RECORD_STAGES : STAGES;
}

// `npm test`, `npm run test:fast` and `npm run test:record`.
const { passed, failed } = await runStages(stagesOf(process.argv[2]), report);
report(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
