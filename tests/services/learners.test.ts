import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, newIdentity, newSession, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const wishes = (username: string) => ({ username, firstName: 'Ada', lastName: '' });

test('an e-mail account gets its profile on first use, with the name it asked for', async () => {
  const learner = await world.services.learners.find(newIdentity({ wishes: wishes('Ada') }));
  expect(learner).toMatchObject({ username: 'ada', firstName: 'Ada', experiencePoints: 0 });
});

test('twelve people who want one name at once all get in, each with a name of their own', async () => {
  const people = Array.from({ length: 12 }, () => newIdentity({ wishes: wishes('popular') }));
  const found = await Promise.all(people.map((person) => world.services.learners.find(person)));
  const names = found.map((learner) => learner?.username);
  expect(new Set(names).size).toBe(12);
  expect(names).toContain('popular');
});

test('one account that calls many times at once has one profile', async () => {
  const identity = newIdentity();
  const calls = Array.from({ length: 8 }, () => world.services.learners.find(identity));
  const ids = (await Promise.all(calls)).map((learner) => learner?.username);
  expect(new Set(ids).size).toBe(1);
});

test('a third-party account has no profile until it asks for one, and cannot say who it is', async () => {
  const identity = newIdentity({ provider: 'github' });
  expect(await world.services.learners.find(identity)).toBeNull();
  const services = world.with({
    providerAccount: () =>
      Promise.resolve({
        provider: 'github',
        providerId: '4711',
        username: 'real-name',
        avatarUrl: null,
      }),
  });
  const session = services.openSession(identity);
  const created = await services.learners.createProfile(session, wishes('octo'));
  expect(created).toMatchObject({
    id: identity.id,
    email: identity.email,
    username: 'octo',
    githubUsername: 'real-name',
    githubId: '4711',
    oauthProvider: 'github',
  });
});

test('a username is unique in its canonical form', async () => {
  const session = await newSession(world);
  await world.services.learners.updateProfile(session, { username: 'Grace' });
  const { learners } = world.services;
  expect(await learners.isUsernameAvailable('GRACE')).toBe(false);
  const other = await newSession(world);
  await expect(learners.updateProfile(other, { username: 'ＧＲＡＣＥ' })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'The username "grace" is taken. Choose another one.',
  });
});

test('a field that is left out stays as it is', async () => {
  const session = await newSession(world);
  const before = await session.learner();
  const after = await world.services.learners.updateProfile(session, { isListed: true });
  expect(after).toEqual({ ...before, isListed: true });
});

test('a deleted account is gone, and a token that still holds does not bring it back', async () => {
  const session = await newSession(world);
  const identity = session.identity;
  const learner = await session.learner();
  const { learners } = world.services;
  await expect(learners.deleteAccount(session, 'somebody-else')).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  });
  await learners.deleteAccount(session, learner?.username ?? '');
  const late = world.services.openSession(identity);
  await expect(late.learner()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('the export names everything that is stored about a learner', async () => {
  const session = await newSession(world, 25);
  await world.services.lessons.complete(session, { lessonId: 'one', minutesSpent: 5 });
  const data = JSON.parse(await world.services.learners.exportData(session)) as object;
  expect(data).toMatchObject({
    profile: { experiencePoints: 25 },
    completedLessons: [{ lessonId: 'one' }],
    experienceLedger: [{ amount: 25 }],
  });
});
