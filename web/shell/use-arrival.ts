import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { PRODUCT } from './use-page-title.ts';

/** The key that the router gives to the address at which the browser entered. */
const ENTRY_KEY = 'default';

/**
 * What a browser does by itself when a page is loaded: title, focus and scroll position after a navigation.
 *
 * @returns what a screen reader should say
 */
export function useArrival(main: RefObject<HTMLElement | null>, title: string): string {
  const { pathname, hash, key } = useLocation();
  const kind = useNavigationType();
  const arrivedAt = useRef(pathname);

  // Before the effects of the page, which may know a better title.
  useLayoutEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title, pathname]);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    main.current?.focus({ preventScroll: true });
    // Back and forward return to where the reader was.
    if (kind !== NavigationType.Pop && hash === '') scrollTo(0, 0);
  }, [hash, kind, main, pathname]);

  return key === ENTRY_KEY ? '' : title;
}
