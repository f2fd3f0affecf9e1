import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishCurriculum } from '../../functions/data/publish.ts';
import type { PlacementView } from '../../functions/services/placement-view.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import type { Services } from '../../functions/services/services.ts';
import { HARD_CODED, RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { placementCurriculum, rightAnswer } from '../support/placement-curriculum.ts';
import { stubbedExecution } from '../support/stubbed-execution.ts';
import { createWorld, newSession, unbalanced, type World } from '../support/world.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2031-05-03T12:00:00Z');
const MODULE = 'module-basics';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await publishCurriculum(world.database, placementCurriculum);
});
afterAll(async () => {
  expect(await unbalanced(world.database)).toEqual([]);
  await world.close();
});

/** The use cases, a number of days after the start. */
function onDay(day: number): Services {
  const now = () => new Date(START + day * DAY_MS);
  return world.with({ execution: stubbedExecution, now });
}

const again = ({ identity }: RequestContext): RequestContext =>
  world.services.createRequestContext(identity);

const start = (context: RequestContext, id = MODULE, day = 0) =>
  onDay(day).placement.start(again(context), id);

type Reply = 'right' | 'wrong' | 'skip';

function reply(context: RequestContext, { attempt }: PlacementView, kind: Reply) {
  if (!attempt?.question) throw new Error('There is no question.');
  const { number, problem } = attempt.question;
  const text = kind === 'right' ? rightAnswer(problem.exercise.id) : 'wrong';
  return onDay(0).placement.answer(again(context), {
    attemptId: attempt.id,
    number,
    answer: kind === 'skip' ? null : [text],
  });
}

async function replyAll(
  context: RequestContext,
  view: PlacementView,
  kinds: readonly Reply[],
): Promise<PlacementView> {
  let current = view;
  for (const kind of kinds) current = await reply(context, current, kind);
  return current;
}

const times = <Item>(count: number, item: Item): Item[] => Array<Item>(count).fill(item);

async function proved(): Promise<RequestContext> {
  const context = await newSession(world);
  await replyAll(context, await start(context), times(7, 'right'));
  return context;
}

const lessonsOf = async (context: RequestContext) =>
  (await onDay(0).lessons.list(again(context))).map(({ id, state, provedAt }) => ({
    id,
    state,
    provedOn: provedAt?.toISOString().slice(0, 10) ?? null,
  }));

test('seven right answers of eight prove the module, and its lessons say since when', async () => {
  const context = await newSession(world);
  const begun = await start(context);
  expect(begun).toMatchObject({
    title: 'Basics',
    answersNeeded: 8,
    rightNeeded: 7,
    isDone: false,
    attempt: { state: 'OPEN', answered: 0, skipsLeft: 4, results: [] },
  });
  const open = await replyAll(context, begun, [
    'right',
    'skip',
    'wrong',
    ...times<Reply>(5, 'right'),
  ]);
  expect(open.attempt).toMatchObject({ state: 'OPEN', answered: 7, skipsLeft: 3, results: [] });
  const done = await reply(context, open, 'right');
  expect(done).toMatchObject({
    isDone: true,
    canStart: false,
    attempt: { state: 'PROVED', answered: 8, question: null },
  });
  expect(done.attempt?.results.map(({ outcome }) => outcome)).toEqual([
    'right',
    'skipped',
    'wrong',
    ...times(6, 'right'),
  ]);
  expect(await lessonsOf(context)).toEqual(
    ['one', 'two', 'three'].map((id) => ({ id, state: 'COMPLETED', provedOn: '2031-05-03' })),
  );
});

test('proving pays no XP and earns no achievement', async () => {
  const context = await proved();
  const rows = await world.database.execute(sql`
    select 1 from app.experience_ledger where learner_id = ${context.identity?.id}
    union all
    select 1 from app.earned_achievements where learner_id = ${context.identity?.id}`);
  expect(rows).toEqual([]);
  expect(await onDay(0).progress.summary(again(context))).toMatchObject({ lessonsCompleted: 3 });
});

test('proved lessons are done as prerequisites, and aren’t practiced', async () => {
  const context = await proved();
  const services = onDay(0);
  expect(await services.preparation.list(again(context), 'easy')).toMatchObject([
    { id: 'two', isDone: true, placementId: 'lesson-two' },
    { id: 'first', isDone: false },
  ]);
  expect(await services.exercises.practice(again(context), 'two')).toMatchObject({
    isPracticed: false,
    solved: 0,
  });
});

test('the skills of proved lessons come back after seven days', async () => {
  const context = await proved();
  const { due, nextDueOn } = await onDay(6).reviews.list(again(context));
  expect(due).toEqual([]);
  expect(nextDueOn).toBe('2031-05-10');
  const reviews = await onDay(7).reviews.list(again(context));
  expect(reviews.due.map(({ skill }) => skill)).toEqual(['loops', 'ports', 'print', 'slicing']);
  expect(reviews.due.every(({ problem }) => problem !== null)).toBe(true);
});

test('two wrong answers end the attempt, prove nothing, and the next one is tomorrow', async () => {
  const context = await newSession(world);
  const failed = await replyAll(context, await start(context), ['wrong', 'right', 'wrong']);
  expect(failed).toMatchObject({ isDone: false, canStart: false, attempt: { state: 'FAILED' } });
  expect((await lessonsOf(context)).map(({ state }) => state)).toEqual([
    'UNLOCKED',
    'LOCKED',
    'LOCKED',
  ]);
  await expect(start(context)).rejects.toMatchObject({
    code: 'LOCKED',
    message: 'You have tried "Basics" today. Try again tomorrow.',
  });
  const tomorrow = await start(context, MODULE, 1);
  expect(tomorrow.attempt).toMatchObject({ state: 'OPEN', startedOn: '2031-05-04' });
  expect(tomorrow.attempt?.id).not.toBe(failed.attempt?.id);
});

test('ten starts at once make one attempt', async () => {
  const context = await newSession(world);
  const begun = await Promise.all(times(10, null).map(() => start(context)));
  expect(new Set(begun.map(({ attempt }) => attempt?.id)).size).toBe(1);
  const rows = await world.database.execute(
    sql`select 1 from app.placement_attempts where learner_id = ${context.identity?.id}`,
  );
  expect(rows).toHaveLength(1);
});

test('ten answers at once to the same question count once, and a later one changes nothing', async () => {
  const context = await newSession(world);
  const begun = await start(context);
  const replies: Reply[] = [...times(5, 'wrong' as const), ...times(5, 'right' as const)];
  const views = await Promise.all(replies.map((kind) => reply(context, begun, kind)));
  expect(views.map(({ attempt }) => attempt?.answered)).toEqual(times(10, 1));
  expect(await reply(context, begun, 'right')).toEqual(views[0]);
});

test('nothing tells an answer before the end', async () => {
  const context = await newSession(world);
  const begun = await start(context);
  const wrong = await reply(context, begun, 'wrong');
  const right = await reply(context, wrong, 'right');
  expect(JSON.stringify([begun, wrong, right])).not.toMatch(/secret|wrong|right"/);
});

test('questions are answered in order, and only four are skipped', async () => {
  const context = await newSession(world);
  const begun = await start(context);
  const attemptId = begun.attempt?.id ?? '';
  const answer = (number: number) =>
    onDay(0).placement.answer(again(context), { attemptId, number, answer: ['any'] });
  await expect(answer(2)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: "Question 2 can't be answered now. Answer question 1 first.",
  });
  await expect(answer(13)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const skipped = await replyAll(context, begun, times(4, 'skip'));
  await expect(reply(context, skipped, 'skip')).rejects.toMatchObject({ code: 'LOCKED' });
});

test('an attempt belongs to one learner', async () => {
  const [owner, stranger] = [await newSession(world), await newSession(world)];
  const begun = await start(owner);
  await expect(reply(stranger, begun, 'right')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const noId = { attemptId: 'no-uuid', number: 1, answer: ['any'] };
  await expect(onDay(0).placement.answer(again(owner), noId)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('three right answers prove one lesson, also one that is still locked', async () => {
  const context = await newSession(world);
  const begun = await start(context, 'lesson-two');
  expect(begun).toMatchObject({ kind: 'LESSON', title: 'Lesson two', answersNeeded: 3 });
  await replyAll(context, begun, times(3, 'right'));
  expect((await lessonsOf(context)).map(({ state }) => state)).toEqual([
    'UNLOCKED',
    'COMPLETED',
    'UNLOCKED',
  ]);
  await expect(start(context, 'lesson-two', 1)).rejects.toMatchObject({
    code: 'LOCKED',
    message: 'You have already practiced or proved "Lesson two".',
  });
});

test('one wrong answer ends the proof of a lesson', async () => {
  const context = await newSession(world);
  const view = await replyAll(context, await start(context, 'lesson-two'), ['right', 'wrong']);
  expect(view.attempt).toMatchObject({ state: 'FAILED', question: null });
});

/** Submits code for the gate of the module. @returns whether the module is proved afterwards */
async function submit(context: RequestContext, code: string): Promise<boolean> {
  const services = onDay(0);
  const input = { challengeId: 'easy', language: 'PYTHON', code, idempotencyKey: null } as const;
  await services.submissions.submit(again(context), input);
  return (await services.placement.get(again(context), MODULE)).isDone;
}

test('solving the gate with the first submission and without hints proves the module', async () => {
  const context = await newSession(world, 100);
  expect(await onDay(0).placement.get(again(context), MODULE)).toMatchObject({ gateId: 'easy' });
  expect(await submit(context, RIGHT_CODE)).toBe(true);
  expect((await lessonsOf(context)).map(({ provedOn }) => provedOn)).toEqual(
    times(3, '2031-05-03'),
  );
});

test('a gate that took a second submission or a hint proves nothing', async () => {
  const [retried, helped] = [await newSession(world, 100), await newSession(world, 100)];
  expect(await submit(retried, HARD_CODED)).toBe(false);
  expect(await submit(retried, RIGHT_CODE)).toBe(false);
  await onDay(0).hints.reveal(again(helped), { challengeId: 'easy', rung: 1 });
  expect(await submit(helped, RIGHT_CODE)).toBe(false);
});

test('a practiced lesson stays practiced when its module is proved', async () => {
  const context = await newSession(world);
  await world.database.execute(sql`
    insert into app.practiced_lessons (learner_id, lesson_id) values (${context.identity?.id}, 'one')`);
  await replyAll(context, await start(context), times(7, 'right'));
  expect((await lessonsOf(context)).map(({ provedOn }) => provedOn)).toEqual([
    null,
    '2031-05-03',
    '2031-05-03',
  ]);
});

test('attempts and proofs are exported, and deleted with the account', async () => {
  const context = await proved();
  const { accounts } = world.services;
  expect(await accounts.exportData(again(context))).toMatchObject({
    placementAttempts: [{ placementId: MODULE, day: '2031-05-03' }],
    // All were proved at the same time, so their ids decide.
    provedLessons: [{ lessonId: 'one' }, { lessonId: 'three' }, { lessonId: 'two' }],
  });
  const learner = await again(context).learner();
  await accounts.delete(again(context), learner?.username ?? '');
  const rows = await world.database.execute(sql`
    select 1 from app.placement_attempts where learner_id = ${learner?.id}
    union all select 1 from app.proved_lessons where learner_id = ${learner?.id}`);
  expect(rows).toEqual([]);
});

test('a module with fewer than eight exercises can’t be proved by questions', async () => {
  const context = await newSession(world);
  await expect(start(context, 'module-unknown')).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: '"module-unknown" can\'t be proved by questions.',
  });
  expect(await onDay(0).placement.find(again(context), 'lesson-unknown')).toBeNull();
});
