import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';

import { CONTENT_PATH } from './content-folder.ts';
import type { Curriculum } from './curriculum.ts';
import { loadCurriculum } from './load-curriculum.ts';

const folders: string[] = [];
let curriculum: Curriculum;

beforeAll(async () => {
  curriculum = await loadCurriculum();
});

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

/** Copies this repository's lessons and two of its challenges to a new folder, with one file changed or removed. */
async function changed(file: string, change: ((text: string) => string) | null): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'packetsmith-content-'));
  folders.push(folder);
  await cp(CONTENT_PATH, folder, {
    recursive: true,
    filter: (source) => {
      const [top, slug = ''] = relative(CONTENT_PATH, source).split(sep);
      return top !== 'challenges' || ['', 'first-contact', 'hexdump'].includes(slug);
    },
  });
  const path = join(folder, file);
  if (change === null) await rm(path);
  else await writeFile(path, change(await readFile(path, 'utf8')));
  return folder;
}

test('sorts lessons by path and challenges from easy to hard', () => {
  const { lessons, challenges } = curriculum;
  expect(lessons[0]?.id).toBe('print-and-run');
  expect(challenges[0]?.id).toBe('first-contact');
  const difficulties = challenges.map(({ difficulty }) => difficulty);
  expect(difficulties).toEqual(difficulties.toSorted());
});

test('loads a challenge with its compiled brief, named samples and hidden cases', () => {
  const { challenges } = curriculum;
  const scanner = challenges.find(({ id }) => id === 'port-scanner');
  expect(scanner?.instructions.html).toContain('<li>');
  expect(scanner?.samples.map(({ name }) => name)).toEqual([
    'Web server, ports 1-1024',
    'A single port',
    'Out of scope',
    'A host with every port closed',
  ]);
  expect(scanner?.expectedOutput).toBe('22 open\n80 open\n443 open\n');
  expect(scanner?.hints).toHaveLength(4);
  expect(scanner?.lab?.scope).toEqual(['192.0.2.0/24']);
  expect(scanner?.casePool).toHaveLength(20);
});

test('publishes the model solution of every challenge, and no code of mistakes and generators', () => {
  for (const { solutions, mistakes, ...challenge } of curriculum.challenges) {
    expect(solutions[0]).toMatchObject({ title: 'Our solution', why: null });
    expect(Object.keys(challenge)).not.toContain('generator');
    expect(mistakes.flatMap(Object.keys)).not.toContain('code');
  }
});

test('loads the function name of a function challenge', () => {
  const { challenges } = curriculum;
  const entry = challenges.find(({ id }) => id === 'is-this-port-privileged')?.entry;
  expect(entry).toEqual({ kind: 'function', name: 'is_privileged' });
});

test('rejects XP that does not match the difficulty, with the file, the field and the fix', async () => {
  const folder = await changed('challenges/hexdump/challenge.yml', (text) =>
    text.replace('xp: 100', 'xp: 90'),
  );
  await expect(loadCurriculum(folder)).rejects.toThrow(
    'challenges/hexdump/challenge.yml, xp: Use 25, 50, 100, 175 or 300 XP, for difficulty 1 to 5.',
  );
});

test('rejects an unknown field', async () => {
  const folder = await changed('challenges/hexdump/challenge.yml', (text) => `${text}color: red\n`);
  await expect(loadCurriculum(folder)).rejects.toThrow(/challenge\.yml.*color/);
});

test.each([
  ['no format', ''],
  ['an older format', 'format: 1\n'],
])('rejects a challenge with %s', async (_name, format) => {
  const folder = await changed('challenges/hexdump/challenge.yml', (text) =>
    text.replace('format: 2\n', format),
  );
  await expect(loadCurriculum(folder)).rejects.toThrow(
    'challenges/hexdump/challenge.yml, format: Write `format: 2`.',
  );
});

test('rejects a missing file and says what belongs in it', async () => {
  const folder = await changed('challenges/hexdump/solution.py', null);
  await expect(loadCurriculum(folder)).rejects.toThrow(
    'challenges/hexdump/solution.py: Write the program that passes every case.',
  );
});

test('rejects an incomplete pair of case files', async () => {
  const folder = await changed('challenges/hexdump/cases/01-one-byte.out', null);
  await expect(loadCurriculum(folder)).rejects.toThrow(
    'challenges/hexdump/cases/01-one-byte.out: Write what the program must print.',
  );
});

test('rejects invalid YAML with its line', async () => {
  const folder = await changed('categories.yml', (text) => `${text}- id: [\n`);
  await expect(loadCurriculum(folder)).rejects.toThrow(
    /categories\.yml, line \d+: This is not valid YAML/,
  );
});

test('rejects a lesson without front matter', async () => {
  const folder = await changed('lessons/print-and-run/lesson.md', (text) =>
    text.replace('---', ''),
  );
  await expect(loadCurriculum(folder)).rejects.toThrow(
    'lesson.md, front matter: Begin with front matter',
  );
});

test('rejects a mistake without its advice', async () => {
  const folder = await changed('challenges/hexdump/mistakes/offset-in-decimal.py', (text) =>
    text.replace('# ', ''),
  );
  await expect(loadCurriculum(folder)).rejects.toThrow(
    'offset-in-decimal.py, advice: Begin the file with a comment: # advice: …',
  );
});
