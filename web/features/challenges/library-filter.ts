import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { challengeDifficultyLabel } from '../../../domain/difficulty.ts';
import { isChallengeUnlocked } from '../../../domain/progression.ts';
import type { ChallengeLibraryQuery } from '../../graphql/__generated__/operations.ts';
import { paths } from '../../paths.ts';

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

const STATUSES: readonly StatusFilter[] = ['all', 'available', 'locked'];

/**
 * Returns the filter in a URL: `?category=bytes&status=locked&q=header`. Unknown values filter nothing.
 */
export function filterOfAddress(
  search: URLSearchParams,
  categories: readonly { id: string }[],
): ChallengeFilter {
  const category = categories.find(({ id }) => id === search.get('category'));
  const status = STATUSES.find((known) => known === search.get('status'));
  return {
    categoryId: category?.id ?? EVERYTHING.categoryId,
    status: status ?? EVERYTHING.status,
    text: search.get('q') ?? EVERYTHING.text,
  };
}

/** Returns the query parameters for a filter; empty for the default filter. */
export function addressOfFilter({ categoryId, status, text }: ChallengeFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (categoryId !== EVERYTHING.categoryId) search.set('category', categoryId);
  if (status !== EVERYTHING.status) search.set('status', status);
  if (text.trim() !== '') search.set('q', text);
  return search;
}

interface LibraryFilter {
  filter: ChallengeFilter;
  /** Changes the filter. A choice adds a history entry; typing in the search doesn't. */
  onChange: (filter: ChallengeFilter) => void;
}

/** Keeps the filter of the library in the URL, so that it can be shared and Back restores it. */
export function useLibraryFilter(categories: readonly { id: string }[]): LibraryFilter {
  const navigate = useNavigate();
  // Raw, not decoded: the search text may itself look encoded.
  const search = new URLSearchParams(useLocation().search);
  const filter = filterOfAddress(search, categories);
  const { text } = filter;
  const onChange = useCallback(
    (next: ChallengeFilter) => {
      const isTyping = next.text !== text && next.text !== '';
      const query = addressOfFilter(next).toString();
      void navigate(paths.challenges + (query && `?${query}`), { replace: isTyping });
    },
    [navigate, text],
  );
  return { filter, onChange };
}
