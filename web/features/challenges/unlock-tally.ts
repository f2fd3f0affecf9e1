import { challengeDifficultyLabel } from '../../../domain/difficulty.ts';
import { isChallengeUnlocked } from '../../../domain/progression.ts';
import type { LibraryChallenge } from './filter-challenges.ts';

export interface UnlockTally {
  available: number;
  locked: number;
  total: number;
  /** The unlocked challenges as a whole percentage. */
  percent: number;
  /** What more XP unlocks next; null if nothing is locked. */
  next: string | null;
}

function nextWords(locked: readonly LibraryChallenge[], experiencePoints: number): string | null {
  const prices = locked.map((challenge) => challenge.experienceRequired);
  if (prices.length === 0) return null;
  const price = Math.min(...prices);
  const opened = locked.filter((challenge) => challenge.experienceRequired === price);
  const label = challengeDifficultyLabel(opened[0]?.difficulty ?? 0);
  const noun = opened.length === 1 ? 'challenge' : 'challenges';
  return `${price - experiencePoints} more XP unlocks ${opened.length} ${label} ${noun}`;
}

/** Counts the unlocked challenges and finds what unlocks next. */
export function unlockTally(
  challenges: readonly LibraryChallenge[],
  experiencePoints: number,
): UnlockTally {
  const locked = challenges.filter(
    ({ difficulty }) => !isChallengeUnlocked(difficulty, experiencePoints),
  );
  const total = challenges.length;
  const available = total - locked.length;
  const percent = total === 0 ? 0 : Math.round((available / total) * 100);
  return {
    available,
    locked: locked.length,
    total,
    percent,
    next: nextWords(locked, experiencePoints),
  };
}
