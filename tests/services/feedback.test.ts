import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../../domain/app-error.ts';
import { publishCurriculum } from '../../functions/data/publish.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import type { Services } from '../../functions/services/services.ts';
import { ECHO, feedbackCurriculum, FIXED, idOf, POOL } from '../support/feedback-curriculum.ts';
import { RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { sandboxExecution } from '../support/sandbox-execution.ts';
import { createWorld, newSession, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await publishCurriculum(world.database, feedbackCurriculum);
});
afterAll(() => world.close());

/** A program that prints the sample's answer and something wrong for every other word. */
const SAMPLE_ONLY = 'print("ALPHA")';
/** A program that is right about some words. */
const rightAbout = (...words: string[]) =>
  `word = input()\nprint(word.upper() if word in ${JSON.stringify(['alpha', ...words])} else "?")`;

function submitterOf(context: RequestContext, services: Services = world.services) {
  return (difficulty: number, code: string, idempotencyKey: string | null = null) =>
    services.submissions.submit(services.createRequestContext(context.identity), {
      challengeId: idOf(difficulty),
      language: 'PYTHON',
      code,
      idempotencyKey,
    });
}

const newSubmitter = async (experiencePoints = 400) =>
  submitterOf(await newSession(world, experiencePoints));

/** What the learner reads about the case of a word in full. */
/** The cases of a submission at difficulty 1: a sample, the fixed ones, and all of the pool. */
const ALL_CASES = 1 + FIXED.length + POOL.length;

const inFull = (word: string, printed: string) => ({
  name: FIXED.find(([, known]) => known === word)?.[0],
  stdin: `${word}\n`,
  expectedStdout: `${word.toUpperCase()}\n`,
  actualStdout: `${printed}\n`,
  difference: `Line 1: expected "${word.toUpperCase()}", got "${printed}".`,
});

test('the first failure of an easy challenge shows every title and the first case in full', async () => {
  const submit = await newSubmitter();
  const { feedback, result } = await submit(1, SAMPLE_ONLY);
  expect(feedback).toEqual({
    failedSubmissions: 1,
    passedCount: 1,
    caseCount: ALL_CASES,
    fixedCount: null,
    brokenCount: null,
    advice: null,
    failingTitles: [...FIXED.map(([title]) => title), 'Another input of the same kind'],
    cases: [inFull('heron', 'ALPHA')],
    practiceCase: null,
    nextHelp: 'The next failed submission shows every failing test in full.',
    canShowSolution: false,
  });
  expect(result.error).toMatch(/^A hidden test failed/);
});

test('a case that was shown in full is a visible test from then on, and the number of tests stays the same', async () => {
  const submit = await newSubmitter();
  await submit(1, SAMPLE_ONLY);
  const { result, feedback } = await submit(1, rightAbout());
  expect(result.tests.map(({ name, isHidden }) => (isHidden ? 'hidden' : name))).toEqual([
    'A sample',
    'A long neck',
    ...Array.from({ length: 3 + POOL.length }, () => 'hidden'),
  ]);
  expect(result.tests[1]).toMatchObject({ stdin: 'heron\n', actualStdout: '?\n', isPassed: false });
  expect(result.error).toBe('Line 1: expected "HERON", got "?".');
  expect(feedback?.cases).toEqual(['wren', 'magpie', 'rook'].map((word) => inFull(word, '?')));
  const third = await submit(1, SAMPLE_ONLY);
  expect(third.result.tests.filter(({ isHidden }) => !isHidden)).toHaveLength(5);
  expect(third.result.tests).toHaveLength(ALL_CASES);
  const other = await newSubmitter();
  expect((await other(1, SAMPLE_ONLY)).result.tests.map(({ isHidden }) => isHidden)).toEqual([
    false,
    ...Array.from({ length: ALL_CASES - 1 }, () => true),
  ]);
});

test('a later submission says how many fixed cases it fixes and breaks', async () => {
  const submit = await newSubmitter();
  await submit(4, rightAbout('heron', 'wren'));
  const { feedback } = await submit(4, rightAbout('magpie', 'heron', 'rook'));
  expect(feedback).toMatchObject({ failedSubmissions: 2, fixedCount: 2, brokenCount: 1 });
  const { feedback: again } = await submit(4, rightAbout('magpie', 'heron', 'rook'));
  expect(again).toMatchObject({ failedSubmissions: 3, fixedCount: 0, brokenCount: 0 });
});

test('a known mistake gets its advice, exactly or likely', async () => {
  const submit = await newSubmitter();
  const advice = { text: ECHO.advice, caseName: 'A known thief' };
  expect((await submit(5, ECHO.code)).feedback?.advice).toEqual({ ...advice, isExact: true });
  const likely = 'word = input()\nprint(word if word > "heron" else word.upper())';
  expect((await submit(5, likely)).feedback?.advice).toEqual({ ...advice, isExact: false });
  const passesTheLook =
    'word = input()\nprint(word.upper() if word in ("alpha", "magpie") else word)';
  expect((await submit(5, passesTheLook)).feedback?.advice).toBeNull();
  expect((await submit(5, SAMPLE_ONLY)).feedback?.advice).toBeNull();
});

test('the third failure shows the shortest failing practice case that is not graded', async () => {
  const submit = await newSubmitter();
  const practiceOf = async (code: string) => (await submit(3, code)).feedback?.practiceCase;
  expect(await practiceOf(SAMPLE_ONLY)).toBeNull();
  expect(await practiceOf(SAMPLE_ONLY)).toBeNull();
  expect(await practiceOf(SAMPLE_ONLY)).toEqual({
    name: 'A short input for practice',
    stdin: 'swan\n',
    expectedStdout: 'SWAN\n',
    actualStdout: 'ALPHA\n',
    difference: 'Line 1: expected "SWAN", got "ALPHA".',
  });
  expect(await practiceOf(rightAbout('swan'))).toMatchObject({ stdin: 'pigeon\n' });
  expect(await practiceOf(rightAbout('swan', 'pigeon', 'starling'))).toBeNull();
});

test('a practice case that ends is shown rather than a shorter one that does not', async () => {
  const submit = await newSubmitter();
  const code = 'word = input()\nwhile word == "swan": pass\nprint(word)';
  await submit(4, code);
  await submit(4, code);
  expect((await submit(4, code)).feedback?.practiceCase).toMatchObject({ stdin: 'pigeon\n' });
});

test('if the practice run fails technically, the verdict stands without it', async () => {
  const context = await newSession(world, 400);
  const sandbox = sandboxExecution();
  let runs = 0;
  const services = world.with({
    execution: {
      run(request, tenant) {
        runs += 1;
        // The third submission is the third run, and its practice the fourth.
        if (runs === 4) return Promise.reject(new AppError('EXECUTION_UNAVAILABLE', 'Down.'));
        return sandbox.run(request, tenant);
      },
    },
  });
  const submit = submitterOf(context, services);
  await submit(4, SAMPLE_ONLY);
  await submit(4, SAMPLE_ONLY);
  const { feedback, submission } = await submit(4, SAMPLE_ONLY);
  expect(runs).toBe(4);
  expect(submission.status).toBe('FAILED');
  expect(feedback).toMatchObject({ failedSubmissions: 3, practiceCase: null });
});

test('the practice run follows the graded one, and only if there is time', async () => {
  const runs: string[] = [];
  let nowMs = Date.now();
  let runMs = 0;
  const sandbox = sandboxExecution();
  const services = world.with({
    now: () => new Date(nowMs),
    execution: {
      run(request, tenant) {
        runs.push(`run of ${request.inputs.length}, ${request.limits.wallMs} ms each`);
        nowMs += runMs;
        return sandbox.run(request, tenant);
      },
    },
  });
  const submit = submitterOf(await newSession(world, 400), services);
  await submit(4, SAMPLE_ONLY);
  await submit(4, SAMPLE_ONLY);
  const graded = 'run of 9, 5000 ms each';
  expect(runs).toEqual([graded, graded]);
  runs.length = 0;
  await submit(4, SAMPLE_ONLY);
  expect(runs).toEqual([graded, 'run of 3, 1000 ms each']);
  runs.length = 0;
  runMs = 16_000;
  expect((await submit(4, SAMPLE_ONLY)).feedback).toMatchObject({ practiceCase: null });
  expect(runs).toEqual([graded]);
});

test('a repeated key returns the same feedback and counts no failure', async () => {
  const submit = await newSubmitter();
  const key = randomUUID();
  const first = await submit(2, SAMPLE_ONLY, key);
  expect(await submit(2, SAMPLE_ONLY, key)).toEqual(first);
  expect((await submit(2, SAMPLE_ONLY)).feedback).toMatchObject({ failedSubmissions: 2 });
  expect(await submit(2, SAMPLE_ONLY, key)).toEqual(first);
});

test('three parallel failures count one by one', async () => {
  const submit = await newSubmitter();
  const submitted = await Promise.all([1, 2, 3].map(() => submit(1, SAMPLE_ONLY)));
  const counts = submitted.map(({ feedback }) => feedback?.failedSubmissions);
  expect(counts.toSorted()).toEqual([1, 2, 3]);
});

test('an accepted submission has no feedback, and the history has both counts', async () => {
  const context = await newSession(world, 400);
  const submit = submitterOf(context);
  await submit(1, SAMPLE_ONLY);
  expect((await submit(1, RIGHT_CODE)).feedback).toBeNull();
  const query = { challengeId: idOf(1), first: 5, after: null };
  const { nodes } = await world.services.submissions.list(context, query);
  expect(nodes).toMatchObject([
    { status: 'ACCEPTED', passedCount: ALL_CASES, caseCount: ALL_CASES, feedback: null },
    { status: 'FAILED', passedCount: 1, caseCount: ALL_CASES, feedback: { failedSubmissions: 1 } },
  ]);
});

test('a submission from before has its counts and no feedback', async () => {
  const context = await newSession(world, 400);
  const submit = submitterOf(context);
  const { submission } = await submit(4, rightAbout('heron'));
  await world.database.execute(sql`
    update app.submissions set feedback = null, fixed_passed = null where id = ${submission.id}`);
  const { feedback } = await submit(4, SAMPLE_ONLY);
  expect(feedback).toMatchObject({ failedSubmissions: 2, fixedCount: null, brokenCount: null });
});

test('what was shown is part of the export and is deleted with the account', async () => {
  const context = await newSession(world);
  await submitterOf(context)(1, SAMPLE_ONLY);
  const exported = await world.services.accounts.exportData(context);
  expect(exported).toMatchObject({
    shownCases: [{ challengeId: idOf(1), caseName: 'A long neck' }],
    shownSolutions: [],
    submissions: [{ feedback: { failedSubmissions: 1 } }],
  });
  const learner = await context.learner();
  await world.services.accounts.delete(context, learner?.username ?? '');
  const rows = await world.database.execute(
    sql`select 1 from app.shown_cases where learner_id = ${learner?.id}`,
  );
  expect(rows).toHaveLength(0);
});
