import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { addressOfFilter, filterOfAddress } from './filter-address.ts';
import type { ChallengeFilter } from './filter-challenges.ts';

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
