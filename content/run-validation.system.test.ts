import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { LanguageRunner } from '../sandbox/contract.ts';
import { buildPythonRuntime } from '../sandbox/python/build.ts';
import { createSealedPythonRunner } from '../sandbox/python/sealed-runner.ts';
import { CONTENT_PATH } from './content-folder.ts';
import { runValidation } from './run-validation.ts';
import { createPacedRunner } from './paced-runner.ts';

const runtimeDir = path.resolve('.build/runtime/python');
const runner = createPacedRunner((slowdown) => createSealedPythonRunner({ runtimeDir, slowdown }));
const POOL = 'challenges/hexdump/cases/generated.json';
const JUDGE = 'these gates';
const FILES = ['categories.yml', 'achievements.yml'];
const PATH_FILE = 'learning-path.yml';
/** The lessons up to this one, and the challenges for which they prepare. Each validation loads all that there are. */
const LAST_LESSON = '- struct-headers\n';
const CHALLENGES = [
  'base64-in-layers',
  'bit-flags-to-names',
  'count-failed-logins',
  'defang-and-refang',
  'first-contact',
  'hex-to-text',
  'hexdump',
  'is-this-port-privileged',
  'password-policy-check',
  'percent-decode-by-hand',
  'read-a-bmp-header',
  'redact-the-card-number',
  'shout-the-callsign',
  'top-talker',
];

let directory = '';
let committedPool = '';

beforeAll(async () => {
  await buildPythonRuntime(runtimeDir);
  directory = await mkdtemp(path.join(tmpdir(), 'packetsmith-content-'));
  const learningPath = await readFile(path.join(CONTENT_PATH, PATH_FILE), 'utf8');
  const firstLessons = learningPath.slice(0, learningPath.indexOf(LAST_LESSON)) + LAST_LESSON;
  await writeFile(path.join(directory, PATH_FILE), firstLessons);
  const lessons = [...firstLessons.matchAll(/^- (.+)$/gm)].map(([, id = '']) => `lessons/${id}`);
  const challenges = CHALLENGES.map((id) => `challenges/${id}`);
  for (const name of [...FILES, ...lessons, ...challenges]) {
    await cp(path.join(CONTENT_PATH, name), path.join(directory, name), { recursive: true });
  }
  committedPool = await readFile(path.join(directory, POOL), 'utf8');
});

afterAll(async () => {
  await runner.close();
  await rm(directory, { recursive: true, force: true });
});

async function validate(slug: string, mustWrite = false) {
  const lines: string[] = [];
  const report = (line: string): void => void lines.push(line);
  const count = await runValidation({
    directory,
    runner,
    slugs: [slug],
    mustWrite,
    mustRecord: true,
    judge: JUDGE,
    report,
  });
  return { count, text: lines.join('\n') };
}

test('validates a single lesson', async () => {
  const { count, text } = await validate('numbers-bases-hex');
  expect(count).toBe(0);
  expect(text).toMatch(/^passed {2}lesson +numbers-bases-hex[^]*1 item, 0 problems\.$/);
});

/** Validates without a sandbox, skipping what passed and did not change. */
async function validateChanges(slug: string, options: { judge?: string; unchanged?: number } = {}) {
  const lines: string[] = [];
  const report = (line: string): void => void lines.push(line);
  const count = await runValidation({
    directory,
    runner: { run: () => Promise.reject(new Error('A program ran.')) },
    slugs: [slug],
    mustWrite: false,
    mustRecord: false,
    judge: JUDGE,
    unchanged: 0,
    report,
    ...options,
  });
  return { count, text: lines.join('\n') };
}

test('an item that passed is not run again until it, or what judges it, changes', async () => {
  const slug = 'struct-headers';
  await expect(validateChanges(slug)).rejects.toThrow('A program ran.');
  expect((await validate(slug)).count).toBe(0);
  const { count, text } = await validateChanges(slug);
  expect(count).toBe(0);
  expect(text).toContain('1 more item passed before and did not change.');
  await expect(validateChanges(slug, { judge: 'other gates' })).rejects.toThrow('A program ran.');
  await expect(validateChanges(slug, { unchanged: 1 })).rejects.toThrow('A program ran.');
  const file = path.join(directory, `lessons/${slug}/lesson.md`);
  await writeFile(file, `${await readFile(file, 'utf8')}\nOne more sentence.\n`);
  await expect(validateChanges(slug)).rejects.toThrow('A program ran.');
});

test('an item that passed is checked all the same against the lessons before it', async () => {
  expect((await validate('first-contact')).count).toBe(0);
  const file = path.join(directory, 'lessons/print-and-run/lesson.md');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^skills: .*$/m, 'skills: [time travel]'));
  const { count, text: report } = await validateChanges('first-contact');
  await writeFile(file, text);
  expect(count).toBeGreaterThan(0);
  expect(report).toContain('FAILED  challenge   first-contact');
});

/** The real sandbox on a machine that seems to take 60 seconds longer for each request that isn't about the machine. */
const slowRunner: LanguageRunner = {
  async run(request) {
    const { outcomes, startedAt = 0 } = await runner.run(request);
    const isCalibration = request.inputs.join() === '500';
    return { outcomes, startedAt: isCalibration ? Date.now() - 94 : startedAt - 60_000 };
  },
};

test.each([
  ['refuses an item whose programs take more than 20 seconds', false, 1],
  ['lets it take longer if it tries every mutant', true, 0],
])('%s', async (_, areAllMutants, problems) => {
  const lines: string[] = [];
  const count = await runValidation({
    directory,
    runner: slowRunner,
    slugs: ['numbers-bases-hex'],
    mustWrite: false,
    mustRecord: false,
    judge: JUDGE,
    areAllMutants,
    report: (line) => void lines.push(line),
  });
  expect(count).toBe(problems);
  expect(lines.join('\n').includes('at most 20 are allowed')).toBe(problems === 1);
});

test('counts problems and reports each with its file, field and fix', async () => {
  const file = path.join(directory, 'lessons/print-and-run/example_output.txt');
  await writeFile(file, 'health check\n');
  const { count, text } = await validate('print-and-run');
  expect(count).toBe(1);
  expect(text).toContain('FAILED  lesson');
  expect(text).toContain('lessons/print-and-run/lesson.md, example.py: The output continues');
});

test('rejects an unknown slug and lists the existing ones', async () => {
  await expect(validate('nowhere')).rejects.toThrow(
    /^There is no lesson or challenge "nowhere"\. Choose from: print-and-run, /,
  );
});

test('tells the author of a lesson that is not on the learning path to add it', async () => {
  await cp(path.join(directory, 'lessons/print-and-run'), path.join(directory, 'lessons/alone'), {
    recursive: true,
  });
  await expect(validate('alone')).rejects.toThrow(
    'The lesson "alone" is not on the learning path. Add it to content/learning-path.yml.',
  );
  await rm(path.join(directory, 'lessons/alone'), { recursive: true });
});

test('checks a single challenge against the lessons before it', async () => {
  const file = path.join(directory, 'challenges/first-contact/challenge.yml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^skills: .*$/m, 'skills: [time travel]'));
  const { count, text: report } = await validate('first-contact');
  await writeFile(file, text);
  expect(count).toBe(1);
  expect(report).toContain('first-contact/challenge.yml, skills: No lesson up to');
});

test('writes practice cases and digests of mistakes as they are committed', async () => {
  const files = ['cases/pool.json', 'mistakes/digests.json'].map((file) =>
    path.join(directory, 'challenges/top-talker', file),
  );
  const committed = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const [pool = '', digests = ''] = files;
  await writeFile(pool, '[]');
  await writeFile(digests, '{ "sums-texts": [] }');
  expect((await validate('top-talker')).count).toBeGreaterThan(0);
  const { count, text } = await validate('top-talker', true);
  expect(text).toContain('wrote  challenges/top-talker/cases/pool.json');
  expect(text).toContain('wrote  challenges/top-talker/mistakes/digests.json');
  expect(await Promise.all(files.map((file) => readFile(file, 'utf8')))).toEqual(committed);
  expect(count).toBe(0);
});

test('regenerates the committed pool byte for byte', async () => {
  await writeFile(path.join(directory, POOL), '[]');
  const { count, text } = await validate('hexdump', true);
  expect(text).toContain(`wrote  ${POOL}`);
  expect(await readFile(path.join(directory, POOL), 'utf8')).toBe(committedPool);
  expect(count).toBe(0);
});
