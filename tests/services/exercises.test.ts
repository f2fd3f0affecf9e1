import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishCurriculum } from '../../functions/data/publish.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import type { Services } from '../../functions/services/services.ts';
import { HARD_CODED, RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { practiceCurriculum, SECRETS } from '../support/practice-curriculum.ts';
import { stubbedExecution } from '../support/stubbed-execution.ts';
import { createWorld, newSession, type World } from '../support/world.ts';

let world: World;
let services: Services;
beforeAll(async () => {
  world = await createWorld();
  await publishCurriculum(world.database, practiceCurriculum);
  services = world.with({ execution: stubbedExecution });
});
afterAll(() => world.close());

/** Answers an exercise of the first lesson. */
const answer = (context: RequestContext, exerciseId: string, ...parts: string[]) =>
  services.exercises.answer(context, {
    lessonId: 'one',
    exerciseId,
    answer: parts,
    activeSeconds: 5,
  });
/** Answers three times: then the solution may be shown. */
async function fail(context: RequestContext, exerciseId: string, part: string): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1) await answer(context, exerciseId, part);
}
const show = (context: RequestContext, exerciseId: string) =>
  services.exercises.show(context, { lessonId: 'one', exerciseId });
const visit = (context: RequestContext, stepId: string, activeSeconds = 3) =>
  services.exercises.visitStep(context, { lessonId: 'one', stepId, activeSeconds });
const practiceOf = (context: RequestContext) => services.exercises.practice(context, 'one');

test('a wrong answer earns feedback, and the right one solves the exercise', async () => {
  const context = await newSession(world);
  expect(await answer(context, 'predict', '3')).toMatchObject({
    isSolved: false,
    tries: 1,
    feedbackHtml: '<p>One and one.</p>',
    output: null,
    error: null,
    canShowSolution: false,
    step: { id: 'predict', progress: { state: 'seen', tries: 1, activeSeconds: 5 } },
  });
  expect(await answer(context, 'predict', 'secret-output \nend')).toMatchObject({
    tries: 2,
    feedbackHtml: '<p>Run it.</p>',
    error: 'Line 2, character 1: expected another lowercase letter.',
  });
  expect(await answer(context, 'predict', 'secret-output \nlast')).toMatchObject({
    isSolved: true,
    tries: 3,
    feedbackHtml: null,
    output: 'secret-output\nlast\n',
    step: { progress: { state: 'solved', tries: 3, activeSeconds: 15 } },
  });
});

test('answers after the right one change neither the state nor the number of tries', async () => {
  const context = await newSession(world);
  await answer(context, 'choose', 'green');
  expect(await answer(context, 'choose', 'blue')).toMatchObject({
    isSolved: false,
    tries: 1,
    feedbackHtml: '<p>Not blue.</p>',
    step: { progress: { state: 'solved', tries: 1 } },
  });
});

test('a lesson is practiced when every exercise is done and the key one is solved', async () => {
  const context = await newSession(world);
  expect(await practiceOf(context)).toMatchObject({ solved: 0, total: 3, isPracticed: false });
  await answer(context, 'predict', 'secret-output\nlast');
  await answer(context, 'write', RIGHT_CODE);
  await fail(context, 'choose', 'red');
  expect(await practiceOf(context)).toMatchObject({ solved: 2, isPracticed: false });
  const shown = await show(context, 'choose');
  expect(shown.step.progress).toMatchObject({ state: 'shown' });
  expect(await practiceOf(context)).toMatchObject({ solved: 2, shown: 1, isPracticed: true });
  expect((await services.lessons.list(context))[0]?.state).toBe('UNLOCKED');
});

test('a key exercise counts only when it is solved', async () => {
  const context = await newSession(world);
  await answer(context, 'predict', 'secret-output\nlast');
  await answer(context, 'choose', 'green');
  await fail(context, 'write', HARD_CODED);
  expect((await show(context, 'write')).solution).toContain(RIGHT_CODE);
  // It is left to do, like an exercise that nobody has answered.
  expect(await practiceOf(context)).toMatchObject({ solved: 2, shown: 0, isPracticed: false });
  await answer(context, 'write', RIGHT_CODE);
  expect(await practiceOf(context)).toMatchObject({ solved: 3, shown: 0, isPracticed: true });
});

test('two last answers at once practice the lesson exactly once', async () => {
  const context = await newSession(world);
  await answer(context, 'predict', 'secret-output\nlast');
  const last = [['choose', 'green'] as const, ['write', RIGHT_CODE] as const];
  const both = await Promise.all(
    [...last, ...last].map(([id, part]) =>
      answer(services.createRequestContext(context.identity), id, part),
    ),
  );
  expect(both.map(({ isSolved }) => isSolved)).toEqual([true, true, true, true]);
  const rows = await world.database.execute(
    sql`select from app.practiced_lessons where learner_id = ${context.identity?.id}`,
  );
  expect(rows).toHaveLength(1);
});

test('achievements count a lesson with exercises once it is practiced', async () => {
  const context = await newSession(world);
  const complete = (lessonId: string) =>
    services.lessons.complete(context, { lessonId, minutesSpent: 5 });
  await complete('one');
  expect((await complete('two')).achievementsEarned).toEqual([]);
  await answer(context, 'predict', 'secret-output\nlast');
  await answer(context, 'choose', 'green');
  const { achievementsEarned } = await answer(context, 'write', RIGHT_CODE);
  expect(achievementsEarned.map(({ id }) => id)).toEqual(['reader']);
});

test('a completion from before the lesson had exercises keeps counting', async () => {
  const context = await newSession(world);
  await world.database.execute(sql`
    insert into app.completed_lessons (learner_id, lesson_id, minutes_spent, completed_at)
    values (${context.identity?.id}, 'one', 5, '2026-01-02T03:04:05Z')`);
  const completed = await services.lessons.complete(context, { lessonId: 'two', minutesSpent: 5 });
  expect(completed.achievementsEarned.map(({ id }) => id)).toEqual(['reader']);
  const again = services.createRequestContext(context.identity);
  const [one, two] = await services.lessons.list(again);
  expect(one?.firstEditionAt).toEqual(new Date('2026-01-02T03:04:05Z'));
  expect(two).toMatchObject({ state: 'COMPLETED', firstEditionAt: null });
});

test('the solution is shown after three answers or the right one', async () => {
  const context = await newSession(world);
  await expect(show(context, 'choose')).rejects.toMatchObject({
    code: 'LOCKED',
    message: 'Try it 3 more times. Then you can see the solution.',
  });
  await answer(context, 'choose', 'red');
  await answer(context, 'choose', 'red');
  await expect(show(context, 'choose')).rejects.toMatchObject({
    message: 'Try it once more. Then you can see the solution.',
  });
  await answer(context, 'predict', 'secret-output\nlast');
  const shown = await show(context, 'predict');
  expect(shown).toMatchObject({
    solution: 'secret-output\nlast\n',
    step: { progress: { state: 'solved', canShowSolution: true } },
  });
});

test('a reader is back at the step visited last, with the time spent there', async () => {
  const context = await newSession(world);
  await visit(context, 'read');
  await visit(context, 'write', 10);
  await answer(context, 'write', HARD_CODED);
  const again = services.createRequestContext(context.identity);
  const lesson = await services.lessons.open(again, 'one');
  if (!lesson) throw new Error('The fixture has no lesson one.');
  expect(await services.exercises.resumeStep(again, lesson)).toMatchObject({
    id: 'write',
    progress: { state: 'seen', tries: 1, code: HARD_CODED, activeSeconds: 15 },
  });
  await visit(again, 'read');
  expect(await services.exercises.resumeStep(again, lesson)).toMatchObject({
    id: 'read',
    progress: { state: 'seen', tries: 0, code: null, activeSeconds: 6 },
  });
});

test('the export contains steps and practiced lessons, without the hash of their content', async () => {
  const context = await newSession(world);
  await answer(context, 'write', RIGHT_CODE);
  const exported = await services.accounts.exportData(context);
  expect(exported).toMatchObject({
    lessonSteps: [{ lessonId: 'one', stepId: 'write', state: 'solved', code: RIGHT_CODE }],
    practicedLessons: [],
  });
  expect(JSON.stringify(exported)).not.toContain('hash-1');
});

test('deleting the account deletes its steps and practiced lessons', async () => {
  const context = await newSession(world);
  await answer(context, 'predict', 'secret-output\nlast');
  await answer(context, 'choose', 'green');
  await answer(context, 'write', RIGHT_CODE);
  const learner = await services.learners.require(context);
  await services.accounts.delete(context, learner.username);
  const left = await world.database.execute(sql`
    select learner_id from app.lesson_steps where learner_id = ${learner.id}
    union all select learner_id from app.practiced_lessons where learner_id = ${learner.id}`);
  expect(left).toEqual([]);
});

test('a replaced exercise starts over, and the time at its step stays', async () => {
  const context = await newSession(world);
  await answer(context, 'choose', 'green');
  await world.database.execute(sql`
    update app.lesson_steps set exercise_id = 'before' where learner_id = ${context.identity?.id}`);
  expect(await visit(context, 'choose')).toMatchObject({
    step: { progress: { state: 'seen', tries: 0, activeSeconds: 8 } },
  });
  expect(await practiceOf(context)).toMatchObject({ solved: 0 });
});

test('a visitor reads the steps of the first lesson and cannot answer', async () => {
  const visitor = services.createRequestContext(null);
  const lesson = await services.lessons.open(visitor, 'one');
  if (!lesson) throw new Error('The fixture has no lesson one.');
  const steps = await services.exercises.steps(visitor, lesson);
  expect(steps.map(({ id, progress }) => [id, progress])).toEqual([
    ['read', null],
    ['predict', null],
    ['choose', null],
    ['write', null],
  ]);
  await expect(answer(visitor, 'choose', 'green')).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});

test('hidden cases show only whether they passed', async () => {
  const context = await newSession(world);
  const { cases, error } = await answer(context, 'write', 'print("ALPHA")');
  expect(cases[1]).toEqual({
    isHidden: true,
    isPassed: false,
    input: null,
    expected: null,
    actual: null,
    error: null,
  });
  expect(error).not.toBeNull();
});

test('nothing that learners see before they are told contains a part of a key', async () => {
  const context = await newSession(world);
  const seen: unknown[] = [
    await context.catalogue(),
    await services.lessons.list(context),
    await visit(context, 'write'),
    await answer(context, 'predict', '3'),
    await answer(context, 'predict', '4'),
    await answer(context, 'choose', 'blue'),
    await answer(context, 'choose', 'red'),
    await answer(context, 'write', HARD_CODED),
    await answer(context, 'write', 'print(x)'),
    await practiceOf(context),
  ];
  const text = JSON.stringify(seen);
  expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
});
