import { isSavingData } from './saving-data.ts';

/** The events before a link is followed: pointing at it, focusing it, touching it. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Prefetches a page when the visitor is likely to open it, unless the browser saves data. Returns a function that stops this.
 *
 * @param page the document whose links are watched
 * @param fetchPage receives the path of a page of this site
 */
export function prefetchOnIntent(
  page: Document,
  fetchPage: (pathname: string) => void,
): () => void {
  const onSign = ({ target }: Event) => {
    if (isSavingData()) return;
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === location.origin) fetchPage(link.pathname);
  };
  for (const sign of SIGNS) page.addEventListener(sign, onSign, { passive: true });
  return () => {
    for (const sign of SIGNS) page.removeEventListener(sign, onSign);
  };
}
