import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import { prepareAuthSchema } from '../../infra/auth/index.ts';
import { withDatabase } from '../support/test-database-names.ts';

/** The role that owns what is migrated: `postgres` in a project. The test server's superuser has that name. */
export const OWNER = 'project_owner';

const PASSWORD = 'only-for-tests';

/** An empty database with the roles, the schema `auth` and the grants of a hosted Supabase project. */
export interface HostedProject {
  /** Returns its URL for one of the roles that may log in, or for the server's superuser. */
  urlOf: (role: 'authenticator' | 'supabase_auth_admin' | 'superuser' | typeof OWNER) => string;
  /** Runs statements as the superuser. @returns the rows of the last statement */
  execute(statements: string): Promise<Record<string, unknown>[]>;
  drop(): Promise<void>;
}

/** Creates the roles once: they belong to the whole server, and several tests need them at the same time. */
const ROLES = `
begin;
select pg_advisory_xact_lock(hashtext('roles of a hosted project'));
do $$
declare
  wanted text;
begin
  foreach wanted in array array[
    'authenticator login noinherit',
    'supabase_auth_admin login noinherit createrole',
    '${OWNER} login createdb createrole replication bypassrls'
  ] loop
    if not exists (select from pg_catalog.pg_roles where rolname = split_part(wanted, ' ', 1)) then
      execute format('create role %s password %L', wanted, '${PASSWORD}');
    end if;
  end loop;
end;
$$;
alter role service_role bypassrls;
grant anon, authenticated, service_role to authenticator, ${OWNER};
commit;
`;

/**
 * The grants of `github.com/supabase/postgres` (migrations/db, read in 2026), with a setting that a project may have
 * changed: the owner's new tables, sequences and functions are open to the roles of the Data API in every schema.
 */
const GRANTS = `
grant usage on schema public to ${OWNER}, anon, authenticated, service_role;
grant create on schema public to ${OWNER};
alter default privileges for role ${OWNER} in schema public
  grant all on tables to ${OWNER}, anon, authenticated, service_role;
alter default privileges for role ${OWNER} in schema public
  grant all on functions to ${OWNER}, anon, authenticated, service_role;
alter default privileges for role ${OWNER} in schema public
  grant all on sequences to ${OWNER}, anon, authenticated, service_role;
alter default privileges for role ${OWNER} grant all on tables to anon, authenticated, service_role;
alter default privileges for role ${OWNER} grant all on functions to anon, authenticated, service_role;
alter default privileges for role ${OWNER} grant all on sequences to anon, authenticated, service_role;

grant usage on schema auth to anon, authenticated, service_role;
grant all on schema auth to supabase_auth_admin, ${OWNER};
do $$
declare
  name text;
begin
  for name in select tablename from pg_catalog.pg_tables where schemaname = 'auth' loop
    execute format('alter table auth.%I owner to supabase_auth_admin', name);
    execute format('alter table auth.%I enable row level security', name);
    execute format('grant all on auth.%I to ${OWNER}', name);
  end loop;
end;
$$;
`;

/** Creates a hosted project on the test server. */
export async function createHostedProject(): Promise<HostedProject> {
  const server = inject('postgresUrl');
  const name = `hosted_${randomUUID().replaceAll('-', '')}`;
  const superuser = withDatabase(server, name);
  await run(server, ROLES);
  await run(server, `create database ${name}`);
  await run(server, `grant all on database ${name} to ${OWNER}`);
  await prepareAuthSchema(superuser);
  await run(superuser, GRANTS);
  return {
    urlOf(role) {
      if (role === 'superuser') return superuser;
      const url = new URL(superuser);
      [url.username, url.password] = [role, PASSWORD];
      return url.href;
    },
    execute: (statements) => run(superuser, statements),
    async drop() {
      await run(server, `drop database ${name} with (force)`);
    },
  };
}

async function run(url: string, statements: string): Promise<Record<string, unknown>[]> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    const found = await sql.unsafe(statements).simple();
    return [...found];
  } finally {
    await sql.end();
  }
}
