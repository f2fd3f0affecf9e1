import { isChallengeUnlocked } from '../../../domain/unlocking.ts';
import type { ChallengeLibraryQuery } from '../../graphql/__generated__/operations.ts';

export type LibraryChallenge = ChallengeLibraryQuery['challenges'][number];

/** Which challenges the library shows by whether they can be opened. */
export type StatusFilter = 'all' | 'available' | 'locked';

export interface ChallengeFilter {
  /** A category's id, or `all`. */
  categoryId: string;
  status: StatusFilter;
}

export const EVERYTHING: ChallengeFilter = { categoryId: 'all', status: 'all' };

/** The challenges that pass a filter, in the order they came. */
export function filterChallenges(
  challenges: readonly LibraryChallenge[],
  filter: ChallengeFilter,
  experiencePoints: number,
): LibraryChallenge[] {
  return challenges.filter(({ category, difficulty }) => {
    if (filter.categoryId !== 'all' && category.id !== filter.categoryId) return false;
    if (filter.status === 'all') return true;
    return isChallengeUnlocked(difficulty, experiencePoints) === (filter.status === 'available');
  });
}
