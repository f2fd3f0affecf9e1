import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccountRepository } from '../../functions/data/account-repository.ts';
import { publishCurriculum } from '../../functions/data/publish.ts';
import { createRetentionRepository } from '../../functions/data/retention-repository.ts';
import { createDeletionRepository } from '../../functions/data/deletion-repository.ts';
import { createSubmissionRepository } from '../../functions/data/submission-repository.ts';
import { applyRetention, sweep } from '../../functions/services/cleanup.ts';
import type { Services } from '../../functions/services/services.ts';
import { migrate } from '../../infra/postgres/migrate.ts';
import { fixtureCurriculum, HARD_CODED, RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { misplaced } from '../support/standings.ts';
import { stubbedExecution } from '../support/stubbed-execution.ts';
import { createWorld, newSession, unbalanced, type World } from '../support/world.ts';
import { openTransactionPooler, type TransactionPooler } from './transaction-pooler.ts';

/*
 * Functions reach a hosted project through its transaction pooler: every transaction may run on a different connection,
 * which others use before and after. Here, eight connections of the product share three of the pooler. PgBouncer 1.18
 * was compared once: it lost and refused the same things, and the tests of the services and both APIs passed through
 * it, with three connections and `server_round_robin`.
 */

const SIZE = 3;

let pooler: TransactionPooler;
let world: World;
let services: Services;

beforeAll(async () => {
  world = await createWorld(async (url) => {
    pooler = await openTransactionPooler(url, SIZE);
    return pooler.databaseUrl;
  });
  services = world.with({ execution: stubbedExecution });
});
afterAll(async () => {
  await world.close();
  await pooler.close();
});

/** Does what a learner does in an evening, with duplicate clicks. @returns how many of the clicks earned something */
async function study(): Promise<number> {
  const context = await newSession(world);
  const { hints, leaderboard, learners, lessons, submissions, accessTokens } = services;
  const solution = { challengeId: 'first', language: 'PYTHON', idempotencyKey: null };
  await learners.updateProfile(context, { isListed: true });
  await lessons.open(context, 'one');
  await lessons.complete(context, { lessonId: 'one', minutesSpent: 5 });
  await hints.reveal(context, { challengeId: 'first', rung: 1 });
  await submissions.submit(context, { ...solution, code: HARD_CODED });
  const clicks = await Promise.all(
    [randomUUID(), randomUUID()].map((idempotencyKey) =>
      submissions.submit(context, { ...solution, code: RIGHT_CODE, idempotencyKey }),
    ),
  );
  await submissions.list(context, { challengeId: null, first: 5, after: null });
  await leaderboard.top(context, { period: 'ALL_TIME', among: 'EVERYONE', first: 10 });
  await accessTokens.create(context, { name: 'Nightly', scope: 'READ', lifetimeDays: 30 });
  return clicks.filter(({ submission }) => submission.experienceEarned > 0).length;
}

const republish = (revision: number) =>
  publishCurriculum(world.database, {
    ...fixtureCurriculum,
    categories: [{ id: 'basics', name: `Basics ${revision}`, description: 'The start.' }],
  });

test('learners, publishing, the sweeper and retention work through it concurrently, and award once', async () => {
  const accounts = createAccountRepository(world.database);
  const retention = createRetentionRepository(world.database);
  const evenings = Array.from({ length: 8 }, study);
  const jobs = [
    republish(1),
    republish(2),
    sweep({
      submissions: createSubmissionRepository(world.database),
      deletions: createDeletionRepository(world.database),
    }),
    applyRetention({ accounts, retention }, new Date()),
  ];
  await Promise.all(jobs);
  expect(await Promise.all(evenings)).toEqual(evenings.map(() => 1));
  expect(await unbalanced(world.database)).toEqual([]);
  expect(await misplaced(world.database)).toEqual([]);
  const [least = 0] = pooler.transactions().toSorted((a, b) => a - b);
  expect(least).toBeGreaterThan(20);
});

test('the product migrates through it at startup', async () => {
  await world.database.execute(sql`drop schema app cascade`);
  await world.database.execute(sql`delete from supabase_migrations.schema_migrations`);
  const applied = await migrate(pooler.databaseUrl);
  expect(applied.length).toBeGreaterThan(0);
  expect(await migrate(pooler.databaseUrl)).toEqual([]);
});

test('no session state is left on the connections', async () => {
  expect(await pooler.residue()).toEqual([]);
});

test('session state is lost between transactions, and detected as residue', async () => {
  const client = new Client({ connectionString: pooler.databaseUrl });
  await client.connect();
  await client.query(`set work_mem = '1MB'; listen news; select pg_advisory_lock(7)`);
  expect((await client.query('show work_mem')).rows).not.toEqual([{ work_mem: '1MB' }]);
  const named = { name: 'named', text: 'select 1' };
  await client.query(named);
  await expect(client.query(named)).rejects.toMatchObject({ code: '26000' });
  await client.end();
  expect((await pooler.residue()).toSorted()).toEqual([
    'channel news',
    'lock 7',
    'setting work_mem',
    'statement named',
  ]);
});
