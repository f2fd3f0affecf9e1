import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AUTH_INPUTS, planAuthTests } from './auth-tests.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

let project: string;

beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'packetsmith-auth-tests-'));
  await mkdir(path.join(project, 'infra/auth'), { recursive: true });
  await cp(path.join(ROOT, 'infra/auth/index.ts'), path.join(project, 'infra/auth/index.ts'));
});

afterEach(() => rm(project, { recursive: true }));

test('the tests run until they have passed, and are then skipped with a reason', async () => {
  const first = await planAuthTests(project, false);
  expect(first.isNeeded).toBe(true);
  expect((await planAuthTests(project, false)).isNeeded).toBe(true);
  await first.recordPass();
  const second = await planAuthTests(project, false);
  expect(second.isNeeded).toBe(false);
  expect(second.reason).toContain('SKIPPED');
});

test.each(['infra/auth/index.ts', 'infra/auth/new.test.ts', 'infra/setting-values.ts'])(
  'a change to %s makes the tests run again',
  async (file) => {
    await (await planAuthTests(project, false)).recordPass();
    await writeFile(path.join(project, file), 'export const changed = true;\n');
    expect((await planAuthTests(project, false)).isNeeded).toBe(true);
  },
);

test('CI always runs the tests', async () => {
  await (await planAuthTests(project, true)).recordPass();
  expect((await planAuthTests(project, true)).isNeeded).toBe(true);
});

test('every file that the auth service or its tests import is an input', async () => {
  const { output } = await cruise(['infra/auth', 'tests/support/global-setup.ts'], {
    baseDir: ROOT,
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx'] },
  });
  const files = (output as ICruiseResult).modules
    .map(({ source }) => source)
    .filter((source) =>
      /^(codegen|content|domain|functions|infra|sandbox|tests|tools)\//.test(source),
    );
  const isInput = (file: string): boolean =>
    AUTH_INPUTS.some((input) => file === input || file.startsWith(`${input}/`));
  expect(files).toContain('infra/auth/auth-service.ts');
  expect(files.filter((file) => !isInput(file))).toEqual([]);
});
