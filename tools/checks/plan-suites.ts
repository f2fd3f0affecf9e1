import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { hashSuite, listTests } from './suite-inputs.ts';
import { type Suite, SUITES } from './suites.ts';

/** Which suites passed, for everyone who clones the repository. */
export const COMMITTED_RECORD = 'tests/passed.json';
/** Which suites passed here. */
const OWN_RECORD = 'node_modules/.cache/passed-suites.json';

/** The hash with which each suite passed, by name. */
const recordSchema = z.record(z.string(), z.string());

type PassedSuites = z.infer<typeof recordSchema>;

/** Whether a suite has to run. */
export interface SuitePlan {
  suite: Suite;
  hash: string;
  isNeeded: boolean;
}

/** Decides which suites have to run: in CI all of them, elsewhere those whose inputs changed since they passed. */
export async function planSuites(
  root: string,
  isCi: boolean,
  suites: readonly Suite[] = SUITES,
): Promise<SuitePlan[]> {
  const records = [
    await readRecord(root, COMMITTED_RECORD),
    await readRecord(root, OWN_RECORD).catch(() => ({})),
  ];
  return Promise.all(
    suites.map(async (suite) => {
      const hash = await hashSuite(root, suite);
      const hasPassed = records.some((record: PassedSuites) => record[suite.name] === hash);
      return { suite, hash, isNeeded: isCi || !hasPassed };
    }),
  );
}

/** Describes a plan, in lines: which suites run, which don't, why, and how to run all of them. */
export function describePlan(plans: readonly SuitePlan[], isCi: boolean): string {
  if (isCi) return 'CI=true: every suite runs.';
  const namesOf = (isNeeded: boolean): string =>
    plans
      .filter((plan) => plan.isNeeded === isNeeded)
      .map(({ suite }) => suite.name)
      .join(', ');
  const [run, skipped] = [namesOf(true), namesOf(false)];
  return [
    ...(run === '' ? [] : [`Changed since they passed, so they run: ${run}.`]),
    ...(skipped === ''
      ? []
      : [
          `SKIPPED, because nothing that they depend on has changed since they passed: ${skipped}. Set CI=true to run them.`,
        ]),
  ].join('\n');
}

/** Returns the suites of a plan that have passed: all of their test files ran, and no test failed. */
export async function passedOf(
  root: string,
  plans: readonly SuitePlan[],
  passedFiles: readonly string[],
): Promise<SuitePlan[]> {
  const passed = new Set(passedFiles.map((file) => path.relative(root, file)));
  const isPassed = await Promise.all(
    plans.map(async ({ suite }) => {
      const tests = await listTests(root, suite);
      return tests.length > 0 && tests.every((file) => passed.has(path.normalize(file)));
    }),
  );
  return plans.filter((_, index) => isPassed[index]);
}

/** Records suites as passed. @param isForAll whether in the committed record, or only here */
export async function recordPassed(
  root: string,
  passed: readonly SuitePlan[],
  isForAll: boolean,
): Promise<void> {
  const file = isForAll ? COMMITTED_RECORD : OWN_RECORD;
  const record = { ...(await readRecord(root, file).catch(() => ({}))) };
  for (const { suite, hash } of passed) Object.assign(record, { [suite.name]: hash });
  const sorted = Object.entries(record).toSorted(([left], [right]) => (left < right ? -1 : 1));
  await mkdir(path.join(root, path.dirname(file)), { recursive: true });
  const text = `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
  await writeFile(path.join(root, file), text);
}

async function readRecord(root: string, file: string): Promise<PassedSuites> {
  const text = await readFile(path.join(root, file), 'utf8').catch(() => '{}');
  return recordSchema.parse(JSON.parse(text));
}
