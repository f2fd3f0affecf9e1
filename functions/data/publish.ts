import { createHash } from 'node:crypto';
import { and, getTableColumns, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Case, Challenge, Curriculum } from '../../content/curriculum.ts';
import type { Database, Queries } from './database.ts';
import {
  achievements,
  categories,
  challengeCases,
  challenges,
  lessons,
  publication,
} from './schema.ts';

type CatalogueTable = PgTable & { id: PgColumn; retiredAt: PgColumn };

/** Every column of a conflicting row takes the value that was to be inserted. */
function everyColumn(table: PgTable): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, column]) => [
      key,
      sql`excluded.${sql.identifier(column.name)}`,
    ]),
  );
}

/** Inserts what is new, updates what changed, and retires what is gone. Nothing is ever deleted: attempts point at it. */
async function publishTable<Table extends CatalogueTable>(
  queries: Queries,
  table: Table,
  rows: (Table['$inferInsert'] & { id: string })[],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await queries
    .update(table)
    .set({ retiredAt: sql`now()` } as Partial<Table['$inferInsert']>)
    .where(and(isNull(table.retiredAt), ids.length > 0 ? notInArray(table.id, ids) : undefined));
  for (const row of rows) {
    await queries
      .insert(table)
      .values({ ...row, retiredAt: null })
      .onConflictDoUpdate({ target: table.id, set: everyColumn(table) as never });
  }
}

function casesOf(challenge: Challenge) {
  const rows = (cases: Case[], isPooled: boolean) =>
    cases.map((test, position) => ({ ...test, position, isPooled, challengeId: challenge.id }));
  return [...rows(challenge.hiddenCases, false), ...rows(challenge.casePool, true)];
}

async function publishCases(queries: Queries, curriculum: Curriculum): Promise<void> {
  await queries.delete(challengeCases);
  const rows = curriculum.challenges.flatMap(casesOf);
  if (rows.length > 0) await queries.insert(challengeCases).values(rows);
}

function publishAll(queries: Queries, curriculum: Curriculum) {
  const positioned = <Row>(rows: readonly Row[]) =>
    rows.map((row, position) => ({ ...row, position }));
  return [
    () => publishTable(queries, categories, positioned(curriculum.categories)),
    () => publishTable(queries, lessons, positioned(curriculum.lessons)),
    () =>
      publishTable(
        queries,
        challenges,
        positioned(curriculum.challenges).map(
          ({ hiddenCases: _hidden, casePool: _pool, ...challenge }) => challenge,
        ),
      ),
    () => publishTable(queries, achievements, positioned(curriculum.achievements)),
    () => publishCases(queries, curriculum),
  ];
}

/**
 * Publishes the curriculum to the database. Publishing the same one again changes nothing.
 *
 * @returns whether anything was written
 */
export async function publishCurriculum(
  database: Database,
  curriculum: Curriculum,
): Promise<boolean> {
  const revision = createHash('sha256').update(JSON.stringify(curriculum)).digest('hex');
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('packetsmith:publish'))`);
    const [current] = await transaction.select().from(publication);
    if (current?.revision === revision) return false;
    for (const step of publishAll(transaction, curriculum)) await step();
    const publishedAt = new Date();
    await transaction
      .insert(publication)
      .values({ revision, publishedAt })
      .onConflictDoUpdate({ target: publication.isCurrent, set: { revision, publishedAt } });
    return true;
  });
}
