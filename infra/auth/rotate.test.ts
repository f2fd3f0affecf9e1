import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadOrCreateSigningKeys, SIGNING_KEYS_FILE } from './signing-keys.ts';

const PROGRAM = new URL('rotate.ts', import.meta.url).pathname;

let directory: string;
let file: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-rotate-'));
  file = path.join(directory, SIGNING_KEYS_FILE);
});
afterAll(() => rm(directory, { recursive: true }));

async function rotate(): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const env = { DATA_DIR: directory };
    execFile(process.execPath, [PROGRAM], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

test('rotating the keys of a data directory prints only the name of the new key', async () => {
  const [earlier] = await loadOrCreateSigningKeys(file);
  const { code, stdout, stderr } = await rotate();
  const [key, retired] = await loadOrCreateSigningKeys(file);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(retired?.kid).toBe(earlier?.kid);
  expect(stdout).toContain(key?.kid);
  expect(stdout).not.toContain(key?.d);
});

test('an unusable file is rejected with one sentence', async () => {
  await writeFile(file, 'nonsense');
  const { code, stderr } = await rotate();
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The signing keys in .+ must be a JSON array of JWKs[^\n]+\n$/);
});
