import type { Difficulty } from '../domain/difficulty.ts';

const EXPERIENCE: Record<Difficulty, number> = { 1: 25, 2: 50, 3: 100, 4: 175, 5: 300 };

/** Returns the XP for a challenge of this difficulty. */
export function experienceOf(difficulty: Difficulty): number {
  return EXPERIENCE[difficulty];
}
