import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContentError } from './content-error.ts';
import { type ContentFolder, contentFolder } from './content-folder.ts';
import { loadApps } from './load-apps.ts';

const HOSTS = [{ ip: '192.0.2.1', ports: { '80': { app: 'shop' } } }];
let folder: ContentFolder;

beforeAll(async () => {
  folder = contentFolder(await mkdtemp(path.join(tmpdir(), 'apps-')));
  await writeFile(path.join(folder.path, 'shop.py'), 'def handle(request, store): ...\n');
});
afterAll(() => rm(folder.path, { recursive: true }));

test('a lab gets the source of its applications from the files next to the challenge', async () => {
  const lab = { hosts: HOSTS, apps: { shop: { file: 'shop.py', debug: true as const } } };
  expect(await loadApps(folder, '.', lab)).toEqual({
    hosts: HOSTS,
    apps: {
      shop: { file: 'shop.py', debug: true, source: 'def handle(request, store): ...\n' },
    },
  });
});

test('a missing file is named', async () => {
  const lab = { hosts: HOSTS, apps: { shop: { file: 'other.py' } } };
  await expect(loadApps(folder, '.', lab)).rejects.toThrow(ContentError);
});

test('a lab without applications stays as it is', async () => {
  expect(await loadApps(folder, '.', null)).toBeNull();
  const lab = { hosts: HOSTS };
  expect(await loadApps(folder, '.', lab)).toBe(lab);
});
