import { expect, test } from 'vitest';
import { findRemovals } from './find-removals.ts';
import { MIGRATIONS_DIRECTORY, readMigrations } from './read-migrations.ts';

/** The newest migration from before this rule. */
const BEFORE = '20261123001000';

test('every migration of a release only adds', async () => {
  const migrations = await readMigrations(MIGRATIONS_DIRECTORY);
  const newer = migrations.filter(({ version }) => version > BEFORE);
  expect(newer.length).toBeGreaterThan(0);
  for (const { file, sql } of newer) expect(findRemovals(sql), file).toEqual([]);
});

test.each([
  ['drop table app.solves;', 'removes something'],
  ['alter table app.profiles drop column email;', 'removes something'],
  ['alter table app.profiles rename column email to mail;', 'renames something'],
  ['alter table app.solves alter column solved_at type date;', 'changes the type'],
  ['alter table app.solves alter column x set not null;', 'forbids nulls'],
  ['alter table app.solves add column x int not null;', 'demands a value'],
  ['create index solves_by_time on app.solves (solved_at);', 'not created concurrently'],
])('%s is not an addition', (sql, finding) => {
  expect(findRemovals(sql).join()).toContain(finding);
});

test.each([
  'create table app.a (id int primary key); create index a_by_id on app.a (id);',
  'create index concurrently if not exists solves_by_time on app.solves (solved_at);',
  'alter table app.solves add column x int not null default 0;',
  '-- drop table app.solves\nselect 1;',
  'create function app.f() returns void language sql as $$ delete from app.a; $$;',
])('%s is an addition', (sql) => {
  expect(findRemovals(sql)).toEqual([]);
});
