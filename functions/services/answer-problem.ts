import { AppError } from '../../domain/app-error.ts';
import {
  type Answer,
  type ExerciseCaseResult,
  requireAnswer,
} from '../../domain/grade-exercise.ts';
import { type Attempts, isOver, triesLeft } from '../../domain/review.ts';
import { type AchievementView, viewAchievements } from './achievement-view.ts';
import { recordActivity } from './awards.ts';
import { gradeAnswer, nudge, requireKey } from './grade-answer.ts';
import type { AwardTransaction, Ports } from './ports/ports.ts';
import type { Learner } from './ports/records.ts';
import { EXERCISE_ANSWERS, takeTokens } from './rate-limits.ts';
import { callerOf, type RequestContext } from './request-context.ts';
import type { LessonExercise } from './review-schedule.ts';

/** The result of an answer to a review or a daily problem. */
export interface AnsweredProblem {
  isSolved: boolean;
  /** The number of answers that still count. */
  triesLeft: number;
  feedbackHtml: string | null;
  output: string | null;
  error: string | null;
  cases: ExerciseCaseResult[];
  /** Null as long as answers count. */
  solution: string | null;
  experienceEarned: number;
  achievementsEarned: AchievementView[];
}

/** What an answer changed. */
export interface Settled {
  attempts: Attempts;
  /** Whether this answer is the first right one. */
  isNewlySolved: boolean;
  experienceEarned: number;
}

/** An answer that came after the last one that counts. */
export const PRACTICE_ONLY: Settled = {
  attempts: { tries: 0, isSolved: true },
  isNewlySolved: false,
  experienceEarned: 0,
};

/** An answer to a problem, and how it is recorded in a transaction that holds the lock on the profile. */
interface ProblemAnswer<Change extends Settled> {
  learner: Learner;
  problem: LessonExercise;
  answer: Answer;
  now: Date;
  settle: (award: AwardTransaction, isRight: boolean) => Promise<Change>;
}

/** @throws {AppError} LOCKED if the learner has turned off reviews and daily problems */
export function requireReviewsOn({ hasReviews }: Learner): void {
  if (hasReviews) return;
  throw new AppError('LOCKED', 'You have turned reviews off. Turn them on in your profile first.');
}

/**
 * Grades an answer to a review or a daily problem, and records it. Solving one counts toward the streak.
 *
 * @throws {AppError} INVALID_INPUT, TOO_LARGE, RATE_LIMITED, NOT_FOUND, EXECUTION_UNAVAILABLE
 */
export async function answerProblem<Change extends Settled>(
  ports: Ports,
  context: RequestContext,
  { learner, problem, answer, now, settle }: ProblemAnswer<Change>,
): Promise<{ result: AnsweredProblem; settled: Change }> {
  const { lesson, exercise } = problem;
  requireAnswer(exercise, answer);
  await takeTokens(ports, context, EXERCISE_ANSWERS);
  const key = await requireKey(ports, {
    lessonId: lesson.id,
    exerciseId: exercise.id,
    learnerId: learner.id,
  });
  const attempt = { lesson, exercise, key, answer, caller: callerOf(context) };
  const { grade, feedbackHtml } = await gradeAnswer(ports, attempt);
  const { isSolved } = grade;
  const catalogue = await context.catalogue();
  const { settled, earned } = await ports.awards.transaction(learner.id, async (award) => {
    const change = await settle(award, isSolved);
    const activity = { catalogue, now, firstSolve: null };
    return {
      settled: change,
      earned: change.isNewlySolved ? await recordActivity(award, activity) : [],
    };
  });
  context.forget();
  const { attempts, experienceEarned } = settled;
  const result = {
    ...grade,
    ...nudge({ exercise, key, answer, grade, feedbackHtml, tries: attempts.tries }),
    triesLeft: triesLeft(attempts),
    feedbackHtml,
    solution: isOver(attempts) ? key.solution : null,
    experienceEarned,
    achievementsEarned: await viewAchievements(context, earned),
  };
  return { result, settled };
}
