import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, newSession, unbalanced, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const completion = (lessonId: string, minutesSpent = 5) => ({ lessonId, minutesSpent });

test('completing a lesson unlocks the next one and counts toward the streak', async () => {
  const context = await newSession(world);
  const { lessons, progress } = world.services;
  const completed = await lessons.complete(context, completion('one'));
  expect(completed.lesson.state).toBe('COMPLETED');
  expect(completed.nextLesson).toMatchObject({
    id: 'two',
    state: 'UNLOCKED',
    content: 'Text of two',
  });
  expect(await progress.summary(context)).toMatchObject({ lessonsCompleted: 1, streakDays: 1 });
});

test('a locked lesson cannot be completed and has no content', async () => {
  const context = await newSession(world);
  const { lessons } = world.services;
  await expect(lessons.complete(context, completion('three'))).rejects.toMatchObject({
    code: 'LOCKED',
    message: 'Lesson "three" is locked. Complete "Lesson two" first.',
  });
  expect(await lessons.open(context, 'three')).toMatchObject({
    state: 'LOCKED',
    content: null,
    contentHtml: null,
    exampleCode: null,
    exampleOutput: null,
    lab: null,
  });
});

test('an unlocked lesson includes the lab of its programs', async () => {
  const context = await newSession(world);
  const { lessons } = world.services;
  expect(await lessons.open(context, 'one')).toMatchObject({ lab: null });
  await lessons.complete(context, completion('one'));
  await lessons.complete(context, completion('two'));
  const { lab } = (await lessons.open(context, 'three')) ?? {};
  expect(lab).toEqual({ hosts: [{ ip: '192.0.2.20', ports: { '22': {} } }] });
});

test('a lesson that is completed many times at once earns XP only once', async () => {
  const context = await newSession(world);
  const { lessons } = world.services;
  await lessons.complete(context, completion('one'));
  const clicks = Array.from({ length: 8 }, () => lessons.complete(context, completion('two')));
  const earned = (await Promise.all(clicks)).flatMap((done) => done.achievementsEarned);
  expect(earned.map(({ id }) => id)).toEqual(['reader']);
  context.forget();
  expect((await context.learner())?.experiencePoints).toBe(10);
  expect(await unbalanced(world.database)).toEqual([]);
});

test.each([-1, 1_441, 2.5, Number.NaN])('%d minutes are refused', async (minutes) => {
  const context = await newSession(world);
  await expect(
    world.services.lessons.complete(context, completion('one', minutes)),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
});

test('an unknown lesson is not found', async () => {
  const context = await newSession(world);
  await expect(
    world.services.lessons.complete(context, completion('nowhere')),
  ).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: 'Lesson not found. Please refresh the page.',
  });
});

test('recent lessons are the opened and completed ones, latest first', async () => {
  const context = await newSession(world);
  const { lessons } = world.services;
  await lessons.complete(context, completion('one'));
  await lessons.open(context, 'two');
  await lessons.open(context, 'three');
  expect((await lessons.recent(context, 5)).map(({ id }) => id)).toEqual(['two', 'one']);
});
