import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDeletionRepository } from '../../functions/data/deletion-repository.ts';
import { createSubmissionRepository } from '../../functions/data/submission-repository.ts';
import type { Services } from '../../functions/services/services.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import { sweep } from '../../functions/services/cleanup.ts';
import { HARD_CODED, RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { stubbedExecution } from '../support/stubbed-execution.ts';
import { createWorld, newSession, unbalanced, type World } from '../support/world.ts';

let world: World;
let services: Services;
beforeAll(async () => {
  world = await createWorld();
  services = world.with({ execution: stubbedExecution });
});
afterAll(() => world.close());

const PAGE = { challengeId: null, first: 5, after: null };

const solution = (idempotencyKey: string, code = RIGHT_CODE) => ({
  challengeId: 'first',
  language: 'PYTHON',
  code,
  idempotencyKey,
});

const sweepNow = () =>
  sweep({
    submissions: createSubmissionRepository(world.database),
    deletions: createDeletionRepository(world.database),
  });

const age = (key: string, seconds: number) =>
  world.database.execute(sql`
    update app.submissions set started_at = now() - make_interval(secs => ${seconds})
    where idempotency_key = ${key}`);

/** Starts a submission whose run continues until it is released. */
async function submitSlowly(context: RequestContext, key: string) {
  const release = Promise.withResolvers<undefined>();
  const running = Promise.withResolvers<undefined>();
  const slow = world.with({
    execution: {
      async run(request, tenant) {
        running.resolve(undefined);
        await release.promise;
        return stubbedExecution.run(request, tenant);
      },
    },
  });
  const submitting = slow.submissions.submit(context, solution(key));
  submitting.catch(() => undefined);
  await running.promise;
  return {
    end: () => {
      release.resolve(undefined);
      return submitting;
    },
  };
}

test('an abandoned attempt is withdrawn, and its key can be used again for other code', async () => {
  const context = await newSession(world);
  const key = randomUUID();
  await submitSlowly(context, key);
  await age(key, 61);
  expect(await sweepNow()).toEqual({ submissions: 1, deletedAccounts: [] });
  expect((await services.submissions.list(context, PAGE)).nodes).toEqual([]);
  const again = await services.submissions.submit(context, solution(key, HARD_CODED));
  expect(again.submission).toMatchObject({ status: 'FAILED', code: HARD_CODED });
  const first = await services.submissions.submit(context, solution(randomUUID()));
  expect(first.submission.experienceEarned).toBe(25);
});

test('a running attempt and one that was settled long ago stay', async () => {
  const context = await newSession(world);
  const [settled, young] = [randomUUID(), randomUUID()];
  await services.submissions.submit(context, solution(settled));
  await age(settled, 3_600);
  const running = await submitSlowly(context, young);
  await age(young, 50);
  expect(await sweepNow()).toEqual({ submissions: 0, deletedAccounts: [] });
  expect((await running.end()).isAccepted).toBe(true);
  expect((await services.submissions.list(context, PAGE)).nodes).toHaveLength(2);
});

test('a verdict that arrives after the sweep awards nothing; the retried call does, once', async () => {
  const context = await newSession(world);
  const key = randomUUID();
  const late = await submitSlowly(context, key);
  await age(key, 61);
  await sweepNow();
  await expect(late.end()).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await services.progress.summary(context)).toMatchObject({ challengesCompleted: 0 });
  const repeated = await services.submissions.submit(context, solution(key));
  expect(repeated.submission.experienceEarned).toBe(25);
  expect(repeated.achievementsEarned.map(({ id }) => id)).toContain('straight');
  expect(await unbalanced(world.database)).toEqual([]);
});

test('either a late verdict or the call that took over its key earns the award, not both', async () => {
  const context = await newSession(world);
  const key = randomUUID();
  const late = await submitSlowly(context, key);
  await age(key, 61);
  const taken = await services.submissions.submit(context, solution(key));
  expect(taken.submission.experienceEarned).toBe(25);
  await expect(late.end()).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await services.submissions.submit(context, solution(key))).toEqual(taken);
});

test('a sweep, the verdict and eight retries at once leave one attempt and one award', async () => {
  const context = await newSession(world);
  const key = randomUUID();
  const late = await submitSlowly(context, key);
  await age(key, 61);
  const repeat = () => services.submissions.submit(context, solution(key));
  const outcomes = await Promise.allSettled([
    late.end(),
    sweepNow(),
    ...Array.from({ length: 8 }, repeat),
  ]);
  const refusals = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
  );
  for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'CONFLICT' });
  const settled = await repeat();
  expect(settled.submission).toMatchObject({ status: 'ACCEPTED', experienceEarned: 25 });
  expect((await services.submissions.list(context, PAGE)).nodes).toHaveLength(1);
  expect(await unbalanced(world.database)).toEqual([]);
});
