import { useRouter } from './router-context.ts';
import type { NavigationKind } from './router-history.ts';

/** How the reader came to where they are. */
export function useNavigationKind(): NavigationKind {
  return useRouter().entry.kind;
}
