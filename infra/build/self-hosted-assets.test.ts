import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PROJECT } from './build-step.ts';
import { BUILD_STEPS } from './build-steps.ts';
import { acceptAssets, checkAssets } from './self-hosted-assets.ts';

const MANIFEST = 'infra/build/self-hosted-assets.json';
const UNKNOWN = '0'.repeat(64);

let project: string;
beforeEach(async () => {
  project = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-assets-'));
  await write('node_modules/snake/snake.wasm', 'wasm');
  await write('node_modules/editor/esm/main.js', 'main');
  await write('node_modules/editor/esm/parts/line.js', 'line');
  const manifest = {
    runtime: { snake: { 'snake.wasm': UNKNOWN }, 'for-another-platform': { addon: UNKNOWN } },
    web: { editor: { 'esm/': UNKNOWN } },
  };
  await write(MANIFEST, JSON.stringify(manifest));
});
afterEach(() => rm(project, { recursive: true }));

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(project, file)), { recursive: true });
  await writeFile(path.join(project, file), content);
}

test('rejects a file that differs from the reviewed one and says what to do', async () => {
  await expect(checkAssets(project, 'runtime')).rejects.toThrow(
    `node_modules/snake/snake.wasm differs from the reviewed one: expected SHA-256 ${UNKNOWN}, got 336154bf67f765f8f75d16a0accee61b5ee5f6a75b2a2905703df913bd550f3e. Run "npm ci"`,
  );
});

test('an accepted file passes until one byte of it changes', async () => {
  expect(await acceptAssets(project)).toEqual([
    'node_modules/snake/snake.wasm',
    'node_modules/editor/esm/',
  ]);
  await checkAssets(project, 'runtime');
  await checkAssets(project, 'web');
  expect(await acceptAssets(project)).toEqual([]);
  await write('node_modules/snake/snake.wasm', 'Wasm');
  await expect(checkAssets(project, 'runtime')).rejects.toThrow(
    '"npm run build -- --accept-assets"',
  );
});

test.each([
  ['changed', 'esm/parts/line.js', 'lime'],
  ['added', 'esm/more.js', ''],
])('finds a file that is %s below a directory', async (_what, file, content) => {
  await acceptAssets(project);
  await write(`node_modules/editor/${file}`, content);
  await expect(checkAssets(project, 'web')).rejects.toThrow('node_modules/editor/esm/ differs');
});

test('a step without third-party assets has nothing to check', async () => {
  await checkAssets(project, 'functions');
});

test('every asset of the product matches the reviewed one and belongs to a build step', async () => {
  const steps = BUILD_STEPS.map(({ name }) => name);
  const manifest: object = JSON.parse(
    await readFile(path.join(PROJECT, MANIFEST), 'utf8'),
  ) as object;
  expect(Object.keys(manifest).filter((name) => !steps.includes(name))).toEqual([]);
  for (const step of steps) await checkAssets(PROJECT, step);
});
