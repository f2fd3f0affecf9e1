import { useRouter } from './router-context.ts';

/** Goes one step back. The function stays the same. */
export function useBack(): () => void {
  return useRouter().history.back;
}
