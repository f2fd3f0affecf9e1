import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { migrate } from '../../infra/postgres/migrate.ts';
import { createHostedProject, type HostedProject, OWNER } from './hosted-project.ts';
import { REACH, TARGETS, UNGUARDED } from './reach.ts';

/*
 * The anon key of a project is public, and its Data API runs SQL as `anon` and `authenticated`. These roles, and
 * `service_role`, must have no access to anything that the migrations create: the product itself connects as the owner.
 */

const ROLES = ['anon', 'authenticated', 'service_role'] as const;
/** PostgreSQL's message for a missing privilege. */
const INSUFFICIENT_PRIVILEGE = '42501';

const targets = z.array(
  z.object({ kind: z.string(), name: z.string(), call: z.string().nullable() }),
);

let project: HostedProject;
let authenticator: postgres.Sql;

beforeAll(async () => {
  project = await createHostedProject();
  await migrate(project.urlOf(OWNER));
  await project.execute(`insert into app.profiles (id, email, username)
    values ('5f0c6f0e-6d9c-4b6e-9a55-0d1f2c3b4a59', 'ada@example.test', 'ada')`);
  authenticator = postgres(project.urlOf('authenticator'), { max: 1, onnotice: () => undefined });
});
afterAll(async () => {
  await authenticator.end();
  await project.drop();
});

/** Runs a statement as a role that the Data API switches to. @returns the code of the error; null if there is none */
async function attempt(role: string, statement: string): Promise<string | null> {
  const work = authenticator.begin(async (transaction) => {
    await transaction.unsafe(`set local role ${role}`);
    await transaction.unsafe(statement);
  });
  return work.then(
    () => null,
    (error: unknown) => (error instanceof postgres.PostgresError ? error.code : String(error)),
  );
}

function attacksOn({ kind, name, call }: z.infer<typeof targets>[number]): string[] {
  if (call !== null) return [call];
  if (kind === 'S') return [`select nextval('${name}')`, `select * from ${name}`];
  return [
    `select * from ${name}`,
    `select count(*) from ${name}`,
    `insert into ${name} default values`,
    `delete from ${name}`,
    `truncate ${name} cascade`,
    `copy ${name} to stdout`,
    `lock table ${name}`,
    `alter table ${name} disable row level security`,
    `create policy open on ${name} using (true)`,
    `create trigger mine after insert on ${name} for each row execute function suppress_redundant_updates_trigger()`,
  ];
}

const BY_NAME = [
  `update app.profiles set experience_points = 100000`,
  `insert into app.experience_ledger (learner_id, amount, reason, reference)
    values ('5f0c6f0e-6d9c-4b6e-9a55-0d1f2c3b4a59', 1000, 'demo', 'mine')`,
  `select expected_stdout from app.challenge_cases`,
  `select app.before_user_created('{"user":{}}')`,
  `create table app.mine ()`,
  `create function app.mine() returns int language sql as 'select 1'`,
  `drop schema app cascade`,
  `grant usage on schema app to anon`,
  `set local role ${OWNER}`,
  `select * from supabase_migrations.schema_migrations`,
  `create trigger mine after insert on auth.users for each row execute function app.create_profile_of_account()`,
];

test("only the owner and the auth server's hook have any rights to migrated objects", async () => {
  expect(await project.execute(REACH)).toEqual([]);
});

test('every table has row-level security with a policy for nobody but the product, and nothing bypasses it', async () => {
  expect(await project.execute(UNGUARDED)).toEqual([]);
});

test.each(ROLES)('everything %s tries is refused for lack of privileges', async (role) => {
  const found = targets.parse(await project.execute(TARGETS));
  expect(found.length).toBeGreaterThan(30);
  const attacks = [...found.flatMap(attacksOn), ...BY_NAME];
  const letIn: unknown[] = [];
  for (const attack of attacks) {
    const code = await attempt(role, attack);
    if (code !== INSUFFICIENT_PRIVILEGE) letIn.push([attack, code]);
  }
  expect(letIn).toEqual([]);
});

test('the auth server can call its hook and nothing else', async () => {
  const granted = await project.execute(`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = 'app'::regnamespace
      and has_function_privilege('supabase_auth_admin', p.oid, 'execute')
    union all select oid::regclass::text from pg_class
    where relnamespace = 'app'::regnamespace and relkind = 'r'
      and has_table_privilege('supabase_auth_admin', oid, 'select, insert, update, delete, truncate')`);
  expect(granted).toEqual([{ name: 'app.before_user_created(jsonb)' }]);
});

test('a table, a sequence, a view and a function with missing restrictions are detected', async () => {
  const made = `create table app.forgotten (id bigserial);
    create view app.overlooked as select 1 as one;
    create function public.left_open() returns int language sql security definer as 'select 1'`;
  const found = await asOwner(`${made}; ${REACH}`);
  for (const object of ['app.forgotten', 'app.forgotten_id_seq', 'left_open()']) {
    expect(found).toContainEqual(expect.objectContaining({ role: 'anon', object }));
  }
  expect((await asOwner(`${made}; ${UNGUARDED}`)).map(({ object }) => object)).toEqual([
    'app.forgotten',
    'app.overlooked',
    'left_open()',
  ]);
  const closed = await asOwner(`${made}; call app.deny_data_api(); ${REACH}`);
  expect(new Set(closed.map(({ object }) => object))).toEqual(new Set(['left_open()']));
});

/** Runs statements in a transaction that is rolled back. @returns the rows of the last statement */
async function asOwner(statements: string): Promise<Record<string, unknown>[]> {
  const sql = postgres(project.urlOf(OWNER), { max: 1, onnotice: () => undefined });
  try {
    const results = await sql.unsafe(`begin; ${statements}`).simple();
    return [...(results.at(-1) ?? [])];
  } finally {
    await sql.end();
  }
}
