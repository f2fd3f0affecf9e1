import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../../domain/app-error.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import { HARD_CODED, RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { createWorld, newSession, unbalanced, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const solution = (challengeId: string, code: string, idempotencyKey: string | null = null) => ({
  challengeId,
  language: 'PYTHON',
  code,
  idempotencyKey,
});

const experienceOf = async (context: RequestContext) => {
  context.forget();
  return (await context.learner())?.experiencePoints;
};

test('the first accepted submission earns the reward and its achievements, and unlocks what they pay for', async () => {
  const context = await newSession(world);
  const { submissions, challenges } = world.services;
  const submitted = await submissions.submit(context, solution('second', RIGHT_CODE));
  expect(submitted.isAccepted).toBe(true);
  expect(submitted.submission).toMatchObject({ status: 'ACCEPTED', experienceEarned: 100 });
  expect(submitted.achievementsEarned.map(({ id }) => id)).toEqual([
    'first-solve',
    'fifty',
    'straight',
  ]);
  expect(await experienceOf(context)).toBe(125);
  expect(await challenges.find(context, 'easy')).toMatchObject({ isLocked: false });
  expect(await unbalanced(world.database)).toEqual([]);
});

test('the second accepted submission earns nothing', async () => {
  const context = await newSession(world);
  await world.services.submissions.submit(context, solution('first', RIGHT_CODE));
  const again = await world.services.submissions.submit(context, solution('first', RIGHT_CODE));
  expect(again).toMatchObject({ isAccepted: true, achievementsEarned: [] });
  expect(again.submission.experienceEarned).toBe(0);
  expect(await experienceOf(context)).toBe(50);
});

test('the code of the last accepted submission can be read again, by its learner only', async () => {
  const [context, other] = [await newSession(world), await newSession(world)];
  const { submissions } = world.services;
  expect(await submissions.acceptedCode(context, 'first')).toBeNull();
  for (const code of [RIGHT_CODE, `${RIGHT_CODE}\n# shorter`, HARD_CODED]) {
    await submissions.submit(context, solution('first', code));
  }
  expect(await submissions.acceptedCode(context, 'first')).toBe(`${RIGHT_CODE}\n# shorter`);
  expect(await submissions.acceptedCode(context, 'second')).toBeNull();
  expect(await submissions.acceptedCode(other, 'first')).toBeNull();
});

test('code that only knows the samples fails, and learns nothing about the hidden cases', async () => {
  const context = await newSession(world);
  const { isAccepted, result } = await world.services.submissions.submit(
    context,
    solution('first', HARD_CODED),
  );
  expect(isAccepted).toBe(false);
  expect(result.tests.map(({ isHidden, isPassed }) => [isHidden, isPassed])).toEqual([
    [false, true],
    ...Array.from({ length: 7 }, () => [true, false]),
  ]);
  expect(JSON.stringify(result)).not.toMatch(/bravo|BRAVO|delta|DELTA/);
  expect(await experienceOf(context)).toBe(0);
});

test('ten concurrent clicks award once', async () => {
  const context = await newSession(world);
  const clicks = Array.from({ length: 10 }, () =>
    world.services.submissions.submit(context, solution('first', RIGHT_CODE)),
  );
  const earned = (await Promise.all(clicks)).map(({ submission }) => submission.experienceEarned);
  expect(earned.filter((amount) => amount > 0)).toEqual([25]);
  expect(await experienceOf(context)).toBe(50);
  expect(await unbalanced(world.database)).toEqual([]);
});

test('the same key returns the first result, and is refused for other code', async () => {
  const context = await newSession(world);
  const { submit } = world.services.submissions;
  const key = randomUUID();
  const first = await submit(context, solution('first', RIGHT_CODE, key));
  const repeated = await submit(context, solution('first', RIGHT_CODE, key));
  expect(repeated).toEqual(first);
  await expect(submit(context, solution('first', HARD_CODED, key))).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  expect(await experienceOf(context)).toBe(50);
});

test('a running key is not run twice; one whose server died is taken over', async () => {
  const context = await newSession(world);
  const learner = await context.learner();
  const key = randomUUID();
  await world.database.execute(sql`
    insert into app.submissions (learner_id, challenge_id, idempotency_key, language, code)
    values (${learner?.id}, 'first', ${key}, 'PYTHON', ${RIGHT_CODE})
  `);
  const repeat = () =>
    world.services.submissions.submit(context, solution('first', RIGHT_CODE, key));
  await expect(repeat()).rejects.toMatchObject({ code: 'CONFLICT' });
  await world.database.execute(sql`
    update app.submissions set started_at = now() - interval '2 minutes' where idempotency_key = ${key}
  `);
  expect(await repeat()).toMatchObject({ isAccepted: true });
});

test('a locked challenge refuses runs and submissions, and reveals nothing', async () => {
  const context = await newSession(world, 99);
  const { submissions, challenges } = world.services;
  const refusal = { code: 'LOCKED', message: 'Challenge "easy" needs 100 XP; you have 99.' };
  await expect(submissions.submit(context, solution('easy', RIGHT_CODE))).rejects.toMatchObject(
    refusal,
  );
  await expect(submissions.execute(context, solution('easy', RIGHT_CODE))).rejects.toMatchObject(
    refusal,
  );
  expect(await challenges.find(context, 'easy')).toMatchObject({
    isLocked: true,
    instructions: null,
    instructionsHtml: null,
    starterCode: null,
    expectedOutput: null,
    tip: null,
    samples: [],
    hintCount: 0,
    debrief: null,
    debriefHtml: null,
  });
});

test('a run that fails on our side costs nothing and leaves its key available', async () => {
  const context = await newSession(world);
  const key = randomUUID();
  const broken = world.with({
    execution: { run: () => Promise.reject(new AppError('EXECUTION_UNAVAILABLE', 'Down.')) },
  });
  await expect(
    broken.submissions.submit(context, solution('first', RIGHT_CODE, key)),
  ).rejects.toMatchObject({ code: 'EXECUTION_UNAVAILABLE' });
  const page = { challengeId: null, first: 5, after: null };
  expect((await world.services.submissions.list(context, page)).nodes).toEqual([]);
  const retried = await world.services.submissions.submit(
    context,
    solution('first', RIGHT_CODE, key),
  );
  expect(retried.achievementsEarned.map(({ id }) => id)).toContain('straight');
});

test.each([
  ['blank code', '  \n', 'INVALID_INPUT'],
  ['a NUL', 'print("\0")', 'INVALID_INPUT'],
  ['code over 64 KB', '#'.repeat(65_537), 'TOO_LARGE'],
])('%s is refused before anything is stored', async (_, code, failure) => {
  const context = await newSession(world);
  await expect(
    world.services.submissions.submit(context, solution('first', code)),
  ).rejects.toMatchObject({ code: failure });
});

test('an unknown challenge and a visitor are refused', async () => {
  const { services } = world;
  const context = await newSession(world);
  await expect(
    services.submissions.submit(context, solution('nowhere', RIGHT_CODE)),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(
    services.submissions.submit(services.createRequestContext(null), solution('first', RIGHT_CODE)),
  ).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('pages of submissions follow each other without a gap', async () => {
  const context = await newSession(world);
  for (const code of ['print(1)', 'print(2)', 'print(3)']) {
    await world.services.submissions.submit(context, solution('first', code));
  }
  const codes: string[] = [];
  let after: string | null = null;
  do {
    const page = await world.services.submissions.list(context, {
      challengeId: 'first',
      first: 2,
      after,
    });
    codes.push(...page.nodes.map(({ code }) => code));
    after = page.endCursor;
  } while (after !== null);
  expect(codes).toEqual(['print(3)', 'print(2)', 'print(1)']);
});
