import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadOrCreateSigningKeys, rotateSigningKeys } from './signing-keys.ts';
import { createKeyRing } from './tokens/key-ring.ts';

let directory: string;
let file: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-keys-'));
  file = path.join(directory, 'data', 'keys.json');
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(directory, { recursive: true });
});

test('a key is created once and readable only by its owner', async () => {
  const [key] = await loadOrCreateSigningKeys(file);
  expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256' });
  expect(key?.d).toBeDefined();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await loadOrCreateSigningKeys(file)).toEqual([key]);
});

test('processes that start concurrently agree on one key and leave no temporary file', async () => {
  const keys = await Promise.all(Array.from({ length: 6 }, () => loadOrCreateSigningKeys(file)));
  expect(new Set(keys.map(([key]) => key?.kid)).size).toBe(1);
  expect(await readdir(path.dirname(file))).toEqual(['keys.json']);
});

test.each(['', 'nonsense', '{}', '[]', '[{"kty":"EC"}]'])(
  'a file that contains "%s" is rejected with its name and stays unchanged',
  async (text) => {
    const broken = path.join(directory, 'broken.json');
    await writeFile(broken, text);
    await expect(loadOrCreateSigningKeys(broken)).rejects.toThrow(broken);
    expect(await readFile(broken, 'utf8')).toBe(text);
  },
);

test('a path that is not a file is rejected with one sentence', async () => {
  await expect(loadOrCreateSigningKeys(directory)).rejects.toThrow('cannot be used');
});

test('after a rotation the new key signs, and the earlier one can only verify', async () => {
  const earlier = await createKeyRing(await loadOrCreateSigningKeys(file));
  const token = await earlier.sign({ sub: 'one' });
  const kid = await rotateSigningKeys(file);
  const keys = await loadOrCreateSigningKeys(file);
  expect(keys.map((key) => [key.kid === kid, key.d !== undefined])).toEqual([
    [true, true],
    [false, false],
  ]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(path.dirname(file))).toEqual(['keys.json']);
  const later = await createKeyRing(keys);
  expect(await later.verify(token)).toEqual({ sub: 'one' });
  expect(later.publicKeys.map((key) => key.kid)).toEqual([kid, earlier.publicKeys[0]?.kid]);
  await expect(earlier.verify(await later.sign({ sub: 'two' }))).rejects.toThrow(kid);
});

test('a key file from before rotations existed can be rotated', async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const old = { ...(await exportJWK(privateKey)), kid: 'old', alg: 'ES256' };
  const place = path.join(directory, 'old.json');
  await writeFile(place, JSON.stringify([old]));
  const token = await (
    await createKeyRing(await loadOrCreateSigningKeys(place))
  ).sign({ sub: 'a' });
  await rotateSigningKeys(place);
  const ring = await createKeyRing(await loadOrCreateSigningKeys(place));
  expect(await ring.verify(token)).toEqual({ sub: 'a' });
});

test('a retired key is dropped once none of its tokens can still be valid', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await loadOrCreateSigningKeys(file);
  await rotateSigningKeys(file);
  vi.setSystemTime(Date.now() + 6 * 86_400_000);
  await rotateSigningKeys(file);
  expect(await loadOrCreateSigningKeys(file)).toHaveLength(3);
  vi.setSystemTime(Date.now() + 2 * 86_400_000);
  expect(await loadOrCreateSigningKeys(file)).toHaveLength(2);
});
