import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { buildPythonRuntime } from '../sandbox/python/build.ts';
import { createSealedPythonRunner } from '../sandbox/python/sealed-runner.ts';
import { appendExercise } from './append-exercise.ts';
import { CONTENT_PATH } from './content-folder.ts';
import { runValidation, textFiles } from './run-validation.ts';
import { scaffold } from './scaffold.ts';
import { createPacedRunner } from './paced-runner.ts';

const runtimeDir = path.resolve('.build/runtime/python');
const runner = createPacedRunner((slowdown) => createSealedPythonRunner({ runtimeDir, slowdown }));
/** The lessons that prepare for a new challenge. */
const LESSONS = ['print-and-run', 'strings-are-evidence', 'allow-or-deny', 'functions-and-return'];
/** As much XP as a challenge of difficulty 2 needs. */
const CHALLENGES = [
  'first-contact',
  'shout-the-callsign',
  'redact-the-card-number',
  'is-this-port-privileged',
];
const CATEGORIES = '- { id: foundations, name: Foundations, description: The start. }\n';
let directory = '';

beforeAll(async () => {
  await buildPythonRuntime(runtimeDir);
  directory = await mkdtemp(path.join(tmpdir(), 'packetsmith-content-'));
  const folders = [
    ...LESSONS.map((id) => `lessons/${id}`),
    ...CHALLENGES.map((id) => `challenges/${id}`),
  ];
  for (const folder of folders) {
    await cp(path.join(CONTENT_PATH, folder), path.join(directory, folder), { recursive: true });
  }
  await writeFile(path.join(directory, 'categories.yml'), CATEGORIES);
  await writeFile(path.join(directory, 'achievements.yml'), '[]\n');
  await writeFile(
    path.join(directory, 'learning-path.yml'),
    LESSONS.map((id) => `- ${id}\n`).join(''),
  );
});

afterAll(async () => {
  await runner.close();
  await rm(directory, { recursive: true, force: true });
});

async function validate(slug: string): Promise<string> {
  const lines: string[] = [];
  const report = (line: string): void => void lines.push(line);
  await runValidation({
    directory,
    runner,
    slugs: [slug],
    mustWrite: true,
    mustRecord: false,
    judge: 'these gates',
    report,
  });
  return lines.join('\n');
}

/** Replaces every placeholder, and names a skill that the lessons before it teach. */
async function fill(folder: string): Promise<void> {
  for (const { file, text } of await textFiles(directory)) {
    if (!file.startsWith(`${folder}/`) || !text.includes('<<<')) continue;
    const filled = text.replace('<<< skill >>>', 'slicing').replaceAll(/<<<.+?>>>/g, 'Said');
    await writeFile(path.join(directory, file), filled);
  }
}

test.each([
  ['a program', 'said-backwards', null],
  ['a function', 'turned-round', 'turn_round'],
])('a new challenge that is %s works and names what is left to write', async (...draft) => {
  const [, slug, functionName] = draft;
  const folder = await scaffold(directory, { kind: 'challenge', slug, functionName });
  const before = await validate(slug);
  expect(before).toContain(
    `${folder}/debrief.md, line 1: Still to be written: What the learner has built`,
  );
  const problems = before.split('\n').filter((line) => line.startsWith('        '));
  expect(problems.filter((line) => !line.includes('Still to be written'))).toEqual([]);
  await fill(folder);
  expect(await validate(slug)).toMatch(/strength 100 %[^]*1 item, 0 problems\.$/);
});

test('a new lesson works once it is on the path', async () => {
  const folder = await scaffold(directory, { kind: 'lesson', slug: 'a-new-lesson' });
  const listFile = path.join(directory, 'learning-path.yml');
  await writeFile(listFile, `${await readFile(listFile, 'utf8')}- a-new-lesson\n`);
  expect(await validate('a-new-lesson')).toContain(
    'lesson.md, line 10: Still to be written: The smallest thing that works',
  );
  await fill(folder);
  expect(await validate('a-new-lesson')).toMatch(/1 item, 0 problems\.$/);
});

test.each(['run', 'predict', 'choose', 'fill', 'arrange', 'fix', 'write', 'tests'])(
  'a new exercise works: %s',
  async (kind) => {
    const id = `a-new-${kind}`;
    const file = await appendExercise(directory, { lesson: 'print-and-run', kind, id });
    const text = await readFile(path.join(directory, file), 'utf8');
    let number = 0;
    const filled = text.replaceAll(/<<<.+?>>>/g, () => `Said ${(number += 1)}`);
    await writeFile(path.join(directory, file), filled);
    expect(await validate('print-and-run')).toMatch(/1 item, 0 problems\.$/);
  },
);

test('a new exercise works: find, once its traffic is recorded', async () => {
  const draft = { lesson: 'print-and-run', kind: 'find', id: 'a-new-find' };
  const file = path.join(directory, await appendExercise(directory, draft));
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replaceAll(/<<<.+?>>>/g, 'Look at the ports'));
  expect(await validate('print-and-run')).toMatch(/1 item, 0 problems\.$/);
});

test('rejects an exercise with a taken or invalid name, or for a lesson that cannot have it', async () => {
  const append = (lesson: string, kind: string, id: string) =>
    appendExercise(directory, { lesson, kind, id });
  await expect(append('print-and-run', 'guess', 'new')).rejects.toThrow('not a kind of exercise');
  await expect(append('print-and-run', 'run', 'Not fine')).rejects.toThrow('not a valid id');
  await expect(append('print-and-run', 'run', 'status-line')).rejects.toThrow('already has');
  await expect(append('nowhere', 'run', 'new')).rejects.toThrow('There is no lesson "nowhere"');
});

test('rejects an existing slug and invalid names with an explanation', async () => {
  const challenge = (slug: string, functionName: string | null = null) =>
    scaffold(directory, { kind: 'challenge', slug, functionName });
  await expect(challenge('print-and-run')).rejects.toThrow(
    'content/lessons/print-and-run already exists.',
  );
  await expect(challenge('../outside')).rejects.toThrow('"../outside" is not a valid slug.');
  await expect(challenge('fine', 'not fine')).rejects.toThrow(
    '"not fine" is not a valid function name.',
  );
  await expect(readFile(path.join(directory, 'challenges/fine/challenge.yml'))).rejects.toThrow();
});
