import { AppError } from '../../domain/app-error.ts';
import { addDays, type Day, dayIn } from '../../domain/calendar.ts';
import type { Answer } from '../../domain/grade-exercise.ts';
import {
  afterAnswer,
  DAILY_REWARD,
  DAYS_WITHOUT_REPETITION,
  HARDEST_DAILY,
  isOver,
  triesLeft,
} from '../../domain/review.ts';
import {
  type AnsweredProblem,
  answerProblem,
  PRACTICE_ONLY,
  requireReviewsOn,
  type Settled,
} from './answer-problem.ts';
import type { Catalogue, CatalogueLesson } from './ports/catalogue.ts';
import type { AwardTransaction, Ports } from './ports/ports.ts';
import type { DailyAnswerRow, DailyProblemRow } from './ports/reviews.ts';
import { requireActiveLearner, requireLearner, type RequestContext } from './request-context.ts';
import { type LessonExercise, reviewableExercises, shuffleExercises } from './review-schedule.ts';
import { problemView, type ProblemView } from './reviews.ts';
import { awardSmallReward } from './small-rewards.ts';

const DAY_MS = 86_400_000;

/** The problem of a day, as a learner sees it. */
export interface DailyProblemView extends ProblemView {
  /** In UTC. */
  date: Day;
  isSolved: boolean;
  triesLeft: number;
  experienceEarned: number;
}

/** Lists the exercises that can become a daily problem: those that learners of every level can do. */
function candidates({ lessons }: Catalogue): LessonExercise[] {
  return reviewableExercises(lessons.filter(({ difficulty }) => difficulty <= HARDEST_DAILY));
}

const isAt =
  ({ lessonId, exerciseId }: DailyProblemRow) =>
  ({ lesson, exercise }: LessonExercise): boolean =>
    lesson.id === lessonId && exercise.id === exerciseId;

/** Chooses the problem of a day: the first in the day's order that wasn't used lately; the first if all were. */
function choose(
  offered: readonly LessonExercise[],
  day: Day,
  recent: readonly DailyProblemRow[],
): LessonExercise | null {
  const order = shuffleExercises(offered, day);
  const unused = order.find((one) => !recent.some((row) => isAt(row)(one)));
  return unused ?? order[0] ?? null;
}

/**
 * Returns the problem of a UTC day. The first request of the day stores it, so it stays the same for everyone even if
 * the curriculum changes on that day.
 *
 * @returns null if no lesson has exercises
 */
async function problemOn(
  ports: Ports,
  catalogue: Catalogue,
  day: Day,
): Promise<LessonExercise | null> {
  const offered = candidates(catalogue);
  const recent = await ports.reviews.dailyProblemsSince(addDays(day, -DAYS_WITHOUT_REPETITION));
  const stored = recent.find((row) => row.day === day) ?? null;
  const current = stored && offered.find(isAt(stored));
  if (current) return current;
  const chosen = choose(offered, day, recent);
  if (!chosen) return null;
  const row = { day, lessonId: chosen.lesson.id, exerciseId: chosen.exercise.id };
  const problem = await ports.reviews.storeDailyProblem(row, stored);
  return offered.find(isAt(problem)) ?? chosen;
}

const todayIn = (ports: Ports): Day => dayIn('UTC', ports.now());

const attemptsOf = (row: DailyAnswerRow | null) => ({
  tries: row?.tries ?? 0,
  isSolved: row?.isSolved ?? false,
});

/** Returns a check for the lessons that the learner knew when a day began, and the first one, which is for everyone. */
async function knownOn(
  context: RequestContext,
  day: Day,
): Promise<(lesson: CatalogueLesson) => boolean> {
  const [{ lessons }, completed] = await Promise.all([context.catalogue(), context.completed()]);
  const start = new Date(day);
  return ({ id }) => {
    const completedAt = completed.get(id)?.completedAt;
    return id === lessons[0]?.id || (completedAt !== undefined && completedAt < start);
  };
}

/** Chooses the problem of those who don't know today's lesson yet. Each exercise has its turn before one returns. */
function chooseKnown(known: readonly LessonExercise[], day: Day): LessonExercise | undefined {
  const order = shuffleExercises(known, 'daily');
  return order[Math.floor(Date.parse(day) / DAY_MS) % order.length];
}

/**
 * Returns a learner's problem of a UTC day: the day's problem if they know its lesson, or one of the lessons that they
 * know. It stays the same all day, whatever they complete on it.
 *
 * @returns null if no lesson has exercises
 */
async function problemFor(
  ports: Ports,
  context: RequestContext,
  day: Day,
): Promise<LessonExercise | null> {
  const catalogue = await context.catalogue();
  const [problem, isKnown] = await Promise.all([
    problemOn(ports, catalogue, day),
    knownOn(context, day),
  ]);
  if (problem === null || isKnown(problem.lesson)) return problem;
  const known = candidates(catalogue).filter(({ lesson }) => isKnown(lesson));
  return chooseKnown(known, day) ?? problem;
}

async function findDailyProblem(
  ports: Ports,
  context: RequestContext,
): Promise<DailyProblemView | null> {
  const learner = await requireLearner(context);
  if (!learner.hasReviews) return null;
  const date = todayIn(ports);
  const catalogue = await context.catalogue();
  const [problem, row] = await Promise.all([
    problemFor(ports, context, date),
    ports.reviews.dailyAnswer(learner.id, date),
  ]);
  if (!problem) return null;
  const attempts = attemptsOf(row);
  return {
    date,
    ...problemView(catalogue, problem),
    isSolved: attempts.isSolved,
    triesLeft: triesLeft(attempts),
    experienceEarned: row?.experienceEarned ?? 0,
  };
}

/** Records an answer. One that comes after the last one that counts, perhaps in parallel, changes nothing. */
export async function settleDaily(
  award: AwardTransaction,
  day: Day,
  { isRight, now }: { isRight: boolean; now: Date },
): Promise<Settled> {
  const before = attemptsOf(await award.dailyAnswer(day));
  if (isOver(before)) return PRACTICE_ONLY;
  const attempts = afterAnswer(before, isRight);
  const reward = { amount: DAILY_REWARD, reason: 'daily', reference: day } as const;
  const experienceEarned = isRight
    ? await awardSmallReward(award, { ...reward, earnedAt: now })
    : 0;
  await award.storeDailyAnswer({ day, ...attempts, experienceEarned, answeredAt: now });
  return { attempts, isNewlySolved: isRight, experienceEarned };
}

/**
 * Grades an answer to the problem of the current UTC day. The first right one of three answers earns XP; every further
 * answer is practice.
 *
 * @throws {AppError} UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT for another day, LOCKED if the learner has turned
 * reviews off, INVALID_INPUT, TOO_LARGE, RATE_LIMITED, EXECUTION_UNAVAILABLE
 */
async function answerDailyProblem(
  ports: Ports,
  context: RequestContext,
  { date, answer }: { date: Day; answer: Answer },
): Promise<AnsweredProblem> {
  const learner = await requireActiveLearner(context);
  requireReviewsOn(learner);
  const now = ports.now();
  const today = todayIn(ports);
  if (date !== today) {
    throw new AppError('CONFLICT', `Today's problem is that of ${today} (UTC). Reload the page.`);
  }
  const problem = await problemFor(ports, context, today);
  if (!problem) throw new AppError('NOT_FOUND', 'There is no problem today.');
  const { result } = await answerProblem(ports, context, {
    learner,
    problem,
    answer,
    now,
    settle: (award, isRight) => settleDaily(award, today, { isRight, now }),
  });
  return result;
}

/** Creates the use cases for the daily problem. */
export function createDailyProblemService(ports: Ports) {
  return {
    /** Returns the problem of the current UTC day; null if there is none or the learner has turned reviews off. */
    find: (context: RequestContext) => findDailyProblem(ports, context),
    /** @see answerDailyProblem */
    answer: (context: RequestContext, input: { date: Day; answer: Answer }) =>
      answerDailyProblem(ports, context, input),
  };
}
