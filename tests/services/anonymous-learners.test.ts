import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccountRepository } from '../../functions/data/account-repository.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import type { SessionIdentity } from '../../functions/services/ports/records.ts';
import type { Services } from '../../functions/services/services.ts';
import { createWorld, newIdentity, type World } from '../support/world.ts';

let world: World;
let services: Services;
beforeAll(async () => {
  world = await createWorld();
  services = world.with({ accounts: createAccountRepository(world.database) });
});
afterAll(() => world.close());

const NO_WISHES = { username: '', firstName: '', lastName: '', timeZone: '' };

/** An anonymous account of the auth server with an open session. */
async function newAnonymous(changes: Partial<SessionIdentity> = {}): Promise<SessionIdentity> {
  const requestedProfile = NO_WISHES;
  const identity = newIdentity({ email: '', isAnonymous: true, requestedProfile, ...changes });
  await world.database.execute(
    sql`insert into auth.users (id, is_anonymous) values (${identity.id}, true)`,
  );
  await world.database.execute(
    sql`insert into auth.sessions (id, user_id) values (${identity.sessionId}, ${identity.id})`,
  );
  return identity;
}

const contextOf = (identity: SessionIdentity, address?: string): RequestContext =>
  services.createRequestContext(identity, address);

test('an anonymous learner gets a profile with a generated name on the first request', async () => {
  const requestedProfile = {
    username: 'admin-like',
    firstName: 'Eve',
    lastName: '',
    timeZone: 'Asia/Tokyo',
  };
  const identity = await newAnonymous({ requestedProfile });
  const learners = await Promise.all(
    [contextOf(identity), contextOf(identity)].map((one) => one.learner()),
  );
  for (const learner of learners) {
    expect(learner).toMatchObject({
      id: identity.id,
      email: '',
      isAnonymous: true,
      isListed: false,
    });
    expect(learner?.username).toMatch(/^guest-[0-9a-f]{8}$/);
    expect(learner?.timeZone).toBe('Asia/Tokyo');
  }
});

test('an anonymous learner can neither be seen by others nor create access tokens', async () => {
  const identity = await newAnonymous();
  const refused = await Promise.allSettled([
    services.learners.updateProfile(contextOf(identity), { isListed: true }),
    services.learners.updateProfile(contextOf(identity), { username: 'squatter' }),
    services.accessTokens.create(contextOf(identity), {
      name: 'CI',
      scope: 'WRITE',
      lifetimeDays: 30,
    }),
  ]);
  const reason = {
    code: 'FORBIDDEN',
    message: 'Create an account first: you are trying Packetsmith without one.',
  };
  for (const one of refused) expect(one).toMatchObject({ status: 'rejected', reason });
  const changed = await services.learners.updateProfile(contextOf(identity), { firstName: 'Ada' });
  expect(changed).toMatchObject({ firstName: 'Ada', isListed: false });
  const listed = world.database.execute(
    sql`update app.profiles set is_listed = true where id = ${identity.id}`,
  );
  await expect(listed).rejects.toMatchObject({
    cause: { constraint: 'profiles_anonymous_are_not_listed' },
  });
});

test('an anonymous learner has no rank', async () => {
  const identity = await newAnonymous();
  await services.lessons.complete(contextOf(identity), { lessonId: 'one', minutesSpent: 5 });
  await services.lessons.complete(contextOf(identity), { lessonId: 'two', minutesSpent: 5 });
  const learner = await contextOf(identity).learner();
  expect(learner?.experiencePoints).toBe(10);
  for (const period of ['WEEK', 'ALL_TIME'] as const) {
    const board = await services.leaderboard.top(contextOf(identity), {
      period,
      among: 'EVERYONE',
      first: 100,
    });
    expect(board.viewerRank).toBeNull();
    expect(board.entries.map(({ username }) => username)).not.toContain(learner?.username);
  }
});

test('an address can create 200 anonymous learners at once, and then ten a minute', async () => {
  const address = `198.51.100.${randomUUID()}`;
  const full = { seconds: 0 };
  const limited = world.with({
    rateLimits: {
      take: (key, { burst, perMinute }) => {
        expect([key, burst, perMinute]).toEqual([`new-anonymous-learner:${address}`, 200, 10]);
        return Promise.resolve(full.seconds);
      },
    },
  });
  const known = newIdentity({ isAnonymous: true, email: '' });
  expect(await limited.createRequestContext(known, address).learner()).not.toBeNull();
  full.seconds = 6;
  // The learner exists already.
  expect(await limited.createRequestContext(known, address).learner()).not.toBeNull();
  const another = newIdentity({ isAnonymous: true, email: '' });
  await expect(limited.createRequestContext(another, address).learner()).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    message:
      'People at this address started without an account too often. Wait 6 seconds and try again.',
  });
  const permanent = newIdentity();
  expect(await limited.createRequestContext(permanent, address).learner()).not.toBeNull();
});

/** What the auth server does when an anonymous user confirms a first address. */
const makePermanent = ({ id }: SessionIdentity, email: string, metadata: object = {}) =>
  world.database.execute(sql`
    update auth.users set email = ${email}, is_anonymous = false,
      raw_user_meta_data = ${JSON.stringify(metadata)}::jsonb
    where id = ${id}`);

test('an account keeps its id, its XP and its history when it becomes permanent', async () => {
  const anonymous = await newAnonymous();
  for (const lessonId of ['one', 'two']) {
    await services.lessons.complete(contextOf(anonymous), { lessonId, minutesSpent: 5 });
  }
  const email = `${anonymous.id}@example.test`;
  const username = `kept-${anonymous.id.slice(0, 8)}`;
  await makePermanent(anonymous, email, { username, first_name: 'Ada' });
  const kept = { id: anonymous.id, email, username, firstName: 'Ada', isAnonymous: false };
  expect(await contextOf({ ...anonymous, isAnonymous: false, email }).learner()).toMatchObject({
    ...kept,
    experiencePoints: 10,
  });
  // A token from before says neither.
  const late = contextOf(anonymous);
  expect(await late.learner()).toMatchObject(kept);
  expect([...(await late.completed()).keys()].toSorted()).toEqual(['one', 'two']);
  const listed = await services.learners.updateProfile(contextOf(anonymous), { isListed: true });
  expect(listed.isListed).toBe(true);
});

test('a name that is taken leaves the generated one, and nothing prevents the account', async () => {
  const owner = newIdentity();
  await world.services.learners.find(owner);
  const anonymous = await newAnonymous();
  const before = await contextOf(anonymous).learner();
  await makePermanent(anonymous, `${anonymous.id}@example.test`, {
    username: owner.requestedProfile.username,
    first_name: 'Ada',
  });
  const after = await contextOf(anonymous).learner();
  expect(after).toMatchObject({ isAnonymous: false, username: before?.username, firstName: 'Ada' });
});

test('with an auth server elsewhere, the token of the permanent account makes the learner permanent', async () => {
  const anonymous = newIdentity({ isAnonymous: true, email: '', requestedProfile: NO_WISHES });
  await world.services.learners.find(anonymous);
  const email = `${anonymous.id}@example.test`;
  const username = `kept-${anonymous.id.slice(0, 8)}`;
  const requestedProfile = { ...NO_WISHES, username };
  const permanent = { ...anonymous, isAnonymous: false, email, requestedProfile };
  const kept = { id: anonymous.id, email, username, isAnonymous: false };
  expect(await world.services.learners.find(permanent)).toMatchObject(kept);
  expect(await world.services.learners.find(anonymous)).toMatchObject(kept);
});

test('export and deletion work without an account', async () => {
  const identity = await newAnonymous();
  const learner = await contextOf(identity).learner();
  expect(await services.accounts.exportData(contextOf(identity))).toMatchObject({
    profile: { id: identity.id, isAnonymous: true },
  });
  expect(await services.accounts.delete(contextOf(identity), learner?.username ?? '')).toEqual(
    learner,
  );
  await expect(contextOf(identity).learner()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
