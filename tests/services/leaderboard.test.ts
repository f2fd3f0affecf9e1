import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, startOfWeek } from '../../domain/calendar.ts';
import { createRetentionRepository } from '../../functions/data/retention-repository.ts';
import type { LeaderboardView } from '../../functions/services/leaderboard.ts';
import type { Services } from '../../functions/services/services.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import { misplaced } from '../support/standings.ts';
import { createWorld, newSession, type World } from '../support/world.ts';

/** A Wednesday. */
const NOW = new Date('2026-03-04T12:00:00Z');
const MONDAY = new Date('2026-03-02T00:00:00Z');
const WEEK_MS = 604_800_000;

let world: World;
let services: Services;
beforeAll(async () => {
  world = await createWorld();
  services = world.with({ now: () => NOW });
});
beforeEach(() => world.database.execute(sql`delete from app.profiles`));
afterEach(async () => {
  expect(await misplaced(world.database)).toEqual([]);
});
afterAll(() => world.close());

/** Writes XP like an award does. */
async function earn({ identity }: RequestContext, amount: number, at = NOW): Promise<void> {
  await world.database.execute(sql`
    insert into app.experience_ledger (learner_id, amount, reason, reference, created_at)
    values (${identity?.id}, ${amount}, 'demo', gen_random_uuid(), ${at.toISOString()})`);
  await world.database.execute(sql`
    update app.profiles set experience_points = experience_points + ${amount}
    where id = ${identity?.id}`);
}

async function newLearner(experiencePoints: number): Promise<RequestContext> {
  const context = await newSession(world);
  if (experiencePoints > 0) await earn(context, experiencePoints);
  return context;
}

async function newListed(username: string, experiencePoints = 0): Promise<RequestContext> {
  const context = await newLearner(experiencePoints);
  await services.learners.updateProfile(context, { username, isListed: true });
  return context;
}

function leaderboardOf(
  context: RequestContext,
  period: 'WEEK' | 'ALL_TIME' = 'ALL_TIME',
): Promise<LeaderboardView> {
  const fresh = services.createRequestContext(context.identity);
  return services.leaderboard.top(fresh, { period, among: 'EVERYONE', first: 100 });
}

const ranks = ({ entries }: LeaderboardView): string[] =>
  entries.map(({ rank, username, experiencePoints }) => `${rank} ${username} ${experiencePoints}`);

test('the leaderboard is empty while nobody is listed, but learners with XP still have a rank', async () => {
  const context = await newLearner(50);
  expect(await leaderboardOf(context)).toEqual({
    entries: [],
    total: 0,
    viewerRank: 1,
    viewerExperiencePoints: 50,
  });
});

test('learners with equal XP share a rank, unlisted learners take none, and learners without XP have none', async () => {
  const ada = await newListed('ada_', 250);
  await newListed('bob_', 100);
  await newListed('carl', 100);
  const dan = await newListed('dan_');
  const hidden = await newLearner(100);
  const best = await newLearner(900);
  expect(ranks(await leaderboardOf(ada)).toSorted()).toEqual([
    '1 ada_ 250',
    '2 bob_ 100',
    '2 carl 100',
    '4 dan_ 0',
  ]);
  const seen = await Promise.all([ada, dan, hidden, best].map((one) => leaderboardOf(one)));
  expect(seen.map(({ viewerRank }) => viewerRank)).toEqual([1, null, 2, 1]);
  const visitor = await leaderboardOf(services.createRequestContext(null));
  expect(visitor).toMatchObject({ viewerRank: null, total: 4 });
});

test('the best learners come first, up to the requested number', async () => {
  for (const amount of [125, 99, 100, 1_000, 101]) await newListed(`has-${amount}`, amount);
  const visitor = services.createRequestContext(null);
  const top = await services.leaderboard.top(visitor, {
    period: 'ALL_TIME',
    among: 'EVERYONE',
    first: 3,
  });
  expect(ranks(top)).toEqual(['1 has-1000 1000', '2 has-125 125', '3 has-101 101']);
  expect(top).toMatchObject({ total: 5, entries: [{ level: 11 }, { level: 2 }, { level: 2 }] });
});

test('ranks are correct at the boundaries of the aggregated counts', async () => {
  const points = [1, 99, 100, 101, 199, 200, 201, 250];
  const sessions = await Promise.all(points.map((amount) => newListed(`has-${amount}`, amount)));
  const boards = await Promise.all(sessions.map((context) => leaderboardOf(context)));
  expect(boards.map(({ viewerRank }) => viewerRank)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
});

test('a week starts on Monday at 00:00 UTC, and only includes learners who earned something in it', async () => {
  const early = await newListed('early');
  const late = await newListed('late');
  await newListed('idle');
  await earn(early, 500, new Date(MONDAY.getTime() - 1));
  await earn(early, 25, MONDAY);
  await earn(late, 75);
  const board = await leaderboardOf(early, 'WEEK');
  expect(ranks(board)).toEqual(['1 late 75', '2 early 25']);
  expect(board).toMatchObject({ total: 3, viewerRank: 2, entries: [{ level: 1 }, { level: 6 }] });
  expect(board.viewerExperiencePoints).toBe(25);
  expect(await leaderboardOf(early)).toMatchObject({ viewerRank: 1 });
});

test('learners who leave the list are no longer counted, and return with everything they earned', async () => {
  const first = await newListed('first', 300);
  const second = await newListed('second', 200);
  await services.learners.updateProfile(first, { isListed: false });
  await earn(first, 50);
  expect(await leaderboardOf(second)).toMatchObject({ total: 1, viewerRank: 1 });
  await services.learners.updateProfile(first, { isListed: true });
  expect(ranks(await leaderboardOf(second, 'WEEK'))).toEqual(['1 first 350', '2 second 200']);
  await services.accounts.delete(first, 'first');
  for (const period of ['WEEK', 'ALL_TIME'] as const) {
    const board = await leaderboardOf(second, period);
    expect(board).toMatchObject({ total: 1, viewerRank: 1 });
    expect(ranks(board)).toEqual(['1 second 200']);
  }
});

test('streaks match the active days, whether or not they are stored', async () => {
  const context = await newListed('active', 10);
  const today = '2026-03-04';
  const streakDays = async () => (await leaderboardOf(context)).entries[0]?.streakDays;
  expect(await streakDays()).toBe(0);
  await world.database.execute(sql`
    insert into app.active_days (learner_id, day)
    select id, ${today}::date - 1 - n from app.profiles, generate_series(0, 3) as n`);
  expect(await streakDays()).toBe(4);
  await services.lessons.complete(context, { lessonId: 'one', minutesSpent: 5 });
  expect(await streakDays()).toBe(5);
  expect(await services.createRequestContext(context.identity).learner()).toMatchObject({
    streakDays: 5,
    lastActiveOn: today,
    freezesSpent: 0,
  });
  await world.database.execute(sql`
    update app.profiles set last_active_on = ${addDays(today, -20)}`);
  expect(await streakDays()).toBe(0);
});

test('only this week and the last one are stored, also after a rebuild', async () => {
  const monday = startOfWeek(new Date());
  const instants = [0, 1, WEEK_MS + 1].map((age) => new Date(monday.getTime() - age));
  const context = await newListed('keeper');
  for (const [index, at] of instants.entries()) await earn(context, 10 + index, at);
  const points = async () => {
    const rows = await world.database.execute(sql`
      select experience_points from app.standings order by period
    `);
    return rows.map((row) => row['experience_points']);
  };
  expect(await points()).toEqual([33, 12, 11, 10]);
  await createRetentionRepository(world.database).removeWeeks(new Date(monday.getTime() - WEEK_MS));
  expect(await points()).toEqual([33, 11, 10]);
  await world.database.execute(sql`select app.rebuild_standings()`);
  expect(await points()).toEqual([33, 11, 10]);
  await services.accounts.delete(context, 'keeper');
  const left = await world.database.execute(sql`
    select * from app.standing_counts where learners <> 0 union all select * from app.standing_counts
    where period = ${new Date(monday.getTime() - 2 * WEEK_MS).toISOString()}::date`);
  expect(left).toEqual([]);
});
