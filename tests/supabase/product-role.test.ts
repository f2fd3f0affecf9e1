import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../functions/data/database.ts';
import { canServeAsProduct } from '../../infra/postgres/can-serve-as-product.ts';
import { migrate } from '../../infra/postgres/migrate.ts';
import { createHostedProject, type HostedProject, OWNER } from './hosted-project.ts';

/*
 * The role of the product in a hosted project, whose owner is no superuser: what it may do, and above all what not.
 */

const SECRET = 'only-for-tests';
const LOGIN = `packetsmith_${randomUUID().slice(0, 8)}`;

let project: HostedProject;
let sql: postgres.Sql;
let url: string;

beforeAll(async () => {
  project = await createHostedProject();
  await migrate(project.urlOf(OWNER));
  // In a project of its own, the owner has created the role and may grant it.
  await project.execute(`grant packetsmith_product to ${OWNER} with admin option`);
  const owner = postgres(project.urlOf(OWNER), { max: 1 });
  await owner`call app.set_product_login(${LOGIN}, ${SECRET})`;
  await owner.end();
  const address = new URL(project.urlOf(OWNER));
  address.username = LOGIN;
  address.password = SECRET;
  url = address.href;
  sql = postgres(url, { max: 1 });
});
afterAll(async () => {
  await sql.end();
  await project.execute(`drop role ${LOGIN}`);
  await project.drop();
});

const refusalOf = (statement: string): Promise<string> =>
  sql.unsafe(statement).then(
    () => 'allowed',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

test.each([
  'select encrypted_password from auth.users',
  'select token from auth.refresh_tokens',
  'delete from auth.users',
  "update app.challenges set title = 'free'",
  'delete from app.experience_ledger',
  'update app.experience_ledger set amount = 9000',
  'create table app.mine ()',
  'create table public.mine ()',
  'alter table app.profiles disable row level security',
  'drop table app.profiles',
  "call app.set_product_login('other', 'secret')",
  'call app.deny_data_api()',
  'create role other login',
  'select from supabase_migrations.schema_migrations',
  "copy app.profiles to program 'cat'",
])('the product may not: %s', async (statement) => {
  expect(await refusalOf(statement)).toMatch(/permission denied|must be owner|policy/);
});

test('the product reads and changes what learners own, and asks about accounts', async () => {
  const id = randomUUID();
  await project.execute(`insert into auth.users (id, email, raw_app_meta_data, raw_user_meta_data)
    values ('${id}', 'ada@example.test', '{"provider":"email"}', '{"username":"ada"}')`);
  expect(await sql`select username from app.profiles where id = ${id}`).toEqual([
    { username: 'ada' },
  ]);
  await sql`update app.profiles set first_name = 'Ada' where id = ${id}`;
  const [account] = await sql`select app.account_document(${id}) as document`;
  expect(account?.['document']).toMatchObject({ email: 'ada@example.test', identities: [] });
  expect(JSON.stringify(account)).not.toContain('password');
  await sql`select app.remove_account(${id})`;
  expect(await sql`select from app.profiles`).toEqual([]);
});

test('a statement, a wait for a lock and an idle transaction end by themselves', async () => {
  const settings = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
  const found = await Promise.all(
    settings.map(async (name) => (await sql.unsafe(`show ${name}`))[0]?.[name] as unknown),
  );
  expect(found).toEqual(['25s', '5s', '30s']);
});

test('the owner of a database can work as the product, and a login without the role cannot', async () => {
  const server = project.urlOf('superuser');
  expect(await canServeAsProduct(server)).toBe(true);
  expect(await canServeAsProduct(project.urlOf('authenticator'))).toBe(false);
  const { database, close } = openDatabase(server, { connections: 1, asProduct: true });
  const statement = database.execute('select encrypted_password from auth.users' as never);
  await expect(statement).rejects.toMatchObject({
    cause: { message: expect.stringContaining('permission denied') as string },
  });
  await close();
});
