import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from '../router/use-location.ts';
import { useNavigationKind } from '../router/use-navigation-kind.ts';
import { PRODUCT } from './use-page-title.ts';

/**
 * What a browser does by itself when a page is loaded: title, focus and scroll position after a navigation.
 *
 * @returns what a screen reader should say
 */
export function useArrival(main: RefObject<HTMLElement | null>, title: string): string {
  const { pathname, hash, key } = useLocation();
  const kind = useNavigationKind();
  const arrivedAt = useRef(pathname);
  // A page that was reached by a link keeps its key over a reload, which the browser announces by itself.
  const [entryKey] = useState(key);

  // Before the effects of the page, which may know a better title.
  useLayoutEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title, pathname]);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    main.current?.focus({ preventScroll: true });
    // Back and forward return to where the reader was.
    if (kind !== 'pop' && hash === '') scrollTo(0, 0);
  }, [hash, kind, main, pathname]);

  return key === entryKey ? '' : title;
}
