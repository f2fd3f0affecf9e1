import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccountRepository } from '../../functions/data/account-repository.ts';
import { createRetentionRepository } from '../../functions/data/retention-repository.ts';
import { applyRetention, type RetentionReport } from '../../functions/services/cleanup.ts';
import { createWorld, unbalanced, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const NOTHING = { accounts: 0, submissions: 0 };

function apply(day: string): Promise<RetentionReport> {
  const accounts = createAccountRepository(world.database);
  const retention = createRetentionRepository(world.database);
  return applyRetention({ accounts, retention }, new Date(`${day}T00:00:00Z`));
}

/** Creates an account with its profile, last seen on a given day. */
async function newAccount(seenOn: string): Promise<string> {
  const id = randomUUID();
  await world.database.execute(sql`
    insert into auth.users (id, email, raw_app_meta_data, created_at, last_sign_in_at) values (
      ${id}, ${`${id}@example.test`}, '{"provider":"email"}', ${seenOn}, ${seenOn}
    )`);
  await world.database.execute(
    sql`update app.profiles set last_seen_on = ${seenOn} where id = ${id}`,
  );
  return id;
}

const accountsLeft = async (ids: string[]): Promise<string[]> => {
  const rows = await world.database.execute(sql`select id from auth.users`);
  return ids.filter((id) => rows.some((row) => row['id'] === id));
};

test('an account is kept for three years after its last use, and not a day longer', async () => {
  const inactive = await newAccount('2030-01-30');
  const active = await newAccount('2030-01-31');
  expect(await apply('2033-01-31')).toMatchObject({ ...NOTHING, accounts: 1 });
  expect(await accountsLeft([inactive, active])).toEqual([active]);
  expect(await apply('2033-01-31')).toMatchObject(NOTHING);
  expect(await apply('2033-02-01')).toMatchObject({ ...NOTHING, accounts: 1 });
});

test('an account that never had a profile is deleted too, and so is one whose deletion was interrupted', async () => {
  const unused = randomUUID();
  const interrupted = await newAccount('2040-01-01');
  await world.database.execute(sql`
    insert into auth.users (id, email, raw_app_meta_data, created_at)
    values (${unused}, 'octo@example.test', '{"provider":"github"}', '2036-01-01')`);
  await world.database.execute(
    sql`insert into app.deleted_accounts (id, deleted_at) values (${interrupted}, '2040-01-01')`,
  );
  expect(await apply('2040-01-02')).toMatchObject({ accounts: 2 });
  expect(await accountsLeft([unused, interrupted])).toEqual([]);
});

test('an anonymous learner is kept for 30 days after the last visit, whether there is a profile or not', async () => {
  const anonymous = async (seenOn: string, hasProfile = true): Promise<string> => {
    const id = randomUUID();
    await world.database.execute(sql`
      insert into auth.users (id, is_anonymous, created_at, last_sign_in_at)
      values (${id}, true, ${seenOn}, ${seenOn})`);
    if (hasProfile) {
      await world.database.execute(sql`
        insert into app.profiles (id, email, username, is_anonymous, last_seen_on)
        values (${id}, '', ${`guest-${id.slice(0, 8)}`}, true, ${seenOn})`);
    }
    return id;
  };
  const old = await anonymous('2045-03-01');
  const unused = await anonymous('2045-03-01', false);
  const recent = [await anonymous('2045-03-02'), await anonymous('2045-03-02', false)];
  const kept = await anonymous('2045-03-01');
  await world.database.execute(sql`
    update auth.users set is_anonymous = false, email = ${`${kept}@example.test`} where id = ${kept}`);
  const permanent = await newAccount('2045-03-01');
  expect(await apply('2045-04-01')).toMatchObject({ ...NOTHING, accounts: 2 });
  const left = await accountsLeft([old, unused, ...recent, kept, permanent]);
  expect(left).toEqual([...recent, kept, permanent]);
  expect(await apply('2045-04-01')).toMatchObject(NOTHING);
});

test('an attempt is deleted after seven years; what it solved and earned stays', async () => {
  const learner = await newAccount('2050-01-01');
  const submission = randomUUID();
  await world.database.execute(sql`
    insert into app.submissions
      (id, learner_id, challenge_id, idempotency_key, language, code, status, submitted_at)
    values (${submission}, ${learner}, 'first', 'key', 'PYTHON', 'print()', 'ACCEPTED', '2043-06-01')`);
  await world.database.execute(sql`
    insert into app.solves (learner_id, challenge_id, submission_id)
    values (${learner}, 'first', ${submission})`);
  await world.database.execute(sql`
    insert into app.experience_ledger (learner_id, amount, reason, reference)
    values (${learner}, 10, 'challenge', 'first')`);
  await world.database.execute(
    sql`update app.profiles set experience_points = 10 where id = ${learner}`,
  );
  expect(await apply('2050-05-31')).toMatchObject({ submissions: 0 });
  expect(await apply('2050-06-02')).toMatchObject({ submissions: 1 });
  const solves = await world.database.execute(
    sql`select challenge_id, submission_id from app.solves where learner_id = ${learner}`,
  );
  expect(solves).toEqual([{ challenge_id: 'first', submission_id: null }]);
  expect(await unbalanced(world.database)).toEqual([]);
});

test('logs are deleted after twelve months, wherever they are', async () => {
  await world.database.execute(sql`
    create table auth.audit_log_entries (id uuid primary key default gen_random_uuid(), created_at timestamptz)`);
  await world.database.execute(sql`
    insert into auth.audit_log_entries (created_at) values ('2060-01-01'), ('2060-12-31')`);
  await world.database.execute(sql`
    insert into app.deleted_accounts (id, deleted_at) values (${randomUUID()}, '2060-02-01')`);
  // Everything that earlier tests have deleted is older too.
  expect((await apply('2061-06-01')).logs).toBeGreaterThanOrEqual(2);
  const left = await world.database.execute(sql`
    select created_at::date::text as day from auth.audit_log_entries
    union all select 'deleted account' from app.deleted_accounts`);
  expect(left).toEqual([{ day: '2060-12-31' }]);
});
