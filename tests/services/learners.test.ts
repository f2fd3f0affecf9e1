import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createWorld,
  NO_AUTH_SERVER,
  newIdentity,
  newSession,
  type World,
} from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const requestedProfile = (username: string) => ({
  username,
  firstName: 'Ada',
  lastName: '',
  timeZone: '',
});

test('an email account gets its profile on first use, with the name it asked for', async () => {
  const learner = await world.services.learners.find(
    newIdentity({ requestedProfile: requestedProfile('Ada') }),
  );
  expect(learner).toMatchObject({ username: 'ada', firstName: 'Ada', experiencePoints: 0 });
});

test('twelve people who request the same name at once all get in, each with a different name', async () => {
  const people = Array.from({ length: 12 }, () =>
    newIdentity({ requestedProfile: requestedProfile('popular') }),
  );
  const found = await Promise.all(people.map((person) => world.services.learners.find(person)));
  const names = found.map((learner) => learner?.username);
  expect(new Set(names).size).toBe(12);
  expect(names).toContain('popular');
});

test('one account with many concurrent calls has one profile', async () => {
  const identity = newIdentity();
  const calls = Array.from({ length: 8 }, () => world.services.learners.find(identity));
  const ids = (await Promise.all(calls)).map((learner) => learner?.username);
  expect(new Set(ids).size).toBe(1);
});

test('a third-party account has no profile until it asks for one, and cannot choose its identity', async () => {
  const identity = newIdentity({ provider: 'github' });
  expect(await world.services.learners.find(identity)).toBeNull();
  const services = world.with({
    accounts: {
      ...NO_AUTH_SERVER,
      providerAccount: () =>
        Promise.resolve({
          provider: 'github',
          providerId: '4711',
          username: 'real-name',
          avatarUrl: null,
        }),
    },
  });
  const context = services.createRequestContext(identity);
  const requested = { ...requestedProfile('octo'), timeZone: 'Europe/Paris' };
  const created = await services.learners.createProfile(context, requested);
  expect(created).toMatchObject({
    id: identity.id,
    email: identity.email,
    username: 'octo',
    githubUsername: 'real-name',
    githubId: '4711',
    oauthProvider: 'github',
    timeZone: 'Europe/Paris',
  });
});

test('a username is unique in its canonical form', async () => {
  const context = await newSession(world);
  await world.services.learners.updateProfile(context, { username: 'Grace' });
  const { learners } = world.services;
  const visitor = world.services.createRequestContext(null, '203.0.113.7');
  expect(await learners.isUsernameAvailable(visitor, 'GRACE')).toBe(false);
  const other = await newSession(world);
  await expect(learners.updateProfile(other, { username: 'ＧＲＡＣＥ' })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'The username "grace" is taken. Choose another one.',
  });
});

test('an omitted field stays unchanged', async () => {
  const context = await newSession(world);
  const before = await context.learner();
  const after = await world.services.learners.updateProfile(context, { isListed: true });
  expect(after).toEqual({ ...before, isListed: true });
});

test("a learner's visit is recorded once a day, with the address that the auth server knows", async () => {
  const identity = newIdentity();
  await world.services.learners.find(identity);
  await world.database.execute(
    sql`update app.profiles set last_seen_on = '2020-01-01' where id = ${identity.id}`,
  );
  const changed = { ...identity, email: 'changed@example.test' };
  const today = new Date().toISOString().slice(0, 10);
  const seen = { email: 'changed@example.test', lastSeenOn: today };
  expect(await world.services.learners.find(changed)).toMatchObject(seen);
  expect(await world.services.learners.find(changed)).toMatchObject(seen);
});

test('username lookups are limited, and waiting helps', async () => {
  const { learners } = world.services;
  const visitor = world.services.createRequestContext(null, '203.0.113.8');
  const ask = (): Promise<boolean> => learners.isUsernameAvailable(visitor, 'nobody-has-it');
  const asked = await Promise.allSettled(Array.from({ length: 300 }, ask));
  const answered = asked.filter(({ status }) => status === 'fulfilled');
  // While the lookups run, one more is allowed every second.
  expect(answered.length).toBeGreaterThanOrEqual(120);
  expect(answered.length).toBeLessThan(300);
  await world.database.execute(
    sql`update app.token_buckets set full_at = greatest(full_at, now() + interval '120 s')`,
  );
  await expect(ask()).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 1 });
  const neighbor = world.services.createRequestContext(null, '203.0.113.9');
  expect(await learners.isUsernameAvailable(neighbor, 'nobody-has-it')).toBe(true);
  await world.database.execute(
    sql`update app.token_buckets set full_at = full_at - interval '2 s'`,
  );
  expect(await ask()).toBe(true);
});
