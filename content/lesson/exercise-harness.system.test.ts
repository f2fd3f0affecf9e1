import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Exercise, ExerciseKey } from '../../domain/exercise.ts';
import { feedbackOn } from '../../domain/exercise-feedback.ts';
import { runOnCases } from '../../domain/exercise-harness.ts';
import { gradeRun } from '../../domain/grade-exercise.ts';
import { exercisesOf } from '../../domain/practice.ts';
import { DEFAULT_LIMITS } from '../../sandbox/contract.ts';
import { buildPythonRuntime } from '../../sandbox/python/build.ts';
import { createSealedPythonRunner } from '../../sandbox/python/sealed-runner.ts';
import type { Lesson } from '../curriculum.ts';
import { loadCurriculum } from '../load-curriculum.ts';
import { createPacedRunner } from '../paced-runner.ts';

const runtimeDir = path.resolve('.build/runtime/python');
const runner = createPacedRunner((slowdown) => createSealedPythonRunner({ runtimeDir, slowdown }));

let lessons: Lesson[];
beforeAll(async () => {
  await buildPythonRuntime(runtimeDir);
  ({ lessons } = await loadCurriculum());
});
afterAll(() => runner.close());

function find(lessonId: string, exerciseId: string): { exercise: Exercise; key: ExerciseKey } {
  const lesson = lessons.find(({ id }) => id === lessonId);
  const exercise = exercisesOf(lesson?.steps ?? []).find(({ id }) => id === exerciseId);
  const key = lesson?.exerciseKeys[exerciseId];
  if (!exercise || !key) throw new Error(`There is no exercise "${exerciseId}".`);
  return { exercise, key };
}

/** Answers an exercise. @returns whether it is solved, and what the learner is told */
async function answer(lessonId: string, exerciseId: string, code: string) {
  const { exercise, key } = find(lessonId, exerciseId);
  const outcomes = await runOnCases({ exercise, key, code }, async (request) => {
    const settings = { language: 'python', limits: DEFAULT_LIMITS, lab: null } as const;
    return (await runner.run({ ...settings, ...request })).outcomes;
  });
  const { isSolved, error } = gradeRun(key, outcomes);
  const feedback = feedbackOn(exercise, key, { answer: [code], outcomes, isSolved });
  return { isSolved, error, feedback };
}

const ask = (body: string) =>
  answer(
    'why-strings-are-not-queries',
    'ask-with-parameters',
    `def find(database, name):\n${body}`,
  );

test('an answer that asks with a parameter is right, whatever it looks like', async () => {
  const named = '    query = "SELECT id FROM users WHERE name = :name"\n';
  const asked = '    return database.execute(query, {"name": name}).fetchall()\n';
  expect(await ask(named + asked)).toMatchObject({ isSolved: true });
});

test('an answer that fetches every user and chooses in Python is told why that is wrong', async () => {
  const query = '    rows = database.execute("SELECT id, name FROM users").fetchall()\n';
  const { isSolved, feedback } = await ask(
    `${query}    return [(row[0],) for row in rows if row[1] == name]\n`,
  );
  expect(isSolved).toBe(false);
  expect(feedback).toContain('choose in Python');
});

test('a result of a type that cannot be compared is named', async () => {
  const { error } = await ask('    return {name}\n');
  expect(error).toContain("The function returned a value of type set, which can't be compared.");
});

test('an answer that only doubles quotes is told to use parameters', async () => {
  const safe = `    safe = name.replace("'", "''")\n`;
  const query = `    query = f"SELECT id FROM users WHERE name = '{safe}'"\n`;
  const { isSolved, feedback, error } = await ask(
    `${safe}${query}    return database.execute(query).fetchall()\n`,
  );
  expect(isSolved).toBe(false);
  expect(feedback).toContain('parameter');
  expect(error).toContain('line 4, in find');
});

const claim = (tests: string) => {
  const { exercise } = find('reading-tracebacks', 'catch-the-upper-edge');
  return answer('reading-tracebacks', 'catch-the-upper-edge', `${exercise.program?.code}${tests}`);
};

test('claims at both sides of the edge catch every version', async () => {
  expect(await claim('assert is_privileged(1023) and not is_privileged(1024)\n')).toMatchObject({
    isSolved: true,
  });
});

test('claims that miss the edge, or are not true, are told so', async () => {
  const far = await claim('assert is_privileged(80)\nassert not is_privileged(8080)\n');
  expect(far).toMatchObject({ isSolved: false });
  expect(far.feedback).toContain('gets past your claims');
  const wrong = await claim('assert is_privileged(1024)\n');
  expect(wrong.feedback).toContain('Is 1024 still privileged?');
  expect(wrong.error).toContain('AssertionError');
});

test('output and a version of one’s own change nothing', async () => {
  const printed = 'print("caught")\ndef is_privileged(port):\n    return port == 1\n';
  const tests = 'assert is_privileged(1)\nassert not is_privileged(1024)\n';
  expect(await claim(printed + tests)).toMatchObject({ isSolved: false });
  const ended = await claim('import sys\nif not is_privileged(1023):\n    sys.exit()\n');
  expect(ended).toMatchObject({ isSolved: false });
});
