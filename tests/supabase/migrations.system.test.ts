import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { migrate } from '../../infra/postgres/migrate.ts';
import { createHostedProject, type HostedProject, OWNER } from './hosted-project.ts';
import { prepareSupabaseCli, type SupabaseCli } from '../support/supabase-cli.ts';

/* Runs the Supabase CLI itself, as the role that owns a project's migrations, which is not a superuser. */

const STANDINGS = '20261121000400_standings.sql';

let cli: SupabaseCli;
let files: string[];
let project: HostedProject;

beforeAll(async () => {
  cli = await prepareSupabaseCli();
  files = (await readdir(path.join(cli.directory, 'migrations'))).toSorted();
});
afterAll(() => cli.remove());
beforeEach(async () => {
  project = await createHostedProject();
});
afterEach(() => project.drop());

const target = () => ['--db-url', `${project.urlOf(OWNER)}?sslmode=disable`];
const push = () => cli.run(['db', 'push', '--yes', ...target()]);

const listing = z.object({
  migrations: z.array(z.object({ local: z.string(), remote: z.string() })),
});

/** Returns the versions of the files, and those recorded in the database. */
async function list(): Promise<{ files: string[]; applied: string[] }> {
  const { answer } = await cli.run(['migration', 'list', '--output-format', 'json', ...target()]);
  const { migrations } = listing.parse(JSON.parse(answer));
  return {
    files: migrations.map(({ local }) => local),
    applied: migrations.map(({ remote }) => remote),
  };
}

/** Returns every function, constraint, index and trigger, as the database describes them. */
async function structure(): Promise<unknown> {
  return project.execute(`
    select oid::regprocedure::text as name, pg_get_functiondef(oid) || proacl::text as definition
    from pg_proc where pronamespace = 'app'::regnamespace
    union all select conname, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'app'::regnamespace
    union all select indexrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index
      where indexrelid::regclass::text like 'app.%'
    union all select tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select attrelid::regclass || '.' || attname, format_type(atttypid, atttypmod)
      from pg_attribute where attrelid::regclass::text like 'app.%' and attnum > 0 and not attisdropped
    union all select oid::regclass::text, relacl::text || relrowsecurity from pg_class
      where relnamespace = 'app'::regnamespace and relkind = 'r'
    order by 1, 2`);
}

test('the CLI applies every migration once, lists it, and leaves nothing for the product to apply at startup', async () => {
  expect(await push()).toMatchObject({ status: 0, answer: 'Finished supabase db push.\n' });
  const versions = files.map((file) => file.slice(0, 14));
  expect(await list()).toEqual({ files: versions, applied: versions });
  expect((await push()).answer).toBe('Remote database is up to date.\n');
  expect(await migrate(project.urlOf(OWNER))).toEqual([]);
  const pushed = await structure();
  await project.drop();
  project = await createHostedProject();
  expect(await migrate(project.urlOf(OWNER))).toEqual(files);
  expect(await structure()).toEqual(pushed);
  expect((await push()).answer).toBe('Remote database is up to date.\n');
});

test('the CLI continues where the product stopped migrating, with learners in the tables', async () => {
  const earlier = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-migrations-'));
  for (const file of files.filter((name) => name < STANDINGS)) {
    await cp(path.join(cli.directory, 'migrations', file), path.join(earlier, file));
  }
  await migrate(project.urlOf(OWNER), earlier);
  await rm(earlier, { recursive: true });
  await project.execute(`insert into app.profiles (id, email, username, is_listed)
    values (gen_random_uuid(), 'ada@example.test', 'ada', true)`);
  const { status, messages } = await push();
  expect(status, messages).toBe(0);
  expect(messages).toContain(STANDINGS);
  expect(messages).not.toContain('20250901000000');
  expect(
    await project.execute('select learners from app.standing_counts where width = 100'),
  ).toEqual([{ learners: 1 }]);
});
