import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestContext } from '../../functions/services/request-context.ts';
import { RIGHT_CODE, fixtureCurriculum } from '../support/fixture-curriculum.ts';
import { createWorld, newSession, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const ENOUGH_XP = 400;

async function submit(
  context: RequestContext,
  challengeId: string,
  code = RIGHT_CODE,
): Promise<string[]> {
  const submission = { challengeId, language: 'PYTHON', code, idempotencyKey: null };
  const { achievementsEarned } = await world.services.submissions.submit(context, submission);
  return achievementsEarned.map(({ id }) => id);
}

test('an expert challenge solved without a hint is distinguished from one with a hint', async () => {
  const alone = await newSession(world, ENOUGH_XP);
  expect(await submit(alone, 'expert')).toContain('alone');
  const helped = await newSession(world, ENOUGH_XP);
  await world.services.hints.reveal(helped, { challengeId: 'expert', rung: 1 });
  expect(await submit(helped, 'expert')).not.toContain('alone');
});

test('hints for another challenge and hints of other learners do not count', async () => {
  const other = await newSession(world, ENOUGH_XP);
  await world.services.hints.reveal(other, { challengeId: 'expert', rung: 1 });
  const context = await newSession(world, ENOUGH_XP);
  await world.services.hints.reveal(context, { challengeId: 'first', rung: 1 });
  expect(await submit(context, 'expert')).toContain('alone');
});

test('the sixth submission earns persistence, the fifth does not', async () => {
  const fifth = await newSession(world);
  for (let attempt = 1; attempt < 5; attempt += 1) await submit(fifth, 'first', 'print(1)');
  expect(await submit(fifth, 'first')).not.toContain('sixth');
  const sixth = await newSession(world);
  for (let attempt = 1; attempt < 6; attempt += 1) await submit(sixth, 'first', 'print(1)');
  expect(await submit(sixth, 'first')).toContain('sixth');
});

test('a subject is completed by its last challenge if the lessons are done, and only once', async () => {
  const context = await newSession(world, ENOUGH_XP);
  const { lessons, challenges } = fixtureCurriculum;
  for (const { id } of lessons) {
    await world.services.lessons.complete(context, { lessonId: id, minutesSpent: 5 });
  }
  const earned: string[][] = [];
  for (const { id } of challenges) earned.push(await submit(context, id));
  expect(earned.map((ids) => ids.includes('basics'))).toEqual([false, false, false, true]);
});

test('a subject is completed by its last lesson if the challenges are done', async () => {
  const context = await newSession(world, ENOUGH_XP);
  for (const { id } of fixtureCurriculum.challenges) await submit(context, id);
  const earned: string[][] = [];
  for (const { id } of fixtureCurriculum.lessons) {
    const completed = await world.services.lessons.complete(context, {
      lessonId: id,
      minutesSpent: 5,
    });
    earned.push(completed.achievementsEarned.map((achievement) => achievement.id));
  }
  expect(earned.map((ids) => ids.includes('basics'))).toEqual([false, false, true]);
});
