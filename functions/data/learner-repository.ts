import { and, eq, exists, isNull, not, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { FIRST_TIME_ZONE } from '../../domain/calendar.ts';
import type { ExportedPart, LearnerRepository } from '../services/ports/learners.ts';
import type { Learner, LearnerChanges, TimeZoneChange } from '../services/ports/records.ts';
import type { Database, Queries } from './database.ts';
import { findFollowed } from './follow-repository.ts';
import { placementAttempts, provedLessons } from './placement-schema.ts';
import {
  accessTokens,
  activeDays,
  completedLessons,
  dailyAnswers,
  deletedAccounts,
  earnedAchievements,
  experienceLedger,
  hintReveals,
  lessonSteps,
  lessonVisits,
  openedChallenges,
  practicedLessons,
  profiles,
  skillReviews,
  shownCases,
  shownSolutions,
  solves,
  submissions,
} from './schema.ts';
import {
  drafts,
  editorSettings,
  learnerEvidence,
  lineMarks,
  replacedDrafts,
} from './workspace-schema.ts';

/** PostgreSQL's error code for a unique violation (appendix A of its manual). */
const UNIQUE_VIOLATION = '23505';

/** Checks whether a query failed with a unique violation. Drizzle wraps the driver's error as its cause. */
function isUniqueViolation(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && error.code === UNIQUE_VIOLATION) return true;
  return 'cause' in error && isUniqueViolation(error.cause);
}

/** All tables with a learner's data, by their name in the export. */
const PERSONAL_TABLES = {
  submissions,
  solves,
  completedLessons,
  lessonVisits,
  lessonSteps,
  practicedLessons,
  placementAttempts,
  provedLessons,
  skillReviews,
  dailyAnswers,
  activeDays,
  earnedAchievements,
  hintReveals,
  shownCases,
  shownSolutions,
  openedChallenges,
  drafts,
  replacedDrafts,
  learnerEvidence,
  lineMarks,
  editorSettings,
  experienceLedger,
  accessTokens,
} as const;

type PersonalTable = (typeof PERSONAL_TABLES)[keyof typeof PERSONAL_TABLES];

async function findLearner(queries: Queries, id: string): Promise<Learner | null> {
  const [row] = await queries.select().from(profiles).where(eq(profiles.id, id));
  return row ?? null;
}

async function updateLearner(
  database: Database,
  id: string,
  changes: LearnerChanges,
): Promise<Learner | null> {
  if (Object.keys(changes).length === 0) return findLearner(database, id);
  try {
    const [row] = await database
      .update(profiles)
      .set(changes)
      .where(eq(profiles.id, id))
      .returning();
    return row ?? null;
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

async function changeTimeZone(
  database: Database,
  id: string,
  change: TimeZoneChange,
): Promise<Learner | null> {
  const isUnchanged = eq(profiles.timeZone, change.previousTimeZone);
  const [row] = await database
    .update(profiles)
    .set(change)
    .where(and(eq(profiles.id, id), isUnchanged))
    .returning();
  return row ?? null;
}

/**
 * Not exported: the hash of an access token is sensitive if the document leaks, and with the hash of an exercise's
 * content learners could check guesses at its answer. A graded case has its answer.
 */
const SECRETS: ReadonlySet<string> = new Set(['hash', 'contentHash', 'gradedCase']);

function withoutSecrets(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !SECRETS.has(column)));
}

async function startTimeZone(
  database: Database,
  id: string,
  timeZone: string,
): Promise<Learner | null> {
  const isActive = exists(
    database.select().from(activeDays).where(eq(activeDays.learnerId, profiles.id)),
  );
  const isNew = and(eq(profiles.timeZone, FIRST_TIME_ZONE), isNull(profiles.timeZoneChangedAt));
  const [row] = await database
    .update(profiles)
    .set({ timeZone })
    .where(and(eq(profiles.id, id), isNew, not(isActive)))
    .returning();
  return row ?? null;
}

async function keepLearner(
  database: Database,
  id: string,
  {
    email,
    username,
    firstName,
    lastName,
  }: Record<'email' | 'username' | 'firstName' | 'lastName', string>,
): Promise<Learner | null> {
  // In the auth server's metadata, the names are written like this.
  const metadata = JSON.stringify({ username, first_name: firstName, last_name: lastName });
  await database.execute(
    sql`select app.keep_anonymous_learner(${id}, ${email}, ${metadata}::jsonb)`,
  );
  return findLearner(database, id);
}

/** The tables whose rows contain code. The others' rows are short. */
const LONG_ROWS: ReadonlySet<PersonalTable> = new Set([
  submissions,
  drafts,
  replacedDrafts,
  learnerEvidence,
]);

/** How many rows of a table are in memory at once. */
const rowsAtOnce = (table: PersonalTable): number => (LONG_ROWS.has(table) ? 20 : 2_000);

/** Returns the query of a learner's rows of a table in the order of its times and, where those are equal, of its key. */
function rowsOf(database: Database, table: PersonalTable, id: string) {
  const { columns, primaryKeys } = getTableConfig(table);
  const times = columns.filter(({ columnType }) => columnType === 'PgTimestamp');
  const key = [
    ...columns.filter(({ primary }) => primary),
    ...primaryKeys.flatMap((one) => one.columns),
  ];
  return database
    .select()
    .from(table)
    .where(eq(table.learnerId, id))
    .orderBy(...times, ...key);
}

/** Reads a few rows at a time, so that a learner with much data holds neither much memory nor a connection for long. */
async function* exportTable(
  database: Database,
  table: PersonalTable,
  id: string,
): AsyncGenerator<object[]> {
  const limit = rowsAtOnce(table);
  for (let offset = 0; ; offset += limit) {
    const rows = await rowsOf(database, table, id).limit(limit).offset(offset);
    yield rows.map(withoutSecrets);
    if (rows.length < limit) return;
  }
}

async function* exportLearner(database: Database, id: string): AsyncGenerator<ExportedPart> {
  yield { name: 'profile', value: await findLearner(database, id) };
  for (const [name, table] of Object.entries(PERSONAL_TABLES)) {
    for await (const rows of exportTable(database, table, id)) yield { name, rows };
  }
  // By their names, because others' ids would say nothing.
  yield { name: 'following', value: await findFollowed(database, id) };
}

/** Reads and writes profiles. */
export function createLearnerRepository(database: Database): LearnerRepository {
  return {
    find: (id) => findLearner(database, id),

    async isUsernameTaken(canonicalUsername) {
      const rows = await database
        .select({ id: profiles.id })
        .from(profiles)
        .where(eq(profiles.username, canonicalUsername));
      return rows.length > 0;
    },

    async create(learner) {
      // Covers both conflicts: after a lost race, this reads the existing profile, or null if the username is taken.
      await database.insert(profiles).values(learner).onConflictDoNothing();
      return findLearner(database, learner.id);
    },

    update: (id, changes) => updateLearner(database, id, changes),
    changeTimeZone: (id, change) => changeTimeZone(database, id, change),
    startTimeZone: (id, timeZone) => startTimeZone(database, id, timeZone),

    delete: (id) =>
      database.transaction(async (transaction) => {
        await transaction.insert(deletedAccounts).values({ id }).onConflictDoNothing();
        await transaction.delete(profiles).where(eq(profiles.id, id));
      }),

    async noteVisit(id, visit) {
      const [row] = await database
        .update(profiles)
        .set(visit)
        .where(eq(profiles.id, id))
        .returning();
      return row ?? null;
    },

    keep: (id, email, requested) => keepLearner(database, id, { ...requested, email }),

    async isDeleted(id) {
      const rows = await database
        .select({ one: sql`1` })
        .from(deletedAccounts)
        .where(eq(deletedAccounts.id, id));
      return rows.length > 0;
    },

    exportOf: (id) => exportLearner(database, id),
  };
}
