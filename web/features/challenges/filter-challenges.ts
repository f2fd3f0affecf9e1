import { challengeDifficultyLabel } from '../../../domain/difficulty.ts';
import { isChallengeUnlocked } from '../../../domain/progression.ts';
import type { ChallengeLibraryQuery } from '../../graphql/__generated__/operations.ts';

export type LibraryChallenge = ChallengeLibraryQuery['challenges'][number];

/** Which challenges to show, depending on whether they are unlocked. */
export type StatusFilter = 'all' | 'available' | 'locked';

export interface ChallengeFilter {
  /** A category's id, or `all`. */
  categoryId: string;
  status: StatusFilter;
  /** Words that must all appear on the card, in any order and case. */
  text: string;
}

export const EVERYTHING: ChallengeFilter = { categoryId: 'all', status: 'all', text: '' };

/** Returns the challenges that match a filter, in their original order. */
export function filterChallenges(
  challenges: readonly LibraryChallenge[],
  { categoryId, status, text }: ChallengeFilter,
  experiencePoints: number,
): LibraryChallenge[] {
  const words = text.toLowerCase().split(/\s+/);
  return challenges.filter((challenge) => {
    if (categoryId !== 'all' && challenge.category.id !== categoryId) return false;
    if (!hasWords(challenge, words)) return false;
    if (status === 'all') return true;
    const isUnlocked = isChallengeUnlocked(challenge.difficulty, experiencePoints);
    return isUnlocked === (status === 'available');
  });
}

function hasWords(challenge: LibraryChallenge, words: readonly string[]): boolean {
  const { title, description, category, difficulty } = challenge;
  const card = [title, description, category.name, challengeDifficultyLabel(difficulty)]
    .join('\n')
    .toLowerCase();
  return words.every((word) => card.includes(word));
}
