import { and, asc, desc, eq, isNotNull, max, ne, or, sql, sum } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type {
  ChallengeRecord,
  ExperienceSince,
  LessonCompletion,
  ProgressRepository,
} from '../services/ports/progress.ts';
import type { Database, Queries } from './database.ts';
import { challenges } from './curriculum-schema.ts';
import { provedLessons } from './placement-schema.ts';
import {
  activeDays,
  completedLessons,
  earnedAchievements,
  experienceLedger,
  lessonVisits,
  shownSolutions,
  solves,
  submissions,
} from './schema.ts';

async function findSolvedAt(
  queries: Queries,
  learnerId: string,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await queries
    .select({ id: solves.challengeId, at: solves.solvedAt })
    .from(solves)
    .where(eq(solves.learnerId, learnerId));
  return new Map(rows.map(({ id, at }) => [id, at]));
}

export async function solvedChallengeIds(
  queries: Queries,
  learnerId: string,
): Promise<Set<string>> {
  return new Set((await findSolvedAt(queries, learnerId)).keys());
}

const toInstant = (text: string | null): Date | null => (text === null ? null : new Date(text));

async function findCompletedLessons(
  queries: Queries,
  learnerId: string,
): Promise<Map<string, LessonCompletion>> {
  const rows = await unionAll(
    queries
      .select({
        id: completedLessons.lessonId,
        completedAt: completedLessons.completedAt,
        provedAt: sql`null::timestamptz`.mapWith(toInstant).as('proved_at'),
        firstEditionAt:
          sql`case when not ${completedLessons.hadExercises} then ${completedLessons.completedAt} end`
            .mapWith(toInstant)
            .as('first_edition_at'),
      })
      .from(completedLessons)
      .where(eq(completedLessons.learnerId, learnerId)),
    queries
      .select({
        id: provedLessons.lessonId,
        completedAt: sql`${provedLessons.provedAt}`.mapWith(provedLessons.provedAt),
        provedAt: provedLessons.provedAt,
        firstEditionAt: sql`null::timestamptz`.mapWith(toInstant).as('first_edition_at'),
      })
      .from(provedLessons)
      .where(eq(provedLessons.learnerId, learnerId)),
  );
  const lessons = new Map<string, LessonCompletion>();
  for (const { id, completedAt, provedAt, firstEditionAt } of rows) {
    const other = lessons.get(id) ?? { completedAt, provedAt: null, firstEditionAt: null };
    lessons.set(id, {
      completedAt: other.completedAt < completedAt ? other.completedAt : completedAt,
      provedAt: provedAt ?? other.provedAt,
      firstEditionAt: firstEditionAt ?? other.firstEditionAt,
    });
  }
  return lessons;
}

export async function activeDaysOf(queries: Queries, learnerId: string): Promise<string[]> {
  const rows = await queries
    .select({ day: activeDays.day })
    .from(activeDays)
    .where(eq(activeDays.learnerId, learnerId));
  return rows.map(({ day }) => day);
}

/** Reads only one submission per challenge, because a learner may have thousands. */
async function recentChallengeIds(
  database: Database,
  learnerId: string,
  first: number,
): Promise<string[]> {
  const last = database
    .select({ at: submissions.submittedAt })
    .from(submissions)
    .where(and(eq(submissions.learnerId, learnerId), eq(submissions.challengeId, challenges.id)))
    .orderBy(desc(submissions.submittedAt))
    .limit(1)
    .as('last');
  const rows = await database
    .select({ id: challenges.id })
    .from(challenges)
    .crossJoinLateral(last)
    .orderBy(desc(last.at), challenges.id)
    .limit(first);
  return rows.map(({ id }) => id);
}

/** Reads two submissions per challenge, because a learner may have thousands. */
async function challengeRecords(database: Database, learnerId: string): Promise<ChallengeRecord[]> {
  const { status, passedCount, caseCount, submittedAt } = submissions;
  const graded = (order: typeof asc | typeof desc, name: string) =>
    database
      .select({ status, passedCount, caseCount })
      .from(submissions)
      .where(
        and(
          eq(submissions.learnerId, learnerId),
          eq(submissions.challengeId, challenges.id),
          ne(status, 'PENDING'),
        ),
      )
      .orderBy(order(submittedAt), order(submissions.id))
      .limit(1)
      .as(name);
  const [first, last] = [graded(asc, 'first'), graded(desc, 'last')];
  const rows = await database
    .select({
      challengeId: challenges.id,
      solvedAt: solves.solvedAt,
      solutionShownAt: shownSolutions.shownAt,
      firstStatus: first.status,
      passedCount: last.passedCount,
      caseCount: last.caseCount,
    })
    .from(challenges)
    .leftJoin(solves, and(eq(solves.learnerId, learnerId), eq(solves.challengeId, challenges.id)))
    .leftJoin(
      shownSolutions,
      and(eq(shownSolutions.learnerId, learnerId), eq(shownSolutions.challengeId, challenges.id)),
    )
    .leftJoinLateral(first, sql`true`)
    .leftJoinLateral(last, sql`true`)
    .where(
      or(isNotNull(first.status), isNotNull(solves.solvedAt), isNotNull(shownSolutions.shownAt)),
    );
  return rows.map(({ firstStatus, passedCount: passed, caseCount: all, ...record }) => ({
    ...record,
    isFirstAccepted: firstStatus && firstStatus === 'ACCEPTED',
    lastSubmission:
      passed === null || all === null ? null : { passedCount: passed, caseCount: all },
  }));
}

/** The database sums the XP from before the instant, so that only newer rows are read. */
async function experienceSince(
  database: Database,
  learnerId: string,
  since: Date,
): Promise<ExperienceSince> {
  const { createdAt, amount } = experienceLedger;
  const earnedAt = sql`case when ${createdAt} >= ${since.toISOString()} then ${createdAt} end`;
  const sums = await database
    .select({ earnedAt: earnedAt.mapWith(toInstant), amount: sum(amount).mapWith(Number) })
    .from(experienceLedger)
    .where(eq(experienceLedger.learnerId, learnerId))
    .groupBy(sql`1`)
    .orderBy(sql`1 nulls first`);
  const rows = sums.flatMap((row) =>
    row.earnedAt === null ? [] : [{ amount: row.amount, earnedAt: row.earnedAt }],
  );
  return { before: sums.find((row) => row.earnedAt === null)?.amount ?? 0, rows };
}

async function recentLessonIds(
  database: Database,
  learnerId: string,
  first: number,
): Promise<string[]> {
  const touched = unionAll(
    database
      .select({ id: lessonVisits.lessonId, at: lessonVisits.visitedAt })
      .from(lessonVisits)
      .where(eq(lessonVisits.learnerId, learnerId)),
    database
      .select({ id: completedLessons.lessonId, at: completedLessons.completedAt })
      .from(completedLessons)
      .where(eq(completedLessons.learnerId, learnerId)),
  ).as('touched');
  const latest = max(touched.at);
  const rows = await database
    .select({ id: touched.id, latest })
    .from(touched)
    .groupBy(touched.id)
    .orderBy(desc(latest))
    .limit(first);
  return rows.map(({ id }) => id);
}

/** Reads the progress of learners. */
export function createProgressRepository(database: Database): ProgressRepository {
  return {
    solvedAt: (learnerId) => findSolvedAt(database, learnerId),
    completedLessons: (learnerId) => findCompletedLessons(database, learnerId),
    activeDays: (learnerId) => activeDaysOf(database, learnerId),

    async earnedAchievements(learnerId) {
      const { achievementId, earnedAt } = earnedAchievements;
      const rows = await database
        .select({ achievementId, earnedAt })
        .from(earnedAchievements)
        .where(eq(earnedAchievements.learnerId, learnerId))
        .orderBy(desc(earnedAt), asc(achievementId));
      return new Map(rows.map((row) => [row.achievementId, row.earnedAt]));
    },

    experienceSince: (learnerId, since) => experienceSince(database, learnerId, since),

    challengeRecords: (learnerId) => challengeRecords(database, learnerId),
    recentChallengeIds: (learnerId, first) => recentChallengeIds(database, learnerId, first),
    recentLessonIds: (learnerId, first) => recentLessonIds(database, learnerId, first),

    async recordVisit(learnerId, lessonId) {
      await database
        .insert(lessonVisits)
        .values({ learnerId, lessonId })
        .onConflictDoUpdate({
          target: [lessonVisits.learnerId, lessonVisits.lessonId],
          set: { visitedAt: new Date() },
        });
    },
  };
}
