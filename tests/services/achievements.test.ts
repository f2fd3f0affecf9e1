import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ExecutionPort } from '../../functions/services/ports/ports.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import { RIGHT_CODE, fixtureCurriculum } from '../support/fixture-curriculum.ts';
import { stubbedExecution } from '../support/stubbed-execution.ts';
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

/** Runs code like the stub, but each run waits until it is released. */
function heldExecution() {
  const held: (() => void)[] = [];
  const execution: ExecutionPort = {
    run: async (...job) => {
      await new Promise<void>((resolve) => void held.push(resolve));
      return stubbedExecution.run(...job);
    },
  };
  return {
    execution,
    /** Resolves when this many runs have begun. */
    begun: (runs: number) => expect.poll(() => held.length).toBe(runs),
    /** Lets one run go on. */
    release: (run: number) => held[run]?.(),
  };
}

/** Starts submissions one after the other, each in another process of the cloud, so that all run at the same time. */
async function submitAtOnce(codes: readonly string[]) {
  const context = await newSession(world, ENOUGH_XP);
  const { execution, begun, release } = heldExecution();
  const running: Promise<{ xp: number; achievements: string[] }>[] = [];
  for (const [index, code] of codes.entries()) {
    const input = { challengeId: 'first', language: 'PYTHON', code, idempotencyKey: `${index}` };
    const submitted = world.with({ execution }).submissions.submit(context, input);
    running.push(
      submitted.then(({ submission, achievementsEarned }) => ({
        xp: submission.experienceEarned,
        achievements: achievementsEarned.map(({ id }) => id),
      })),
    );
    await begun(index + 1);
  }
  return {
    /** Lets a submission finish, and returns what it earned. */
    finish: async (index: number) => {
      release(index);
      return running[index];
    },
  };
}

test('of three right submissions at once, the first one solves the challenge on the first try', async () => {
  const { finish } = await submitAtOnce([RIGHT_CODE, RIGHT_CODE, RIGHT_CODE]);
  const first = await finish(0);
  expect(first?.achievements).toContain('straight');
  expect(first?.xp).toBeGreaterThan(0);
  for (const later of [1, 2]) {
    expect(await finish(later)).toMatchObject({ xp: 0, achievements: [] });
  }
});

test('a right submission is not the first try if a wrong one was sent before it, even if that one ends later', async () => {
  const { finish } = await submitAtOnce(['print(1)', RIGHT_CODE]);
  const second = await finish(1);
  expect(second?.xp).toBeGreaterThan(0);
  expect(second?.achievements).not.toContain('straight');
  expect(await finish(0)).toMatchObject({ xp: 0, achievements: [] });
});

test('the achievements that are left come nearest first, with what counts toward them', async () => {
  const context = await newSession(world, 40);
  const { identity } = context;
  const fresh = () => world.services.createRequestContext(identity);
  const ahead = async () => {
    const found = await world.services.progress.achievementsAhead(fresh());
    return found.map(({ achievement: { id }, progress }) => ({ id, progress }));
  };
  const before = await ahead();
  expect(before[0]).toEqual({ id: 'fifty', progress: { done: 40, total: 50 } });
  expect(before).toContainEqual({ id: 'first-solve', progress: null });
  await submit(context, 'first');
  const after = await ahead();
  expect(after.map(({ id }) => id)).not.toContain('first-solve');
  expect(after.map(({ id }) => id)).not.toContain('fifty');
  expect(after).toHaveLength(before.length - (await held(fresh())).length);
});

const held = (context: RequestContext) => world.services.progress.achievements(context);

test('a proved lesson does not count toward an achievement', async () => {
  const context = await newSession(world);
  const learner = await context.learner();
  await world.database.execute(
    sql`insert into app.proved_lessons values (${learner?.id}, 'one', now())`,
  );
  const progress = async () => {
    const fresh = world.services.createRequestContext(context.identity);
    const found = await world.services.progress.achievementsAhead(fresh);
    return found.find(({ achievement }) => achievement.id === 'reader')?.progress;
  };
  expect(await progress()).toEqual({ done: 0, total: 2 });
  await world.database.execute(
    sql`insert into app.practiced_lessons values (${learner?.id}, 'one', now())`,
  );
  expect(await progress()).toEqual({ done: 1, total: 2 });
});
