/** XP required per difficulty level above the first. */
const XP_PER_DIFFICULTY_STEP = 100;

/** XP a learner needs before a challenge opens: 0 at difficulty 1, else 100 × (difficulty − 1). */
export function experienceRequired(difficulty: number): number {
  return XP_PER_DIFFICULTY_STEP * Math.max(0, difficulty - 1);
}

/** Checks whether a learner with this much XP may open a challenge of this difficulty. */
export function isChallengeUnlocked(difficulty: number, experiencePoints: number): boolean {
  return experiencePoints >= experienceRequired(difficulty);
}
