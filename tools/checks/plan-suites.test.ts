import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  COMMITTED_RECORD,
  describePlan,
  passedOf,
  planSuites,
  recordPassed,
} from './plan-suites.ts';
import type { Suite } from './suites.ts';

const SUITES: readonly Suite[] = ['doors', 'locks'].map((name) => ({
  name,
  tests: [`${name}/*.test.ts`],
  inputs: [],
}));

let project: string;

beforeEach(async () => {
  project = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-plan-'));
  await writeFile(path.join(project, 'package-lock.json'), '{"packages":{}}');
  for (const { name } of SUITES) {
    await mkdir(path.join(project, name));
    for (const part of ['one', 'two'])
      await writeFile(path.join(project, name, `${part}.test.ts`), `console.log('${part}');`);
  }
});

afterEach(() => rm(project, { recursive: true }));

const plan = (isCi = false) => planSuites(project, isCi, SUITES);
const needed = async (isCi = false): Promise<string[]> =>
  (await plan(isCi)).filter(({ isNeeded }) => isNeeded).map(({ suite }) => suite.name);

const pass = async (files: readonly string[], isForAll = false): Promise<void> => {
  const plans = await plan();
  const absolute = files.map((file) => path.join(project, file));
  await recordPassed(project, await passedOf(project, plans, absolute), isForAll);
};

const ALL_LOCKS = ['locks/one.test.ts', 'locks/two.test.ts'];

test.each([false, true])(
  'a suite runs until it has passed, recorded for all: %s',
  async (isForAll) => {
    expect(await needed()).toEqual(['doors', 'locks']);
    expect(await needed()).toEqual(['doors', 'locks']);
    await pass(ALL_LOCKS, isForAll);
    expect(await needed()).toEqual(['doors']);
  },
);

test('a suite of which a file failed or did not run has not passed', async () => {
  await pass(['locks/one.test.ts', 'doors/one.test.ts', 'doors/two.test.ts']);
  expect(await needed()).toEqual(['locks']);
});

test('a suite that changed runs again, and what passed meanwhile stays recorded', async () => {
  await pass(ALL_LOCKS);
  await writeFile(path.join(project, 'locks/one.test.ts'), 'console.log("changed");');
  expect(await needed()).toEqual(['doors', 'locks']);
  await pass(['doors/one.test.ts', 'doors/two.test.ts']);
  await writeFile(path.join(project, 'locks/one.test.ts'), "console.log('one');");
  expect(await needed()).toEqual([]);
});

test('a suite has not passed if it changed while it ran', async () => {
  const plans = await plan();
  await writeFile(path.join(project, 'locks/one.test.ts'), 'console.log("changed");');
  const files = ALL_LOCKS.map((file) => path.join(project, file));
  await recordPassed(project, await passedOf(project, plans, files), false);
  expect(await needed()).toEqual(['doors', 'locks']);
});

test('CI runs every suite', async () => {
  await pass(ALL_LOCKS, true);
  expect(await needed(true)).toEqual(['doors', 'locks']);
  expect(describePlan(await plan(true), true)).toBe('CI=true: every suite runs.');
});

test('the plan says which suites run, which are skipped, why, and how to run them', async () => {
  await pass(ALL_LOCKS, true);
  expect(describePlan(await plan(), false)).toBe(
    'Changed since they passed, so they run: doors.\n' +
      'SKIPPED, because nothing that they depend on has changed since they passed: locks. Set CI=true to run them.',
  );
});

test('the committed record is sorted, with a line for each suite', async () => {
  await pass(ALL_LOCKS, true);
  await pass(['doors/one.test.ts', 'doors/two.test.ts'], true);
  const text = await readFile(path.join(project, COMMITTED_RECORD), 'utf8');
  expect(text).toMatch(/^\{\n {2}"doors": "[0-9a-f]{64}",\n {2}"locks": "[0-9a-f]{64}"\n\}\n$/);
});

test('a committed record that is damaged is an error, one of this machine is ignored', async () => {
  await mkdir(path.join(project, 'node_modules/.cache'), { recursive: true });
  await writeFile(path.join(project, 'node_modules/.cache/passed-suites.json'), '{"locks":');
  expect(await needed()).toEqual(['doors', 'locks']);
  await mkdir(path.join(project, 'tests'));
  await writeFile(path.join(project, COMMITTED_RECORD), '{"locks":');
  await expect(needed()).rejects.toThrow('JSON');
});
