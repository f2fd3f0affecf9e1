import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestContext } from '../../functions/services/request-context.ts';
import { RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { createWorld, newSession, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const states = async (context: RequestContext) =>
  (await world.services.preparation.list(context, 'easy')).map(
    ({ id, isDone }) => `${id} ${isDone ? 'done' : 'open'}`,
  );

test('prerequisites keep the author’s order, with the time of lessons', async () => {
  const context = await newSession(world);
  expect(await world.services.preparation.list(context, 'easy')).toEqual([
    {
      id: 'two',
      kind: 'LESSON',
      title: 'Lesson two',
      isDone: false,
      minutes: 5,
      placementId: null,
    },
    {
      id: 'first',
      kind: 'CHALLENGE',
      title: 'Shout first',
      isDone: false,
      minutes: null,
      placementId: null,
    },
  ]);
  expect(await world.services.preparation.list(context, 'first')).toEqual([]);
});

test('the way to a missing lesson that is locked begins with the open lesson in front of it', async () => {
  const context = await newSession(world);
  const { lessons, preparation } = world.services;
  expect(await preparation.nextLesson(context, 'easy')).toEqual({
    id: 'one',
    title: 'Lesson one',
    position: 1,
  });
  await lessons.complete(context, { lessonId: 'one', minutesSpent: 5 });
  expect(await preparation.nextLesson(context, 'easy')).toMatchObject({ id: 'two', position: 2 });
  await lessons.complete(context, { lessonId: 'two', minutesSpent: 5 });
  expect(await preparation.nextLesson(context, 'easy')).toBeNull();
  expect(await preparation.nextLesson(context, 'first')).toBeNull();
});

test('a visitor sees them, none of them done', async () => {
  const visitor = world.services.createRequestContext(null);
  expect(await states(visitor)).toEqual(['two open', 'first open']);
});

test('a lesson completed while it has no exercises and a solved challenge are done', async () => {
  const context = await newSession(world);
  for (const lessonId of ['one', 'two']) {
    await world.services.lessons.complete(context, { lessonId, minutesSpent: 5 });
  }
  expect(await states(context)).toEqual(['two done', 'first open']);
  await world.services.submissions.submit(context, {
    challengeId: 'first',
    language: 'PYTHON',
    code: RIGHT_CODE,
    idempotencyKey: null,
  });
  expect(await states(context)).toEqual(['two done', 'first done']);
});

test('a lesson with exercises is done once it is practiced, not once it is completed', async () => {
  const context = await newSession(world);
  const learner = await context.learner();
  await world.database.execute(sql`
    insert into app.completed_lessons (learner_id, lesson_id, minutes_spent, had_exercises)
    values (${learner?.id}, 'two', 5, true)`);
  expect(await states(context)).toEqual(['two open', 'first open']);
  await world.database.execute(
    sql`insert into app.practiced_lessons (learner_id, lesson_id) values (${learner?.id}, 'two')`,
  );
  context.forget();
  expect(await states(context)).toEqual(['two done', 'first open']);
});

test('opening a challenge anyway is recorded once, exported, and deleted with the account', async () => {
  const context = await newSession(world, 100);
  const { preparation, accounts } = world.services;
  expect(await preparation.isOpenedAnyway(context, 'easy')).toBe(false);
  await preparation.openAnyway(context, 'easy');
  await preparation.openAnyway(context, 'easy');
  expect(await preparation.isOpenedAnyway(context, 'easy')).toBe(true);
  const learner = await context.learner();
  expect(await accounts.exportData(context)).toMatchObject({
    openedChallenges: [{ challengeId: 'easy' }],
  });
  await accounts.delete(context, learner?.username ?? '');
  const rows = await world.database.execute(
    sql`select 1 from app.opened_challenges where learner_id = ${learner?.id}`,
  );
  expect(rows).toHaveLength(0);
});

test('it doesn’t open a challenge that needs more XP', async () => {
  const context = await newSession(world);
  await expect(world.services.preparation.openAnyway(context, 'easy')).rejects.toMatchObject({
    code: 'LOCKED',
  });
});
