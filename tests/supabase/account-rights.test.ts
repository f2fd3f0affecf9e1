import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccountRepository } from '../../functions/data/account-repository.ts';
import { openDatabase } from '../../functions/data/database.ts';
import { publishCurriculum } from '../../functions/data/publish.ts';
import { createRetentionRepository } from '../../functions/data/retention-repository.ts';
import { applyRetention } from '../../functions/services/cleanup.ts';
import { migrate } from '../../infra/postgres/migrate.ts';
import { fixtureCurriculum } from '../support/fixture-curriculum.ts';
import { newIdentity } from '../support/world.ts';
import { createHostedProject, type HostedProject, OWNER } from './hosted-project.ts';

/*
 * What the auth server of a hosted project does to the tables of `auth` and the hook with the rights that it has there,
 * and what the product does to them as the owner of its own tables, without being a superuser.
 */

let project: HostedProject;
let sql: postgres.Sql;

beforeAll(async () => {
  project = await createHostedProject();
  await migrate(project.urlOf(OWNER));
  sql = postgres(project.urlOf('supabase_auth_admin'), { max: 1 });
});
afterAll(async () => {
  await sql.end();
  await project.drop();
});

async function signUp(username: string): Promise<string> {
  const id = randomUUID();
  await sql`insert into auth.users (id, email, raw_app_meta_data, raw_user_meta_data) values (
    ${id}, ${`${username}@example.test`}, '{"provider":"email"}', ${sql.json({ username })}
  )`;
  return id;
}

const profileOf = (id: string) =>
  project.execute(`select username, github_username from app.profiles where id = '${id}'`);

test('an account that the auth server creates gets its profile', async () => {
  expect(await profileOf(await signUp('ada'))).toEqual([
    { username: 'ada', github_username: null },
  ]);
});

test('the profile shows an identity that the auth server links, and no longer shows one that it unlinks', async () => {
  const id = await signUp('octo');
  await sql`insert into auth.identities (provider_id, user_id, provider, identity_data)
    values ('7', ${id}, 'github', '{"user_name":"octo-hub"}')`;
  expect(await profileOf(id)).toEqual([{ username: 'octo', github_username: 'octo-hub' }]);
  await sql`delete from auth.identities where user_id = ${id}`;
  expect(await profileOf(id)).toEqual([{ username: 'octo', github_username: null }]);
});

test('an account that the auth server bans loses its access tokens', async () => {
  const id = await signUp('banned');
  await project.execute(`insert into app.access_tokens
      (learner_id, hash, ending, name, scope, created_at, expires_at)
    values ('${id}', 'hash', 'last', 'Nightly', 'READ', now(), now() + interval '1 day')`);
  await sql`update auth.users set banned_until = now() + interval '1 day' where id = ${id}`;
  expect(await project.execute('select from app.access_tokens')).toEqual([]);
});

test('a listed learner whom the auth server deletes disappears from the leaderboard and its counts', async () => {
  const id = await signUp('listed');
  await project.execute(`update app.profiles set is_listed = true where id = '${id}'`);
  const counts = 'select learners from app.standing_counts where width = 100';
  expect(await project.execute(counts)).toEqual([{ learners: 1 }]);
  await sql`delete from auth.users where id = ${id}`;
  expect(await profileOf(id)).toEqual([]);
  expect(await project.execute(counts)).toEqual([{ learners: 0 }]);
});

test("the auth server can call the hook, and can't read or write anything else of the product", async () => {
  const event = { user: { email: 'eve@mailinator.com', app_metadata: {}, user_metadata: {} } };
  const [answer] = await sql`select app.before_user_created(${sql.json(event)}) as response`;
  expect(answer?.['response']).toMatchObject({ error: { http_code: 422 } });
  await expect(sql`select from app.profiles`).rejects.toThrow('permission denied');
  await expect(sql`select app.username_from('x')`).rejects.toThrow('permission denied');
});

test('the product publishes, reads and ends sessions, removes accounts and applies retention as the owner', async () => {
  const id = await signUp('leaver');
  const [sessionId, endedId] = [randomUUID(), randomUUID()];
  for (const one of [sessionId, endedId]) {
    await sql`insert into auth.sessions (id, user_id) values (${one}, ${id})`;
  }
  const { database, close } = openDatabase(project.urlOf(OWNER), { connections: 2 });
  try {
    expect(await publishCurriculum(database, fixtureCurriculum)).toBe(true);
    const accounts = createAccountRepository(database);
    const identity = newIdentity({ id, sessionId });
    expect(await accounts.isSessionOpen(identity)).toBe(true);
    expect(await accounts.endSession(identity, endedId)).toMatchObject({ id: endedId });
    expect(await accounts.sessions(identity)).toHaveLength(1);
    await accounts.removal(id)();
    expect(await accounts.isSessionOpen(identity)).toBe(false);
    expect(await profileOf(id)).toEqual([]);
    const retention = createRetentionRepository(database);
    const years = new Date(Date.now() + 4 * 366 * 86_400_000);
    expect((await applyRetention({ accounts, retention }, years)).accounts).toBeGreaterThan(0);
  } finally {
    await close();
  }
});
