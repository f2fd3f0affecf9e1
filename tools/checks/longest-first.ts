import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The test files that take longest, in seconds of a run with three workers on two cores. Not exact: only the order counts. */
export const SECONDS_OF_FILES: Readonly<Record<string, number>> = {
  'tests/journeys/accessibility.test.ts': 240,
  'tests/journeys/learner-states.test.ts': 220,
  'tests/journeys/visitor-states.test.ts': 200,
  'tests/security/sandbox-escape.system.test.ts': 190,
  'tests/parity/parity.system.test.ts': 140,
  'sandbox/python/case-traces.system.test.ts': 137,
  'tests/recording/curriculum.system.test.ts': 120,
  'tests/front-door/front-door.test.ts': 110,
  'infra/server/start.system.test.ts': 100,
  'tests/security/service-survival.system.test.ts': 97,
  'tests/durability/kills.system.test.ts': 94,
  'content/run-validation.system.test.ts': 85,
  'tests/journeys/sample-site.test.ts': 85,
  'content/scaffold.system.test.ts': 79,
  'tests/security/interpreter-deaths.system.test.ts': 69,
  'sandbox/python/sealed-runner.system.test.ts': 69,
  'tests/durability/execution-kills.system.test.ts': 68,
  'tests/journeys/two-devices.test.ts': 65,
  'infra/server/sudden-ends.system.test.ts': 60,
  'infra/server/full-disk.system.test.ts': 60,
  'sandbox/recording/recorder.system.test.ts': 60,
  'tests/journeys/try-first-journey.test.ts': 60,
  'tests/journeys/feedback-journey.test.ts': 52,
  'infra/restore-backup.system.test.ts': 50,
  'tests/journeys/offline.test.ts': 49,
  'tests/journeys/lesson-journey.test.ts': 47,
  'tests/journeys/run-in-browser.test.ts': 46,
  'tests/journeys/editor-loading.test.ts': 46,
  'infra/aws/deploy/smoke/smoke-test.system.test.ts': 45,
  'tests/journeys/recorder.test.ts': 45,
  'content/gates/feedback-gates.system.test.ts': 44,
  'sandbox/python/sealed-limits.system.test.ts': 44,
  'tests/security/recorder-attacks.system.test.ts': 42,
  'tests/security/result-forgery.system.test.ts': 39,
  'tests/journeys/account-journey.test.ts': 36,
  'tests/journeys/learner-journey.test.ts': 34,
  'tests/security/forging.system.test.ts': 33,
  'tests/security/hidden-failures.system.test.ts': 33,
  'tests/load/free-identities.system.test.ts': 33,
  'tests/load/load.system.test.ts': 33,
  'sandbox/python/sealed-crashes.system.test.ts': 29,
  'tests/journeys/python-worker.test.ts': 29,
  'sandbox/python/engines.system.test.ts': 28,
  'tests/journeys/desktop-editor.test.ts': 28,
  'infra/aws/deploy/deploy.system.test.ts': 27,
  'tests/journeys/page-weight.test.ts': 26,
  'tests/journeys/phone-journey.test.ts': 26,
  'sandbox/python/sealed-isolation.system.test.ts': 25,
  'tests/security/feedback-ladder.system.test.ts': 25,
  'tests/journeys/placement-journey.test.ts': 25,
  'tests/supabase/migrations.system.test.ts': 23,
  'tests/journeys/try-first.test.ts': 23,
  'tests/security/stock-pyodide.system.test.ts': 22,
};

const SECONDS: ReadonlyMap<string, number> = new Map(Object.entries(SECONDS_OF_FILES));

/** What decides when a test file runs. */
interface Ranked {
  /** Files of a lower group run first. */
  group: number;
  /** Relative to the repository. */
  file: string;
}

/** Compares two test files: by group, then the longest first. Files that aren't listed stay in their order, at the end. */
export function compareByDuration(left: Ranked, right: Ranked): number {
  const seconds = ({ file }: Ranked): number => SECONDS.get(file) ?? 0;
  return left.group - right.group || seconds(right) - seconds(left);
}

const ROOT = path.resolve(import.meta.dirname, '../..');

function rankOf({ project, moduleId }: TestSpecification): Ranked {
  const file = path.relative(ROOT, moduleId).replaceAll(path.sep, '/');
  return { group: project.config.sequence.groupOrder, file };
}

/**
 * Starts the longest test files first, so that no core is idle at the end while one of them still runs. Vitest's own
 * order needs the durations of an earlier run on the same machine.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((left, right) => compareByDuration(rankOf(left), rankOf(right)));
  }
}
