import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { addLicenceNotices } from '../../infra/build/licence-notices.ts';
import { describeLicences, findIdleExceptions, findUnknownLicences } from './licence-policy.ts';
import { PROJECT, readLockFile, type LockedPackage } from './lock-file.ts';

const packages = await readLockFile('.');
const shipped = packages.filter(({ isShipped }) => isShipped);

const locked = (name: string, licence: string | null): LockedPackage => ({
  name,
  licence,
  version: '1.0.0',
  place: `node_modules/${name}`,
  resolved: null,
  integrity: null,
  hasInstallScript: false,
  isInBundle: false,
  isShipped: true,
});

test('everything that ships is under a licence that was admitted', () => {
  expect(shipped.length).toBeGreaterThan(200);
  expect(findUnknownLicences(shipped)).toEqual([]);
  expect(findIdleExceptions(shipped)).toEqual([]);
});

test.each<[string, string | null]>([
  ['copyleft', 'AGPL-3.0-only'],
  ['a part under another licence', '(MIT AND GPL-2.0-only)'],
  ['no licence at all', null],
])('%s is not admitted', (_what, licence) => {
  expect(findUnknownLicences([locked('stranger', licence)])).toHaveLength(1);
});

test('an exception holds for the licence that it was made for alone', () => {
  expect(findUnknownLicences([locked('pyodide', 'MPL-2.0')])).toEqual([]);
  expect(findUnknownLicences([locked('pyodide', 'SSPL-1.0')])).toEqual(['pyodide: SSPL-1.0']);
});

test('docs/licences.md is what "npm run licences" writes', async () => {
  const page = await readFile(path.join(PROJECT, 'docs/licences.md'), 'utf8');
  expect(page).toBe(describeLicences(shipped));
});

test('browsers get the licences of the parts that are no modules of the bundle, too', async () => {
  const web = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-licences-'));
  await writeFile(path.join(web, 'licences.txt'), '## react - 19.3.1 (MIT)\n');
  await addLicenceNotices(web);
  const notices = await readFile(path.join(web, 'licences.txt'), 'utf8');
  await rm(web, { recursive: true });
  for (const part of ['react', 'swagger-ui', 'SIL OPEN FONT LICENSE', 'Mozilla Public', 'Python']) {
    expect(notices).toContain(part);
  }
});
