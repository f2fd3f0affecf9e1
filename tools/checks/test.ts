import path from 'node:path';
import process from 'node:process';
import { AUTH_PROJECT, planAuthTests } from './auth-tests.ts';
import { checkNames, runChecks } from './run-checks.ts';
import { runScriptInView } from './run-script.ts';
import { runStages, type Stage } from './run-stages.ts';
import {
  describeSlowestFiles,
  readVitestReport,
  removeVitestReport,
  tallyOfReport,
} from './vitest-report.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const VITEST_REPORT = path.join(ROOT, 'node_modules/.cache/vitest-report.json');
const SLOWEST_COUNT = 10;

const report = (text: string): void => console.log(text);

/** Runs vitest's projects with visible output, except the auth service's if its tests can be skipped. */
function tests(projects: readonly string[]): Stage {
  return {
    title: `Tests: ${projects.join(', ')}`,
    run: async () => {
      await removeVitestReport(VITEST_REPORT);
      const auth = await planAuthTests(ROOT, process.env['CI'] === 'true');
      report(auth.reason);
      const selected = projects.filter((name) => name !== AUTH_PROJECT || auth.isNeeded);
      const args = selected.flatMap((name) => ['--project', name]);
      const isPassed = await runScriptInView('vitest', args);
      if (isPassed && auth.isNeeded) await auth.recordPass();
      const found = await readVitestReport(VITEST_REPORT);
      if (found) report(`\nSlowest files\n\n${describeSlowestFiles(found, ROOT, SLOWEST_COUNT)}`);
      return tallyOfReport(found, isPassed);
    },
  };
}

/**
 * No check reads what the build writes, so they run in parallel. The curriculum needs the runtime and comes last. What
 * has not changed since it passed is skipped, except a sample; `npm run content` validates everything.
 */
const STAGES: readonly Stage[] = [
  {
    title: 'Build, checks and curriculum',
    run: () => runChecks(['build', ...checkNames(), 'content:changed'], report),
  },
  tests(['unit', 'system', AUTH_PROJECT, 'web', 'journeys']),
];

/** What to run before committing a change. */
const FAST_STAGES: readonly Stage[] = [
  { title: 'Build and checks', run: () => runChecks(['build', ...checkNames()], report) },
  tests(['unit', 'web']),
];

// `npm test`, and `npm run test:fast`.
const stages = process.argv.includes('--fast') ? FAST_STAGES : STAGES;
const { passed, failed } = await runStages(stages, report);
report(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
