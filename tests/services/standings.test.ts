import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { inArray, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAwardRepository } from '../../functions/data/award-repository.ts';
import { createLeaderboardRepository } from '../../functions/data/leaderboard-repository.ts';
import { createLearnerRepository } from '../../functions/data/learner-repository.ts';
import { createRetentionRepository } from '../../functions/data/retention-repository.ts';
import { profiles } from '../../functions/data/schema.ts';
import { awardExperience } from '../../functions/services/awards.ts';
import { startOfWeek } from '../../domain/calendar.ts';
import type { Database } from '../../functions/data/database.ts';
import { z } from 'zod';
import { seededRandom } from '../support/seeded-random.ts';
import { misplaced } from '../support/standings.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const execute = (statement: SQL) => world.database.execute(statement);

/** Creates learners with XP in the ledger, nine in ten of them listed; without triggers, like an operator. */
async function addLearners(from: number, to: number): Promise<void> {
  const numbers = sql`generate_series(${from}::int, ${to}::int) as n, lateral (select md5('bulk-' || n)::uuid as id) as named`;
  await world.database.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(sql`
      insert into app.profiles (id, email, username, is_listed, experience_points, streak_days, last_active_on, freezes_spent)
      select id, 'unused', 'bulk-' || n, n % 10 <> 0, 25 * (n % 200 + 1), 3, current_date, 0 from ${numbers}`);
    await transaction.execute(sql`
      insert into app.experience_ledger (learner_id, amount, reason, reference)
      select id, 25 * (n % 200 + 1), 'demo', 'bulk' from ${numbers}`);
    await transaction.execute(sql`select app.rebuild_standings()`);
  });
}

async function award(learnerId: string, amount: number): Promise<void> {
  await createAwardRepository(world.database).transaction(learnerId, (transaction) =>
    awardExperience(transaction, { amount, reason: 'challenge', reference: randomUUID() }),
  );
}

async function newLearners(count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => {
    const id = randomUUID();
    return { id, email: 'unused', username: id.slice(0, 8), isListed: index % 3 !== 2 };
  });
  await world.database.insert(profiles).values(rows);
  return rows.map(({ id }) => id);
}

test('concurrent operations never block each other permanently, and every count is correct', async () => {
  const next = seededRandom(7);
  const learners = await newLearners(24);
  const store = createLearnerRepository(world.database);
  const retention = createRetentionRepository(world.database);
  const inactive = inArray(profiles.id, learners.slice(16, 20));
  await world.database.update(profiles).set({ lastSeenOn: '2020-01-01' }).where(inactive);
  const longAgo = new Date('2021-01-01');
  const work = Array.from({ length: 240 }, (_, index) => {
    const id = learners[Math.floor(next() * 16)] ?? '';
    const amount = 25 * (1 + Math.floor(next() * 8));
    if (index === 60) return () => retention.removeInactiveLearners(longAgo, longAgo);
    if (index === 120) return () => execute(sql`select app.rebuild_standings()`);
    if (index % 40 === 30) return () => store.delete(learners[20 + Math.floor(index / 60)] ?? '');
    if (index % 8 === 0) return () => store.update(id, { isListed: next() < 0.5 });
    return () => award(id, amount);
  });
  const waiting = work.values();
  const worker = async () => {
    for (const begin of waiting) await begin();
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  expect(await misplaced(world.database)).toEqual([]);
  await execute(sql`update app.profiles set is_listed = true where id = ${learners[0]}`);
  await award(learners[0] ?? '', 25);
  expect(await execute(sql`select * from app.standing_changes`)).toEqual([]);
  expect(await misplaced(world.database)).toEqual([]);
});

test('adding up the counts blocks nobody, and ranks are correct in the meantime', async () => {
  const [id = '', other = ''] = await newLearners(2);
  const store = createLeaderboardRepository(world.database);
  const rankOf = async (learnerId: string) => (await store.tally({ since: null, learnerId })).rank;
  await world.database.transaction(async (holder) => {
    await holder.execute(
      sql`select pg_advisory_xact_lock('app.standing_counts'::regclass::oid::bigint)`,
    );
    await award(id, 1_000_000);
    await award(other, 999_999);
    expect(await execute(sql`select * from app.standing_changes`)).not.toEqual([]);
    expect([await rankOf(id), await rankOf(other)]).toEqual([1, 2]);
  });
  await award(id, 1);
  expect(await execute(sql`select * from app.standing_changes`)).toEqual([]);
  expect([await rankOf(id), await rankOf(other)]).toEqual([1, 2]);
});

test('a learner who gets listed while XP is being written is listed with that XP', async () => {
  const [id = ''] = await newLearners(1);
  const store = createLearnerRepository(world.database);
  await store.update(id, { isListed: false });
  let listing: Promise<unknown> = Promise.resolve();
  await world.database.transaction(async (writer) => {
    await writer.execute(sql`
      insert into app.experience_ledger (learner_id, amount, reason, reference)
      values (${id}, 25, 'demo', 'at the same time')`);
    listing = store.update(id, { isListed: true });
    await Promise.race([listing, setTimeout(100)]);
  });
  await listing;
  await execute(sql`update app.profiles set experience_points = 25 where id = ${id}`);
  expect(await misplaced(world.database)).toEqual([]);
});

const planSchema = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Shared Hit Blocks': z.number(),
  'Shared Read Blocks': z.number(),
  get Plans() {
    return z.array(planSchema).optional();
  },
});
type Plan = z.infer<typeof planSchema>;

const explained = z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planSchema })]) });

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Returns the query plans of all statements that read the leaderboard. */
async function plansOf(learnerId: string): Promise<Plan[]> {
  const statements: unknown[] = [];
  const execute: Database['execute'] = (statement) => {
    statements.push(statement);
    return world.database.execute(statement);
  };
  const store = createLeaderboardRepository({ execute });
  for (const since of [null, startOfWeek(new Date())]) {
    await store.top({ since, first: 100 });
    await store.tally({ since, learnerId });
  }
  const plans: Plan[] = [];
  for (const statement of statements) {
    const [row] = await world.database.execute(
      sql`explain (analyze, buffers, format json) ${statement}`,
    );
    plans.push(explained.parse(row)['QUERY PLAN'][0].Plan);
  }
  return plans;
}

/** Returns how many rows the reads take from tables, and how many blocks they access. */
async function costOfReads(learnerId: string) {
  await execute(sql`vacuum analyze app.profiles, app.standings, app.standing_counts`);
  const plans = await plansOf(learnerId);
  const scans = plans
    .flatMap(nodesOf)
    .filter((node) => node['Relation Name'] !== undefined && node['Actual Loops'] > 0);
  return {
    readWhole: scans
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => node['Relation Name']),
    rows: scans.reduce((sum, node) => sum + node['Actual Rows'] * node['Actual Loops'], 0),
    blocks: plans.reduce(
      (sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
      0,
    ),
  };
}

test('reading the leaderboard costs the same however many learners there are', async () => {
  await execute(sql`delete from app.profiles`);
  await addLearners(1, 10_000);
  const [{ id } = {}] = await execute(sql`select id from app.profiles where username = 'bulk-77'`);
  const few = await costOfReads(String(id));
  await addLearners(10_001, 20_000);
  const many = await costOfReads(String(id));
  // A few rows haven't been added up yet.
  expect(new Set([...few.readWhole, ...many.readWhole])).toEqual(new Set(['standing_changes']));
  expect(few.rows).toBeGreaterThan(400);
  expect(many.rows).toBe(few.rows);
  // An index may have grown by a level; a scan of all learners would double the count.
  expect(many.blocks).toBeLessThan(few.blocks * 1.5);
});
