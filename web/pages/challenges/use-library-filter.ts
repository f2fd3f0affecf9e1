import { useCallback } from 'react';
import { useSearchParams } from '../../router/use-search-params.ts';
import { addressOfFilter, filterOfAddress } from './filter-address.ts';
import type { ChallengeFilter } from './filter-challenges.ts';

interface LibraryFilter {
  filter: ChallengeFilter;
  /** Asks for another filter. A choice is a step back and forth in history, each letter of a search is none. */
  onChange: (filter: ChallengeFilter) => void;
}

/** The filter of the library, kept in the address: it can be shared, and Back takes it back. */
export function useLibraryFilter(categories: readonly { id: string }[]): LibraryFilter {
  const [search, setSearch] = useSearchParams();
  const filter = filterOfAddress(search, categories);
  const { text } = filter;
  const onChange = useCallback(
    (next: ChallengeFilter) => {
      const isTyping = next.text !== text && next.text !== '';
      setSearch(addressOfFilter(next), { replace: isTyping });
    },
    [setSearch, text],
  );
  return { filter, onChange };
}
