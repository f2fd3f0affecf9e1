import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { type MergeWorld, openMergeWorld } from '../support/merge-world.ts';
import { misplaced } from '../support/standings.ts';
import { stubbedExecution } from '../support/stubbed-execution.ts';
import { unbalanced } from '../support/world.ts';

let world: MergeWorld;
beforeAll(async () => {
  world = await openMergeWorld();
});
afterAll(() => world.close());
afterEach(async () => {
  expect(await unbalanced(world.database)).toEqual([]);
  expect(await misplaced(world.database)).toEqual([]);
});

test('of many merges at once, only one succeeds, no matter which account asks', async () => {
  const anonymous = await world.signIn(true);
  await world.solve(anonymous, 'first');
  await world.solve(anonymous, 'second');
  const learners = await Promise.all(Array.from({ length: 4 }, () => world.signIn(false)));
  const results = await Promise.allSettled(
    [...learners, ...learners].map((learner) => world.merge(learner, anonymous)),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const totals = await Promise.all(learners.map(world.xpOf));
  expect(totals.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 150]);
});

test('many anonymous sessions merged at once into one account count each solve once', async () => {
  const learner = await world.signIn(false);
  const sessions = await Promise.all(Array.from({ length: 4 }, () => world.signIn(true)));
  await Promise.all(sessions.map((one) => world.solve(one, 'first')));
  await Promise.all([
    ...sessions.map((one) => world.merge(learner, one)),
    world.solve(learner, 'first'),
  ]);
  expect(await world.xpOf(learner)).toBe(50);
});

test('a submission that runs during the merge is withdrawn with its profile, and awards nothing twice', async () => {
  const [learner, anonymous] = [await world.signIn(false), await world.signIn(true)];
  const [running, ending] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
  const slow = world.serving({
    execution: {
      async run(...job) {
        running.resolve(null);
        await ending.promise;
        return stubbedExecution.run(...job);
      },
    },
  });
  const input = { challengeId: 'first', code: RIGHT_CODE, language: 'PYTHON' } as const;
  const context = slow.createRequestContext(anonymous);
  const submitted = slow.submissions.submit(context, { ...input, idempotencyKey: null });
  await running.promise;
  await world.merge(learner, anonymous);
  ending.resolve(null);
  await expect(submitted).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await world.xpOf(learner)).toBe(0);
  expect((await world.solve(learner, 'first')).submission.experienceEarned).toBe(25);
});

test('merges and submissions of both at the same time never lose or double XP', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [learner, anonymous] = [await world.signIn(false), await world.signIn(true)];
    await Promise.allSettled([
      world.solve(anonymous, 'first'),
      world.merge(learner, anonymous),
      world.solve(learner, 'first'),
      world.solve(learner, 'second'),
    ]);
    expect(await world.xpOf(learner)).toBe(150);
  }
});
