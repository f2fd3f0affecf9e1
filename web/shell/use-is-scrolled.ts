import { useSyncExternalStore } from 'react';

/** The scroll position from which the navigation covers content, in px. */
export const SCROLL_THRESHOLD_PX = 10;

/** Returns whether the page is scrolled far enough for the navigation to change its style. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    followScroll,
    () => scrollY > SCROLL_THRESHOLD_PX,
    () => false,
  );
}

function followScroll(onScroll: () => void): () => void {
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
}
