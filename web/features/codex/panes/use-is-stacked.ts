import { useSyncExternalStore } from 'react';

/** The windows in which the workspace stacks its panes. Its styles repeat this width. */
const STACKED = '(max-width: 1000px)';

function follow(onChange: () => void): () => void {
  const query = matchMedia(STACKED);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Returns whether the window is so narrow that the panes are stacked. */
export function useIsStacked(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(STACKED).matches);
}
