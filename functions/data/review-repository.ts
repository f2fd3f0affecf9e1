import { and, desc, eq, getTableColumns, gte, inArray, not, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Day } from '../../domain/calendar.ts';
import type {
  DailyAnswerRow,
  ReviewFacts,
  ReviewRepository,
  ReviewTransaction,
} from '../services/ports/reviews.ts';
import type { Database, Queries } from './database.ts';
import { provedLessons } from './placement-schema.ts';
import {
  completedLessons,
  dailyAnswers,
  dailyProblems,
  experienceLedger,
  lessonSteps,
  practicedLessons,
  skillReviews,
  solves,
} from './schema.ts';

const { learnerId: _reviewer, ...REVIEW } = getTableColumns(skillReviews);
const { learnerId: _answerer, ...ANSWER } = getTableColumns(dailyAnswers);

/** What a learner has done with the skills of the curriculum. */
const usesOf = (queries: Queries, learnerId: string) => {
  const kind = (name: 'lesson' | 'proof' | 'challenge') =>
    sql<typeof name>`${name}::text`.as('kind');
  return unionAll(
    queries
      .select({
        kind: kind('lesson'),
        id: practicedLessons.lessonId,
        at: practicedLessons.practicedAt,
      })
      .from(practicedLessons)
      .where(eq(practicedLessons.learnerId, learnerId)),
    // Without exercises, completing a lesson counted like practice.
    queries
      .select({
        kind: kind('lesson'),
        id: completedLessons.lessonId,
        at: completedLessons.completedAt,
      })
      .from(completedLessons)
      .where(and(eq(completedLessons.learnerId, learnerId), not(completedLessons.hadExercises))),
    queries
      .select({ kind: kind('proof'), id: provedLessons.lessonId, at: provedLessons.provedAt })
      .from(provedLessons)
      .where(eq(provedLessons.learnerId, learnerId)),
    queries
      .select({ kind: kind('challenge'), id: solves.challengeId, at: solves.solvedAt })
      .from(solves)
      .where(eq(solves.learnerId, learnerId)),
  );
};

/** One query after the other, because a transaction has only one connection. */
async function findFacts(queries: Queries, learnerId: string): Promise<ReviewFacts> {
  const { lessonId, state, tries } = lessonSteps;
  const uses = await usesOf(queries, learnerId);
  return {
    lessons: uses.filter(({ kind }) => kind === 'lesson'),
    proofs: uses.filter(({ kind }) => kind === 'proof'),
    challenges: uses.filter(({ kind }) => kind === 'challenge'),
    steps: await queries
      .select({ lessonId, state, tries })
      .from(lessonSteps)
      .where(eq(lessonSteps.learnerId, learnerId)),
    reviews: await queries
      .select(REVIEW)
      .from(skillReviews)
      .where(eq(skillReviews.learnerId, learnerId)),
  };
}

async function findDailyAnswer(
  queries: Queries,
  learnerId: string,
  day: Day,
): Promise<DailyAnswerRow | null> {
  const [row] = await queries
    .select(ANSWER)
    .from(dailyAnswers)
    .where(and(eq(dailyAnswers.learnerId, learnerId), eq(dailyAnswers.day, day)));
  return row ?? null;
}

/** Creates the reads and writes of a transaction that holds the lock on a learner's profile. */
export function reviewWrites(queries: Queries, learnerId: string): ReviewTransaction {
  return {
    reviewFacts: () => findFacts(queries, learnerId),
    dailyAnswer: (day) => findDailyAnswer(queries, learnerId, day),

    async skillReview(skill) {
      const [row] = await queries
        .select(REVIEW)
        .from(skillReviews)
        .where(and(eq(skillReviews.learnerId, learnerId), eq(skillReviews.skill, skill)));
      return row ?? null;
    },

    async storeSkillReview(review) {
      await queries
        .insert(skillReviews)
        .values({ learnerId, ...review })
        .onConflictDoUpdate({ target: [skillReviews.learnerId, skillReviews.skill], set: review });
    },

    async storeDailyAnswer(answer) {
      await queries
        .insert(dailyAnswers)
        .values({ learnerId, ...answer })
        .onConflictDoUpdate({ target: [dailyAnswers.learnerId, dailyAnswers.day], set: answer });
    },

    async smallRewards(since) {
      const { amount, createdAt: earnedAt, reason } = experienceLedger;
      const isOwn = eq(experienceLedger.learnerId, learnerId);
      const isSmall = inArray(reason, ['review', 'daily']);
      const recent = await queries
        .select({ amount, earnedAt })
        .from(experienceLedger)
        .where(and(isOwn, isSmall, gte(earnedAt, since)));
      const sumOf = (condition: SQL) =>
        sql<number>`coalesce(sum(${amount}) filter (where ${condition}), 0)::int`;
      const [sums] = await queries
        .select({
          smallEver: sumOf(isSmall),
          byChallenges: sumOf(eq(reason, 'challenge')),
        })
        .from(experienceLedger)
        .where(isOwn);
      return { recent, smallEver: sums?.smallEver ?? 0, byChallenges: sums?.byChallenges ?? 0 };
    },
  };
}

/** Reads reviews and daily problems. */
export function createReviewRepository(database: Database): ReviewRepository {
  return {
    facts: (learnerId) => findFacts(database, learnerId),
    dailyAnswer: (learnerId, day) => findDailyAnswer(database, learnerId, day),

    dailyProblemsSince: (day) =>
      database
        .select()
        .from(dailyProblems)
        .where(gte(dailyProblems.day, day))
        .orderBy(desc(dailyProblems.day)),

    async storeDailyProblem(problem, replaced) {
      const { lessonId, exerciseId } = dailyProblems;
      const insert = database.insert(dailyProblems).values(problem);
      const stored = replaced
        ? insert.onConflictDoUpdate({
            target: dailyProblems.day,
            set: problem,
            setWhere: sql`(${lessonId}, ${exerciseId}) = (${replaced.lessonId}, ${replaced.exerciseId})`,
          })
        : insert.onConflictDoNothing();
      const [written] = await stored.returning();
      if (written) return written;
      const [faster] = await database
        .select()
        .from(dailyProblems)
        .where(eq(dailyProblems.day, problem.day));
      return faster ?? problem;
    },
  };
}
