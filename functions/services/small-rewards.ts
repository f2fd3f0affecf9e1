import { dayOf } from '../../domain/calendar.ts';
import { rewardWithinDay } from '../../domain/review.ts';
import { awardExperience } from './awards.ts';
import type { AwardTransaction, NewExperience } from './ports/ports.ts';

/** Longer than any of a learner's days, also after a change of the time zone. */
const TWO_DAYS_MS = 172_800_000;

/** The reward of a review or a daily problem. */
type SmallReward = NewExperience & { reason: 'review' | 'daily'; earnedAt: Date };

/**
 * Awards what is left of a reward in the learner's day.
 *
 * @returns the XP that it earned; 0 if the learner has the most that one day can earn
 */
export async function awardWithinDay(
  award: AwardTransaction,
  reward: SmallReward,
): Promise<number> {
  const { earnedAt: now } = reward;
  const today = dayOf(award.learner, now);
  const rewards = await award.smallRewardsSince(new Date(now.getTime() - TWO_DAYS_MS));
  const earnedToday = rewards
    .filter(({ earnedAt }) => dayOf(award.learner, earnedAt) === today)
    .reduce((sum, { amount }) => sum + amount, 0);
  const amount = rewardWithinDay(reward.amount, earnedToday);
  await awardExperience(award, { ...reward, amount });
  return amount;
}
