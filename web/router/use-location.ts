import { useRouter } from './router-context.ts';
import type { RouterLocation } from './router-history.ts';

/** Where the reader is. */
export function useLocation(): RouterLocation {
  return useRouter().entry.location;
}
