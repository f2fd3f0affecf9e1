import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createAccountRepository } from '../../functions/data/account-repository.ts';
import type { SessionIdentity } from '../../functions/services/ports/records.ts';
import { type MergeWorld, openMergeWorld } from '../support/merge-world.ts';
import { misplaced } from '../support/standings.ts';
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

const REFUSED = {
  foreign: 'This token does not belong to an open session of an anonymous learner.',
  gone: 'There is nothing to merge: it was already merged or deleted.',
};

/** Checks that a merge is refused and that neither learner changes. */
async function expectNoMerge(
  learner: SessionIdentity,
  proof: SessionIdentity | null,
  reason: object,
): Promise<void> {
  const before = await world.stateOf(learner);
  const refused = world.services.learners.mergeAnonymous(world.contextOf(learner), proof);
  await expect(refused).rejects.toMatchObject(reason);
  expect(await world.stateOf(learner)).toEqual(before);
}

test('the anonymous account is gone afterwards, and its token does nothing', async () => {
  const [learner, anonymous] = [await world.signIn(false), await world.signIn(true)];
  await world.solve(anonymous, 'first');
  await world.merge(learner, anonymous);
  await expect(world.contextOf(anonymous).learner()).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
  const left = await world.database.execute(sql`
    select id from auth.users where id = ${anonymous.id}
    union all select id from app.profiles where id = ${anonymous.id}
    union all select learner_id from app.experience_ledger where learner_id = ${anonymous.id}`);
  expect(left).toEqual([]);
  await expectNoMerge(learner, anonymous, { code: 'INVALID_INPUT', message: REFUSED.foreign });
});

test('a token that is not of an open anonymous session merges nothing', async () => {
  const learner = await world.signIn(false);
  const victim = await world.signIn(false);
  await world.solve(victim, 'first');
  const invalid = { code: 'INVALID_INPUT' };
  await expectNoMerge(learner, null, {
    ...invalid,
    message: 'The anonymous token is not valid or has expired.',
  });
  const foreign = { ...invalid, message: REFUSED.foreign };
  await expectNoMerge(learner, victim, foreign);
  await expectNoMerge(learner, { ...victim, isAnonymous: true }, foreign);
  const ended = await world.signIn(true);
  await world.database.execute(sql`delete from auth.sessions where id = ${ended.sessionId}`);
  await expectNoMerge(learner, ended, foreign);
  expect(await world.xpOf(victim)).toBe(50);
  const program = {
    credential: 'access-token',
    id: victim.id,
    tokenId: randomUUID(),
    scope: 'WRITE',
  } as const;
  await expect(
    world.services.learners.mergeAnonymous(world.contextOf(learner), program),
  ).rejects.toMatchObject(invalid);
});

test('an account that has become permanent is not merged with a token from before', async () => {
  const [learner, upgraded] = [await world.signIn(false), await world.signIn(true)];
  await world.solve(upgraded, 'first');
  await world.database.execute(sql`
    update auth.users set is_anonymous = false, email = ${`${upgraded.id}@example.test`} where id = ${upgraded.id}`);
  await expectNoMerge(learner, upgraded, { code: 'INVALID_INPUT', message: REFUSED.foreign });
  // Nor if the auth server still said so: the locked profile decides.
  const accounts = {
    ...createAccountRepository(world.database),
    isSessionAnonymous: () => Promise.resolve(true),
  };
  const fooled = world.serving({ accounts }).learners;
  await expect(fooled.mergeAnonymous(world.contextOf(learner), upgraded)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: REFUSED.gone,
  });
  expect(await world.xpOf(upgraded)).toBe(50);
});

test('nobody merges into themselves, and an anonymous learner merges nobody', async () => {
  const [learner, anonymous, other] = [
    await world.signIn(false),
    await world.signIn(true),
    await world.signIn(true),
  ];
  const own = {
    code: 'INVALID_INPUT',
    message: 'This token belongs to the account that you signed in to.',
  };
  await expectNoMerge(learner, learner, own);
  await expectNoMerge(learner, { ...learner, isAnonymous: true }, own);
  await expectNoMerge(anonymous, other, { code: 'FORBIDDEN' });
  await expectNoMerge(anonymous, anonymous, { code: 'FORBIDDEN' });
});

test('repeated merges are limited', async () => {
  const learner = await world.signIn(false);
  const limited = world.serving({ rateLimits: { take: () => Promise.resolve(7) } });
  const refused = limited.learners.mergeAnonymous(limited.createRequestContext(learner), null);
  await expect(refused).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});
