import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestContext } from '../../functions/services/request-context.ts';
import { HARD_CODED, RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { createWorld, newSession, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Returns what comes first, what comes second, and why. */
async function nextFor(context: RequestContext, after: string | null = null) {
  const step = await world.services.nextStep.find(context, after);
  const { kind, lesson, challenge, isStarted, reasons } = step;
  const ids = [lesson?.lesson.id, challenge?.id];
  const order = kind === 'LESSON' ? ids : ids.toReversed();
  return { order, isStarted, reasons: reasons.map(({ text }) => text) };
}

const submit = (context: RequestContext, challengeId: string, code = RIGHT_CODE) =>
  world.services.submissions.submit(context, {
    challengeId,
    language: 'PYTHON',
    code,
    idempotencyKey: null,
  });

test('a new learner begins with the first lesson, and may as well solve a challenge', async () => {
  expect(await nextFor(await newSession(world))).toEqual({
    order: ['one', 'first'],
    isStarted: false,
    reasons: ['It unlocks Lesson two'],
  });
});

test('a submission that failed is continued, with the tests that it passed', async () => {
  const context = await newSession(world);
  await submit(context, 'second', HARD_CODED);
  const { order, isStarted, reasons } = await nextFor(context);
  expect([order, isStarted]).toEqual([['second', 'one'], true]);
  expect(reasons[0]).toMatch(/^Your last submission passed 1 of \d tests$/);
  expect(reasons[1]).toMatch(/^\+100 XP takes you to level 2/);
});

test('a challenge says how many tests the last submission passed, at once', async () => {
  const context = await newSession(world);
  const { challenges } = world.services;
  expect(await challenges.lastResult(context, 'second')).toBeNull();
  await submit(context, 'second', HARD_CODED);
  expect(await challenges.lastResult(context, 'second')).toMatchObject({ passedCount: 1 });
  await submit(context, 'second');
  const accepted = await challenges.lastResult(context, 'second');
  expect(accepted?.passedCount).toBe(accepted?.caseCount);
});

test('after an accepted submission comes another challenge, then the next lesson', async () => {
  const context = await newSession(world);
  await submit(context, 'second', HARD_CODED);
  await submit(context, 'first');
  expect(await nextFor(context, 'first')).toMatchObject({
    order: ['second', 'one'],
    reasons: ['Same subject as Shout first', expect.stringContaining('+100 XP')],
  });
});

test('a lesson that is being finished counts as done: it unlocks the next one and what it prepares for', async () => {
  const context = await newSession(world, 100);
  await submit(context, 'first');
  await world.services.lessons.complete(context, { lessonId: 'one', minutesSpent: 5 });
  expect(await nextFor(context, 'two')).toMatchObject({
    order: ['easy', 'three'],
    reasons: ['You practiced what it needs in Lesson two', expect.stringContaining('+50 XP')],
  });
  const { lesson } = await world.services.nextStep.find(context, 'two');
  expect(lesson).toMatchObject({ position: 3, lesson: { state: 'LOCKED', content: null } });
});

test.each(['three', 'expert', 'nothing'])(
  'what the learner can’t be finishing is ignored: %s',
  async (after) => {
    const context = await newSession(world);
    expect(await nextFor(context, after)).toEqual(await nextFor(context));
  },
);

test('a challenge whose solution was shown is recommended without its XP', async () => {
  const context = await newSession(world);
  await submit(context, 'second', HARD_CODED);
  const learner = await context.learner();
  await world.database.execute(
    sql`insert into app.shown_solutions (learner_id, challenge_id) values (${learner?.id}, 'second')`,
  );
  context.forget();
  const { reasons } = await nextFor(context);
  expect(reasons).toHaveLength(1);
  expect(reasons[0]).toMatch(/^Your last submission/);
});

test('a visitor has no next step', async () => {
  const visitor = world.services.createRequestContext(null);
  await expect(world.services.nextStep.find(visitor, null)).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});
