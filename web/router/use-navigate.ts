import { useRouter } from './router-context.ts';
import type { Navigate } from './router-history.ts';

/** Goes to a page. The function stays the same. */
export function useNavigate(): Navigate {
  return useRouter().history.navigate;
}
