/** XP between one level and the next. */
export const XP_PER_LEVEL = 100;

/** The level of a learner: 1 at the start, one more for every 100 XP. */
export function levelOf(experiencePoints: number): number {
  return 1 + Math.floor(experiencePoints / XP_PER_LEVEL);
}

/** XP needed to reach the next level. */
export function experienceToNextLevel(experiencePoints: number): number {
  return levelOf(experiencePoints) * XP_PER_LEVEL - experiencePoints;
}
