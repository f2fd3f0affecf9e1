import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { addLicenseNotices } from '../../infra/build/build-web-site.ts';
import { describeLicenses, findIdleExceptions, findUnknownLicenses } from './license-policy.ts';
import { PROJECT, readLockFile, type LockedPackage } from './lock-file.ts';

const packages = await readLockFile('.');
const shipped = packages.filter(({ isShipped }) => isShipped);

const locked = (name: string, license: string | null): LockedPackage => ({
  name,
  license,
  version: '1.0.0',
  place: `node_modules/${name}`,
  resolved: null,
  integrity: null,
  hasInstallScript: false,
  isInBundle: false,
  isShipped: true,
});

test('everything that ships has an allowed license', () => {
  expect(shipped.length).toBeGreaterThan(200);
  expect(findUnknownLicenses(shipped)).toEqual([]);
  expect(findIdleExceptions(shipped)).toEqual([]);
});

test.each<[string, string | null]>([
  ['copyleft', 'AGPL-3.0-only'],
  ['a part under another license', '(MIT AND GPL-2.0-only)'],
  ['no license at all', null],
])('%s is not allowed', (_what, license) => {
  expect(findUnknownLicenses([locked('unknown', license)])).toHaveLength(1);
});

test('an exception applies only to the license that it names', () => {
  expect(findUnknownLicenses([locked('pyodide', 'MPL-2.0')])).toEqual([]);
  expect(findUnknownLicenses([locked('pyodide', 'SSPL-1.0')])).toEqual(['pyodide: SSPL-1.0']);
});

test('docs/licenses.md is what "npm run licenses" writes', async () => {
  const page = await readFile(path.join(PROJECT, 'docs/licenses.md'), 'utf8');
  expect(page).toBe(describeLicenses(shipped));
});

test('browsers also get the licenses of parts that are not modules of the bundle', async () => {
  const web = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-licenses-'));
  await writeFile(path.join(web, 'licences.txt'), '## react - 19.3.1 (MIT)\n');
  await addLicenseNotices(web);
  const notices = await readFile(path.join(web, 'licences.txt'), 'utf8');
  await rm(web, { recursive: true });
  for (const part of [
    'react',
    'monaco-editor',
    'basedpyright',
    'typeshed',
    'SIL OPEN FONT LICENSE',
    'Mozilla Public',
    'Python',
  ]) {
    expect(notices).toContain(part);
  }
});
