import { useSyncExternalStore } from 'react';

/** From here on the navigation lies over content. In px. */
export const SCROLL_THRESHOLD_PX = 10;

/** Whether the page is scrolled far enough for the navigation to change its style. */
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
