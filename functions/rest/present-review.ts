import type { z } from '@hono/zod-openapi';
import type { AnsweredProblem } from '../services/answer-problem.ts';
import type { DailyProblemView } from '../services/daily-problem.ts';
import type { AnsweredReview, ReviewsView } from '../services/reviews.ts';
import { presentCases, presentExercise } from './present-practice.ts';
import { presentAchievement } from './presenters.ts';
import type * as schemas from './review-schemas.ts';

type Shape<Name extends keyof typeof schemas> = z.input<(typeof schemas)[Name]>;

/** Returns the learner's reviews. */
export function presentReviews({ due, nextDueOn }: ReviewsView): Shape<'reviews'> {
  return {
    due_count: due.length,
    due: due.map(({ id, skill, dueOn, triesLeft, problem, challenge }) => ({
      id,
      skill,
      due_on: dueOn,
      tries_left: triesLeft,
      exercise: problem && presentExercise(problem.exercise),
      lesson: problem && problem.lesson,
      challenge,
    })),
    next_due_on: nextDueOn,
  };
}

/** Returns the problem of the day. */
export function presentDailyProblem(problem: DailyProblemView | null): Shape<'dailyProblem'> {
  return {
    problem: problem && {
      date: problem.date,
      exercise: presentExercise(problem.exercise),
      lesson: problem.lesson,
      is_solved: problem.isSolved,
      tries_left: problem.triesLeft,
      experience_earned: problem.experienceEarned,
    },
  };
}

/** Returns the result of an answer to the daily problem. */
export function presentDailyResult(answered: AnsweredProblem): Shape<'dailyResult'> {
  return {
    is_solved: answered.isSolved,
    tries_left: answered.triesLeft,
    feedback_html: answered.feedbackHtml,
    output: answered.output,
    error: answered.error,
    cases: presentCases(answered.cases),
    solution: answered.solution,
    experience_earned: answered.experienceEarned,
    achievements_earned: answered.achievementsEarned.map(presentAchievement),
  };
}

/** Returns the result of an answer to a review. */
export function presentReviewResult(answered: AnsweredReview): Shape<'reviewResult'> {
  const { skill, dueOn } = answered;
  return { ...presentDailyResult(answered), skill, due_on: dueOn };
}
