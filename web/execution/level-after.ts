import { levelReached } from '../../domain/progression.ts';

/** What an action changed for the learner. */
interface Earnings {
  /** The XP that it earned without achievements: none by default. */
  experienceEarned?: number;
  achievementsEarned: readonly { experienceReward: number }[];
  /** The learner afterward. */
  viewer: { experiencePoints: number };
}

/** Returns the level that a learner reached by an action; null if it is still the same. */
export function levelAfter({ experienceEarned = 0, achievementsEarned, viewer }: Earnings) {
  const bonus = achievementsEarned.reduce((sum, { experienceReward }) => sum + experienceReward, 0);
  return levelReached(viewer.experiencePoints, experienceEarned + bonus);
}
