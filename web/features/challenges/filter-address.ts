import { type ChallengeFilter, EVERYTHING, type StatusFilter } from './filter-challenges.ts';

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
