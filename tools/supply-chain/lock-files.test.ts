import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { PACKAGE_DIRECTORIES, PROJECT, readLockFile } from './lock-file.ts';

const versions = z.record(z.string(), z.string()).default({});
const packageFile = z.object({
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
  overrides: versions,
  allowScripts: z.record(z.string(), z.boolean()).default({}),
});

/** Such as 1.2.3, or npm:name@1.2.3 for a package under another name. */
const EXACT = /^(npm:[\w@/.-]+@)?\d+\.\d+\.\d+(-[\w.-]+)?$/;

const inProject = (...parts: string[]): string => path.join(PROJECT, ...parts);
const readText = (...parts: string[]): Promise<string> => readFile(inProject(...parts), 'utf8');

describe.each(PACKAGE_DIRECTORIES)('the packages of %s', (directory) => {
  test('have exact versions', async () => {
    const file = packageFile.parse(JSON.parse(await readText(directory, 'package.json')));
    const named = Object.entries({
      ...file.dependencies,
      ...file.devDependencies,
      ...file.optionalDependencies,
      ...file.overrides,
    });
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(([, version]) => !EXACT.test(version))).toEqual([]);
  });

  test('are locked by a SHA-512 hash each, and without the address of a registry', async () => {
    const packages = await readLockFile(directory);
    expect(packages.filter(({ resolved }) => resolved !== null)).toEqual([]);
    const unlocked = packages.filter(
      ({ integrity, isInBundle }) => !isInBundle && !/^sha512-\S{88}$/.test(integrity ?? ''),
    );
    expect(unlocked).toEqual([]);
    expect(await readText(directory, 'package-lock.json')).not.toMatch(
      /"(https?:|git|file:)[^"]*\.tgz/,
    );
  });

  test('run no install scripts', async () => {
    const { allowScripts } = packageFile.parse(
      JSON.parse(await readText(directory, 'package.json')),
    );
    const packages = await readLockFile(directory);
    const withScript = packages.filter(({ hasInstallScript }) => hasInstallScript);
    const open = withScript.filter(({ name }) => allowScripts[name] !== false);
    expect(open.map(({ name }) => name)).toEqual([]);
    expect(Object.values(allowScripts).filter((isAllowed) => isAllowed)).toEqual([]);
  });
});

test.each(['.', 'infra/aws', 'infra/supabase'])(
  'npm keeps versions exact and lock files free of addresses in %s',
  async (directory) => {
    const settings = (await readText(directory, '.npmrc')).split('\n');
    expect(settings).toContain('save-exact=true');
    expect(settings).toContain('omit-lockfile-registry-resolved=true');
    expect(settings.join('\n')).not.toMatch(/registry=|_auth|token/i);
  },
);

test('everything that installs packages forbids their scripts', async () => {
  expect(await readText('infra/server/prepare/install-packages.mjs')).toContain(
    "'--ignore-scripts'",
  );
  expect(await readText('tools/bench/web/run-lighthouse.ts')).toContain('--ignore-scripts');
});

test('the bot that proposes upgrades covers every directory with packages, and never merges', async () => {
  const renovate: unknown = JSON.parse(await readText('renovate.json'));
  expect(renovate).toMatchObject({
    automerge: false,
    ignorePaths: ['**/node_modules/**'],
    ignorePresets: [':ignoreModulesAndTests'],
  });
  for (const directory of PACKAGE_DIRECTORIES) {
    expect(existsSync(inProject(directory, 'package-lock.json'))).toBe(true);
  }
});
