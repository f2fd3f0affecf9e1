import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  findJudge,
  hashContent,
  hashJudge,
  hashPassed,
  PASSED_FILE,
  readPassedItems,
  writePassedItems,
} from './passed-items.ts';

const PASSED = { 'lesson b': { hash: '2' }, 'challenge a': { hash: '1', strength: 0.95 } };

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'packetsmith-passed-'));
});

afterEach(() => rm(directory, { recursive: true }));

test('no item has passed before there is a record', async () => {
  expect(await readPassedItems(directory)).toEqual({});
});

test('the record is read as it was written, and is sorted', async () => {
  await writePassedItems(directory, PASSED);
  expect(await readPassedItems(directory)).toEqual(PASSED);
  const text = await readFile(path.join(directory, PASSED_FILE), 'utf8');
  expect(text.indexOf('challenge a')).toBeLessThan(text.indexOf('lesson b'));
});

test('a damaged record is reported with its file', async () => {
  await writeFile(path.join(directory, PASSED_FILE), '{ "lesson b": 1 }');
  await expect(readPassedItems(directory)).rejects.toThrow(PASSED_FILE);
});

test('what other gates passed, or what has changed since, has another hash', () => {
  const hash = hashPassed('gates', 'content');
  expect(hashPassed('gates', 'content')).toBe(hash);
  expect(hashPassed('stricter gates', 'content')).not.toBe(hash);
  expect(hashPassed('gates', 'other content')).not.toBe(hash);
});

test('another runtime is another judge', async () => {
  expect(await hashJudge('one runtime')).toBe(await hashJudge('one runtime'));
  expect(await hashJudge('one runtime')).not.toBe(await hashJudge('another runtime'));
});

test('any change to an item changes the hash of its content', () => {
  const item = { solution: 'print(1)', cases: [{ stdin: '' }] };
  expect(hashContent({ ...item, cases: [{ stdin: '1' }] })).not.toBe(hashContent(item));
});

test('the judge is everything that a bundler finds in the gates, and the programs that they run', async () => {
  const { metafile } = await build({
    entryPoints: [path.join(import.meta.dirname, 'curriculum-items.ts')],
    absWorkingDir: path.join(import.meta.dirname, '..'),
    bundle: true,
    format: 'esm',
    metafile: true,
    packages: 'external',
    platform: 'node',
    write: false,
  });
  const programs = [
    'content/gates/find-working-orders.py',
    'content/gates/measure-difference.py',
    'content/strength/mutate.py',
  ];
  const { files, packages } = await findJudge();
  expect(files).toEqual([...Object.keys(metafile.inputs), ...programs].toSorted());
  expect(packages).toContainEqual(expect.stringMatching(/^zod@\d/));
});
