import { dayOf } from '../../domain/calendar.ts';
import { smallRewardOf } from '../../domain/review.ts';
import { awardExperience } from './awards.ts';
import type { AwardTransaction, NewExperience } from './ports/ports.ts';

/** Longer than any of a learner's days, also after a change of the time zone. */
const TWO_DAYS_MS = 172_800_000;

/** The reward of a review or a daily problem. */
type SmallReward = NewExperience & { reason: 'review' | 'daily'; earnedAt: Date };

/**
 * Awards what is left of a reward: in the learner's day, and compared with what challenges have earned.
 *
 * @returns the XP that it earned; 0 if nothing is left
 */
export async function awardSmallReward(
  award: AwardTransaction,
  reward: SmallReward,
): Promise<number> {
  const { earnedAt: now } = reward;
  const today = dayOf(award.learner, now);
  const { recent, smallEver, byChallenges } = await award.smallRewards(
    new Date(now.getTime() - TWO_DAYS_MS),
  );
  const smallToday = recent
    .filter(({ earnedAt }) => dayOf(award.learner, earnedAt) === today)
    .reduce((sum, { amount }) => sum + amount, 0);
  const amount = smallRewardOf(reward.amount, { smallToday, smallEver, byChallenges });
  await awardExperience(award, { ...reward, amount });
  return amount;
}
