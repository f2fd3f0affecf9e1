import { dayIn, dayOf } from '../../domain/calendar.ts';
import { DAILY_REWARD } from '../../domain/review.ts';
import { recordActivity } from '../../functions/services/awards.ts';
import { settleDaily } from '../../functions/services/daily-problem.ts';
import type { ReviewFacts } from '../../functions/services/ports/reviews.ts';
import { reviewableOf, scheduleOf, taskOf } from '../../functions/services/review-schedule.ts';
import { passReview } from '../../functions/services/reviews.ts';
import { REVIEWS_PER_DAY, SMALL_REWARDS_PER_DAY } from './demo-goals.ts';
import type { DemoStage } from './demo-stage.ts';
import type { PlannedDay } from './plan-history.ts';

/** On the last day, the learner does all that earn something. */
const REVIEWS_ON_LAST_DAY = 5;

/** Leaves out what the learner had not done yet. */
function factsAt({ lessons, challenges, ...others }: ReviewFacts, now: Date): ReviewFacts {
  return {
    ...others,
    lessons: lessons.filter(({ at }) => at <= now),
    challenges: challenges.filter(({ at }) => at <= now),
  };
}

/** Passes reviews that are due. @param count the maximum number */
async function doReviews(stage: DemoStage, now: Date, count: number): Promise<void> {
  const { catalogue, learnerId, repositories } = stage;
  await repositories.awards.transaction(learnerId, async (award) => {
    const facts = factsAt(await award.reviewFacts(), now);
    const reviewable = reviewableOf(catalogue, facts);
    const today = dayOf(award.learner, now);
    const due = scheduleOf(catalogue, facts, award.learner).filter(
      ({ dueOn, skill, number }) => dueOn <= today && taskOf(reviewable, skill, number) !== null,
    );
    for (const entry of due.slice(0, count)) await passReview(award, entry, now);
    if (count > 0 && due.length > 0)
      await recordActivity(award, { catalogue, now, firstSolve: null });
  });
}

/** Solves the daily problem of a day, if it has one. */
async function solveDaily(stage: DemoStage, now: Date): Promise<void> {
  const { catalogue, learnerId, repositories, services } = stage;
  const problem = await services.dailyProblem.find(stage.request());
  if (!problem) return;
  await repositories.awards.transaction(learnerId, async (award) => {
    await settleDaily(award, dayIn('UTC', now), { isRight: true, now });
    await recordActivity(award, { catalogue, now, firstSolve: null });
  });
}

/** Returns how much XP the learner still needs. */
async function missingExperience(stage: DemoStage, goal: number): Promise<number> {
  const learner = await stage.repositories.learners.find(stage.learnerId);
  return goal - (learner?.experiencePoints ?? goal);
}

/** Solves the day's problem unless its XP would be too much. */
async function solveDailyIfMissing(stage: DemoStage, now: Date, goal: number): Promise<void> {
  if ((await missingExperience(stage, goal)) < DAILY_REWARD) return;
  await stage.actAt(now, () => solveDaily(stage, now));
}

/**
 * Earns the XP that are left with daily problems and reviews, on the last days. Today's problem stays open unless its XP
 * are needed.
 *
 * @param goal the XP total to reach, as far as there is enough to review
 */
export async function earnSmallRewards(
  stage: DemoStage,
  days: readonly PlannedDay[],
  goal: number,
): Promise<void> {
  const used = Math.ceil((await missingExperience(stage, goal)) / SMALL_REWARDS_PER_DAY);
  for (const { end } of days.slice(-1 - used, -1)) {
    await solveDailyIfMissing(stage, end, goal);
    const count = Math.min(await missingExperience(stage, goal), REVIEWS_PER_DAY);
    await stage.actAt(end, () => doReviews(stage, end, count));
  }
  const today = days.at(-1)?.end;
  if (!today) return;
  const left = Math.min(await missingExperience(stage, goal), REVIEWS_ON_LAST_DAY);
  await stage.actAt(today, () => doReviews(stage, today, left));
  await solveDailyIfMissing(stage, today, goal);
}
