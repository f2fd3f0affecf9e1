import { useLocation } from 'react-router-dom';

/** The history state of a page that a learner comes to while the session ends. */
export const LEAVING = { isLeaving: true } as const;

/** Returns whether the learner came to this page while the session ended. */
export function useIsLeaving(): boolean {
  const state: unknown = useLocation().state;
  return (
    typeof state === 'object' && state !== null && 'isLeaving' in state && state.isLeaving === true
  );
}
