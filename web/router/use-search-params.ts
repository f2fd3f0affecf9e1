import { useCallback, useMemo } from 'react';
import type { NavigateOptions } from './router-history.ts';
import { useLocation } from './use-location.ts';
import { useNavigate } from './use-navigate.ts';

/** Asks for another query at the same page. */
export type SetSearchParams = (params: URLSearchParams, options?: NavigateOptions) => void;

/** The query of the address, and how to change it. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback<SetSearchParams>(
    (next, options) => {
      const query = next.size > 0 ? `?${next.toString()}` : '';
      navigate(pathname + query, options);
    },
    [navigate, pathname],
  );
  return [params, setParams];
}
