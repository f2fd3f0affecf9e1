import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { buildPythonRuntime } from '../../sandbox/python/build.ts';
import { createSealedPythonRunner } from '../../sandbox/python/sealed-runner.ts';
import type { AuthoredLesson } from '../authored.ts';
import { recordTraffic } from '../lesson/record-traffic.ts';
import type { AuthoredRecording, Recordings } from '../lesson/recordings.ts';
import { practiceFixture } from './practice-fixture.ts';
import { recordingCheck } from './recording-check.ts';
import { createPacedRunner } from '../paced-runner.ts';

const runtimeDir = path.resolve('.build/runtime/python');
const runner = createPacedRunner((slowdown) => createSealedPythonRunner({ runtimeDir, slowdown }));

beforeAll(() => buildPythonRuntime(runtimeDir));
afterAll(() => runner.close());

const LAB = {
  log: true as const,
  hosts: [{ ip: '192.0.2.20', ports: { 80: {}, 443: {} } }],
};
/** Connects to ports of the lab and returns its log. */
const SCAN = `import lab, socket

def record(seed):
    for port in (80, 443, 1000 + seed):
        with socket.socket() as client:
            client.connect_ex(("192.0.2.20", port))
    return {"log": lab.connections()}
`;
const FIND_REFUSED = 'print([row["port"] for row in log if row["outcome"] == "closed"][-1])';

function lessonWith(program: string, answer: string, committed: Recordings): AuthoredLesson {
  const recording: AuthoredRecording = { name: 'scan', program, committed };
  const body = `## One {#one}\n::: find port lab=scan tool=log Which port?\nanswer: ${answer}\nfeedback: 80 => That one is open.\n`;
  const authored = practiceFixture(body, [], { recordings: [recording] });
  return { ...authored, lesson: { ...authored.lesson, lab: LAB } };
}

const NOTHING: Recordings = { recordings: [], answers: {} };

/** Records, as an author would do, and checks the result. */
async function findings(program: string, answer: string): Promise<string[]> {
  const draft = lessonWith(program, answer, NOTHING);
  const committed = await recordTraffic(
    draft,
    { name: 'scan', program, committed: NOTHING },
    runner,
  );
  const problems = await recordingCheck(lessonWith(program, answer, committed), runner);
  return problems.map(({ field, fix }) => `${field}: ${fix}`);
}

test('a recording of the lab is a table for every seed, with an answer for each', async () => {
  const draft = lessonWith(SCAN, FIND_REFUSED, NOTHING);
  const [recording] = draft.recordings;
  if (recording === undefined) throw new Error('The lesson has no recording.');
  const { recordings, answers } = await recordTraffic(draft, recording, runner);
  expect(recordings).toHaveLength(16);
  expect(answers).toEqual({ port: Array.from({ length: 16 }, (_, index) => `${1_001 + index}`) });
  const committed = { recordings, answers };
  const [variant] =
    lessonWith(SCAN, FIND_REFUSED, committed).lesson.exerciseKeys.port?.variants ?? [];
  expect(variant?.table.columns).toContain('outcome');
  expect(variant?.table.rows).toHaveLength(3);
  expect(variant?.answer).toBe('1001');
});

test('a sound recording has no problems', async () => {
  expect(await findings(SCAN, FIND_REFUSED)).toEqual([]);
});

test('a recording that was never written, or is out of date, is reported', async () => {
  const problems = await recordingCheck(lessonWith(SCAN, FIND_REFUSED, NOTHING), runner);
  expect(problems.map(({ file }) => file)).toEqual(['lessons/first/recordings/scan.json']);
});

test.each([
  {
    what: 'the same answer for everyone',
    answer: 'print(7)',
    problem: /port: 16 seeds have only 1 different/,
  },
  {
    what: 'feedback on the right answer',
    answer: 'print(80)',
    problem: /port: "80" is right/,
  },
  { what: 'an empty answer', answer: 'print()', problem: /port: The answer of a seed is empty/ },
  {
    what: 'a table that nobody can read',
    program: 'def record(seed):\n    return {"log": [{"n": n + seed} for n in range(121)]}\n',
    answer: 'print(log[0]["n"])',
    problem: /log: A recording has 121 rows/,
  },
])('$what is reported', async ({ program = SCAN, answer, problem }) => {
  expect((await findings(program, answer)).join('\n')).toMatch(problem);
});

test.each([
  [
    'a program that fails',
    'def record(seed):\n    return seed / 0\n',
    /seed 1: .*ZeroDivisionError/,
  ],
  [
    'a program that returns no tables',
    'def record(seed):\n    return [1]\n',
    /seed 1: Make record/,
  ],
])('%s names its seed', async (_what, program, problem) => {
  await expect(findings(program, 'print(1)')).rejects.toThrow(problem);
});
