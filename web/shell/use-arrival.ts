import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { usePathname } from '../router/site-context.ts';
import { useHasMovedOn } from '../router/use-has-moved-on.ts';
import { PRODUCT } from './use-page-title.ts';

/**
 * Sets the title and the focus after a navigation, like a browser does when it loads a page.
 *
 * @returns the text that a screen reader should announce
 */
export function useArrival(main: RefObject<HTMLElement | null>, title: string): string {
  const pathname = usePathname();
  const hasMovedOn = useHasMovedOn();
  const arrivedAt = useRef(pathname);

  // Before the effects of the page, which may set a better title.
  useLayoutEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title, pathname]);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);

  return hasMovedOn ? title : '';
}
