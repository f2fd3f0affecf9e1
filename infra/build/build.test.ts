import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashInputs } from './input-hash.ts';
import { precompress } from './build-web-site.ts';
import { replaceDirectory } from './build-step.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-build-'));
  await write('web/main.ts', 'export const size = 64;');
  await write('package-lock.json', '{}');
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

test('the input hash changes with content, names and new files, and with nothing else', async () => {
  const hash = (): Promise<string> => hashInputs(root, ['web', 'package-lock.json', 'absent']);
  const seen = [await hash()];
  await write('web/main.test.ts', 'a test');
  await write('elsewhere.ts', 'no input');
  expect(await hash()).toBe(seen[0]);
  await write('web/main.ts', 'export const size = 65;');
  seen.push(await hash());
  await write('web/parts/new.ts', '');
  seen.push(await hash());
  await rm(path.join(root, 'web/parts/new.ts'));
  await write('web/parts/renamed.ts', '');
  seen.push(await hash());
  expect(new Set(seen).size).toBe(seen.length);
});

test('replaces a whole directory', async () => {
  const output = path.join(root, 'out');
  await write('out/old.js', '');
  await replaceDirectory(output, (draft) => writeFile(path.join(draft, 'new.js'), ''));
  expect(await readdir(output)).toEqual(['new.js']);
});

test('keeps the old directory if filling the new one fails', async () => {
  const output = path.join(root, 'out');
  await write('out/old.js', '');
  const failing = replaceDirectory(output, () => Promise.reject(new Error('half done')));
  await expect(failing).rejects.toThrow('half done');
  expect(await readdir(output)).toEqual(['old.js']);
  expect((await readdir(root)).filter((name) => name.startsWith('out'))).toEqual(['out']);
});

test('compressed copies decode to the same bytes; small or dense files get none', async () => {
  const script = 'packet '.repeat(1_000);
  await write('site/main.js', script);
  await write('site/small.js', 'packet');
  await write('site/photo.png', script);
  await precompress(path.join(root, 'site'));
  const copy = (name: string): Promise<Buffer> => readFile(path.join(root, 'site', name));
  expect(brotliDecompressSync(await copy('main.js.br')).toString()).toBe(script);
  expect(gunzipSync(await copy('main.js.gz')).toString()).toBe(script);
  expect(await readdir(path.join(root, 'site'))).toHaveLength(5);
});

async function write(file: string, content: string): Promise<void> {
  const place = path.join(root, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, content);
}
