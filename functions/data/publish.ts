import { createHash } from 'node:crypto';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Case, Challenge, Curriculum, Lesson } from '../../content/curriculum.ts';
import { exercisesOf } from '../../domain/practice.ts';
import {
  achievements,
  categories,
  challengeCases,
  challengeEvidence,
  challengeLineFinds,
  challengeMistakes,
  challenges,
  challengeSolutions,
  exercises,
  lessons,
  practiceCases,
  publication,
} from './curriculum-schema.ts';
import type { Database, Queries } from './database.ts';
import { completeSplit, newlySplit } from './split-lessons.ts';

/** Returns the curriculum's revision: a hash of all its content. */
export function revisionOf(curriculum: Curriculum): string {
  return createHash('sha256').update(JSON.stringify(curriculum)).digest('hex');
}

/** Updates every column of a conflicting row to the inserted value. */
function everyColumn(table: PgTable): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, column]) => [
      key,
      sql`excluded.${sql.identifier(column.name)}`,
    ]),
  );
}

/** Retires rows that are no longer in the files. They aren't deleted, because submissions refer to them. */
async function retireOthers(
  queries: Queries,
  table: PgTable,
  published: readonly { id: string }[],
): Promise<void> {
  const ids = JSON.stringify(published.map(({ id }) => id));
  await queries.execute(sql`
    update ${table} set retired_at = now()
    where retired_at is null and id not in (select jsonb_array_elements_text(${ids}::jsonb))
  `);
}

/** What learners call a generated case. Its seed would tell them nothing. */
const GENERATED_NAME = 'Another input of the same kind';

function casesOf(challenge: Challenge) {
  const rows = (cases: Case[], isPooled: boolean) =>
    cases.map((test, position) => ({ ...test, position, isPooled, challengeId: challenge.id }));
  const generated = challenge.casePool.map((test) => ({ ...test, name: GENERATED_NAME }));
  return [...rows(challenge.hiddenCases, false), ...rows(generated, true)];
}

async function publishCases(queries: Queries, curriculum: Curriculum): Promise<void> {
  await queries.delete(challengeCases);
  const rows = curriculum.challenges.flatMap(casesOf);
  if (rows.length > 0) await queries.insert(challengeCases).values(rows);
}

/** Adds the challenge and the position to each row. */
function rowsOf<Row>(challengeId: string, rows: readonly Row[]) {
  return rows.map((row, position) => ({ ...row, challengeId, position }));
}

async function publishFeedback(queries: Queries, { challenges }: Curriculum): Promise<void> {
  await queries.delete(challengeMistakes);
  await queries.delete(challengeSolutions);
  await queries.delete(practiceCases);
  const mistakes = challenges.flatMap(({ id, mistakes }) => rowsOf(id, mistakes));
  if (mistakes.length > 0) await queries.insert(challengeMistakes).values(mistakes);
  const solutions = challenges.flatMap(({ id, solutions }) => rowsOf(id, solutions));
  if (solutions.length > 0) await queries.insert(challengeSolutions).values(solutions);
  const practice = challenges.flatMap(({ id, practiceCases }) => rowsOf(id, practiceCases));
  if (practice.length > 0) await queries.insert(practiceCases).values(practice);
}

async function publishEvidence(queries: Queries, { challenges }: Curriculum): Promise<void> {
  await queries.delete(challengeEvidence);
  const rows = challenges.flatMap(({ id, evidence }) =>
    evidence ? [{ challengeId: id, ...evidence }] : [],
  );
  if (rows.length > 0) await queries.insert(challengeEvidence).values(rows);
}

async function publishLineFinds(queries: Queries, { challenges }: Curriculum): Promise<void> {
  await queries.delete(challengeLineFinds);
  const rows = challenges.flatMap(({ id, find }) =>
    find ? [{ challengeId: id, ...find.key }] : [],
  );
  if (rows.length > 0) await queries.insert(challengeLineFinds).values(rows);
}

/** Returns the columns of a challenge itself, without what has tables of its own. */
function challengeRow(challenge: Challenge) {
  const { hiddenCases: _fixed, casePool: _pool, practiceCases: _practice, ...others } = challenge;
  const { mistakes: _mistakes, solutions: _solutions, evidence, find, ...row } = others;
  return { ...row, evidenceFrom: evidence?.from ?? null, lineFind: find?.shown ?? null };
}

/** The exercises of a lesson with their keys. @throws {Error} naming an exercise without a key */
function exerciseRows({ id: lessonId, steps, exerciseKeys }: Lesson) {
  return exercisesOf(steps).map(({ id, kind }, position) => {
    const key = exerciseKeys[id];
    if (!key) throw new Error(`Exercise "${id}" of lesson "${lessonId}" has no key.`);
    return { lessonId, id, position, kind, key };
  });
}

async function publishExercises(queries: Queries, curriculum: Curriculum): Promise<void> {
  await queries.delete(exercises);
  const rows = curriculum.lessons.flatMap(exerciseRows);
  if (rows.length > 0) await queries.insert(exercises).values(rows);
}

/** Sets the position of each row and restores retired rows that came back. */
function placed<Row>(rows: readonly Row[]): (Row & { position: number; retiredAt: null })[] {
  return rows.map((row, position) => ({ ...row, position, retiredAt: null }));
}

async function publishRows(queries: Queries, curriculum: Curriculum): Promise<void> {
  for (const row of placed(curriculum.categories)) {
    const set = everyColumn(categories);
    await queries.insert(categories).values(row).onConflictDoUpdate({ target: categories.id, set });
  }
  for (const lesson of placed(curriculum.lessons)) {
    const { reviews: _reviews, exerciseKeys: _keys, splitFrom: _parent, ...row } = lesson;
    const set = everyColumn(lessons);
    await queries.insert(lessons).values(row).onConflictDoUpdate({ target: lessons.id, set });
  }
  for (const row of placed(curriculum.challenges.map(challengeRow))) {
    const set = everyColumn(challenges);
    await queries.insert(challenges).values(row).onConflictDoUpdate({ target: challenges.id, set });
  }
  for (const row of placed(curriculum.achievements)) {
    const set = everyColumn(achievements);
    await queries
      .insert(achievements)
      .values(row)
      .onConflictDoUpdate({ target: achievements.id, set });
  }
}

async function publishAll(queries: Queries, curriculum: Curriculum): Promise<void> {
  await retireOthers(queries, categories, curriculum.categories);
  await retireOthers(queries, lessons, curriculum.lessons);
  await retireOthers(queries, challenges, curriculum.challenges);
  await retireOthers(queries, achievements, curriculum.achievements);
  const split = await newlySplit(queries, curriculum.lessons);
  await publishRows(queries, curriculum);
  for (const lesson of split) await completeSplit(queries, lesson);
  await publishCases(queries, curriculum);
  await publishFeedback(queries, curriculum);
  await publishEvidence(queries, curriculum);
  await publishLineFinds(queries, curriculum);
  await publishExercises(queries, curriculum);
}

/**
 * Publishes the curriculum to the database. Publishing the same revision again changes nothing.
 *
 * @returns whether anything was written
 */
export async function publishCurriculum(
  database: Database,
  curriculum: Curriculum,
): Promise<boolean> {
  const revision = revisionOf(curriculum);
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('packetsmith:publish'))`);
    const [current] = await transaction.select().from(publication);
    if (current?.revision === revision) return false;
    await publishAll(transaction, curriculum);
    const publishedAt = new Date();
    await transaction
      .insert(publication)
      .values({ revision, publishedAt })
      .onConflictDoUpdate({ target: publication.isCurrent, set: { revision, publishedAt } });
    return true;
  });
}
