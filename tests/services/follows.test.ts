import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLearnerRepository } from '../../functions/data/learner-repository.ts';
import { MAX_FOLLOWED } from '../../functions/services/follows.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import type { Services } from '../../functions/services/services.ts';
import { collect } from '../support/collect.ts';
import {
  createWorld,
  giveExperience,
  newIdentity,
  newSession,
  type World,
} from '../support/world.ts';

let world: World;
let services: Services;
beforeAll(async () => {
  world = await createWorld();
  services = world.with({ rateLimits: { take: () => Promise.resolve(0) } });
});
beforeEach(() => world.database.execute(sql`delete from app.profiles`));
afterEach(async () => {
  const hidden = await world.database.execute(sql`
    select from app.follows join app.profiles on id = followed_id where not is_listed`);
  expect(hidden).toEqual([]);
});
afterAll(() => world.close());

async function newListed(username: string, experiencePoints = 0): Promise<RequestContext> {
  const context = await newSession(world, experiencePoints);
  await services.learners.updateProfile(context, { username, isListed: true });
  return services.createRequestContext(context.identity);
}

const followedBy = async (context: RequestContext): Promise<string[]> =>
  (await services.follows.list(context)).map(({ username }) => username);

async function boardOf({ identity }: RequestContext, period: 'WEEK' | 'ALL_TIME' = 'WEEK') {
  const query = { period, among: 'FOLLOWING', first: 100 } as const;
  const board = await services.leaderboard.top(services.createRequestContext(identity), query);
  const entries = board.entries.map(
    ({ rank, username, experiencePoints }) => `${rank} ${username} ${experiencePoints}`,
  );
  return { ...board, entries };
}

test('a learner follows listed learners, once each, and stops', async () => {
  const ada = await newSession(world);
  await newListed('grace');
  await newListed('barbara');
  const first = await services.follows.follow(ada, ' GRACE ');
  expect(await services.follows.follow(ada, 'grace')).toEqual(first);
  await services.follows.follow(ada, 'barbara');
  expect(await followedBy(ada)).toEqual(['barbara', 'grace']);
  expect(await services.follows.unfollow(ada, 'Grace')).toEqual(first);
  expect(await services.follows.unfollow(ada, 'grace')).toBeNull();
  expect(await services.follows.unfollow(ada, '\0')).toBeNull();
  expect(await followedBy(ada)).toEqual(['barbara']);
});

test('nobody finds out by following whether an unlisted learner exists', async () => {
  const ada = await newListed('ada-l');
  const hidden = await newSession(world);
  const { username = '' } = (await hidden.learner()) ?? {};
  for (const name of [username, 'nobody-there', 'x', '\0', '\ud800']) {
    await expect(services.follows.follow(ada, name)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'No learner with this username is on the leaderboard.',
    });
  }
  await expect(services.follows.follow(ada, 'Ada-L')).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  });
});

test('the board of a learner shows the followed ones and the learner, listed or not', async () => {
  const ada = await newSession(world, 50);
  const { username } = (await ada.learner()) ?? {};
  await newListed('grace', 75);
  await newListed('idle');
  await newListed('stranger', 900);
  expect(await boardOf(ada)).toEqual({
    entries: [`1 ${username} 50`],
    viewerRank: 1,
    viewerExperiencePoints: 50,
    total: 1,
  });
  await services.follows.follow(ada, 'grace');
  await services.follows.follow(ada, 'idle');
  for (const period of ['WEEK', 'ALL_TIME'] as const) {
    expect(await boardOf(ada, period)).toEqual({
      entries: ['1 grace 75', `2 ${username} 50`, '3 idle 0'],
      viewerRank: 2,
      viewerExperiencePoints: 50,
      total: 3,
    });
  }
});

test('following is not mutual, and nobody else sees it', async () => {
  const ada = await newListed('ada-l', 10);
  const grace = await newListed('grace', 20);
  await services.follows.follow(ada, 'grace');
  expect((await boardOf(grace)).entries).toEqual(['1 grace 20']);
  const learners = createLearnerRepository(world.database);
  const exports = await Promise.all(
    [ada, grace].map(({ identity }) => collect(learners.exportOf(identity?.id ?? ''))),
  );
  expect(exports.map((parts) => parts.at(-1))).toMatchObject([
    { name: 'following', value: [{ username: 'grace' }] },
    { name: 'following', value: [] },
  ]);
  expect(JSON.stringify(exports[1])).not.toContain('ada-l');
});

test('leaving the leaderboard or deleting the account ends being followed, and joining again does not restore it', async () => {
  const ada = await newListed('ada-l');
  const grace = await newListed('grace');
  await services.follows.follow(ada, 'grace');
  await services.learners.updateProfile(grace, { username: 'hopper' });
  expect(await followedBy(ada)).toEqual(['hopper']);
  await services.learners.updateProfile(grace, { isListed: false });
  expect(await followedBy(ada)).toEqual([]);
  await services.learners.updateProfile(grace, { isListed: true });
  expect(await followedBy(ada)).toEqual([]);
  await services.follows.follow(ada, 'hopper');
  await services.accounts.delete(grace, 'hopper');
  expect(await followedBy(ada)).toEqual([]);
  const hopper = await newListed('hopper');
  await services.follows.follow(ada, 'hopper');
  await services.accounts.delete(ada, 'ada-l');
  expect(await world.database.execute(sql`select from app.follows`)).toEqual([]);
  expect((await boardOf(hopper)).total).toBe(1);
});

test('a learner who leaves at the moment of being followed is not followed', async () => {
  const fans = await Promise.all(Array.from({ length: 6 }, () => newSession(world)));
  const grace = await newListed('grace');
  for (const isListed of [false, true, false]) {
    await Promise.allSettled([
      ...fans.slice(0, 3).map((fan) => services.follows.follow(fan, 'grace')),
      services.learners.updateProfile(grace, { isListed }),
      ...fans.slice(3).map((fan) => services.follows.follow(fan, 'grace')),
    ]);
  }
  expect(await world.database.execute(sql`select from app.follows`)).toEqual([]);
});

test('a learner follows as many as fit on one board', async () => {
  const ada = await newSession(world);
  await world.database.execute(sql`
    insert into app.profiles (id, email, username, is_listed)
    select gen_random_uuid(), '', 'listed-' || n, true from generate_series(0, ${MAX_FOLLOWED}::int) as n`);
  await world.database.execute(sql`
    insert into app.follows select ${ada.identity?.id}, id, now() from app.profiles
    where is_listed and username <> 'listed-0'`);
  await expect(services.follows.follow(ada, 'listed-0')).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'You can follow at most 99 learners. Stop following one first.',
  });
  expect(await services.follows.follow(ada, 'listed-1')).toMatchObject({ username: 'listed-1' });
  expect((await boardOf(ada)).entries).toHaveLength(100);
});

test('without an account, a learner follows nobody and has an empty board', async () => {
  await newListed('grace');
  const identity = newIdentity({ email: '', isAnonymous: true });
  await world.services.learners.find(identity);
  await giveExperience(world, identity.id, 25);
  const anonymous = services.createRequestContext(identity);
  await expect(services.follows.follow(anonymous, 'grace')).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  expect(await boardOf(anonymous)).toEqual({
    entries: [],
    viewerRank: null,
    viewerExperiencePoints: null,
    total: 0,
  });
});

test('following is limited per learner', async () => {
  const limits: string[] = [];
  const take = (key: string) => {
    limits.push(key.split(':')[0] ?? '');
    return Promise.resolve(0);
  };
  const limited = world.with({ rateLimits: { take } });
  const ada = await newSession(world);
  await newListed('grace');
  await limited.follows.follow(ada, 'grace');
  await limited.follows.unfollow(ada, 'grace');
  expect(limits).toEqual(['follow', 'follow']);
});
