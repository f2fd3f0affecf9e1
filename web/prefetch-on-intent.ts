/** What readers do before they follow a link: point at it, reach it by keyboard, put a finger on it. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Fetches a page once a reader shows that they may go there, unless they save data. Returns what stops that.
 *
 * @param page whose links are watched
 * @param fetchPage takes the path of a page of this site
 */
export function prefetchOnIntent(
  page: Document,
  fetchPage: (pathname: string) => void,
): () => void {
  const onSign = ({ target }: Event) => {
    if (savesData()) return;
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === location.origin) fetchPage(link.pathname);
  };
  for (const sign of SIGNS) page.addEventListener(sign, onSign, { passive: true });
  return () => {
    for (const sign of SIGNS) page.removeEventListener(sign, onSign);
  };
}

/** Whether the reader has asked for less traffic (Save Data API; not every browser knows it). */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  return 'saveData' in connection && connection.saveData === true;
}
