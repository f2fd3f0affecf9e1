import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadOrCreateSigningKeys } from './signing-keys.ts';

let directory: string;
let file: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-keys-'));
  file = path.join(directory, 'data', 'keys.json');
});
afterEach(() => rm(directory, { recursive: true }));

test('a key is made once, for its owner alone', async () => {
  const [key] = await loadOrCreateSigningKeys(file);
  expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256' });
  expect(key?.d).toBeDefined();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await loadOrCreateSigningKeys(file)).toEqual([key]);
});

test('processes that start at once agree on one key and leave no draft', async () => {
  const keys = await Promise.all(Array.from({ length: 6 }, () => loadOrCreateSigningKeys(file)));
  expect(new Set(keys.map(([key]) => key?.kid)).size).toBe(1);
  expect(await readdir(path.dirname(file))).toEqual(['keys.json']);
});

test.each(['', 'nonsense', '{}', '[]', '[{"kty":"EC"}]'])(
  'a file that holds "%s" is refused by its name and stays as it is',
  async (text) => {
    const broken = path.join(directory, 'broken.json');
    await writeFile(broken, text);
    await expect(loadOrCreateSigningKeys(broken)).rejects.toThrow(broken);
    expect(await readFile(broken, 'utf8')).toBe(text);
  },
);

test('a place that is no file is refused with a sentence', async () => {
  await expect(loadOrCreateSigningKeys(directory)).rejects.toThrow('cannot be used');
});
