import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { usePathname } from '../router/site-context.ts';
import { useHasMovedOn } from '../router/use-has-moved-on.ts';
import { PRODUCT } from './use-page-title.ts';

/**
 * What a browser does by itself when a page is loaded: title and focus after a navigation.
 *
 * @returns what a screen reader should say
 */
export function useArrival(main: RefObject<HTMLElement | null>, title: string): string {
  const pathname = usePathname();
  const hasMovedOn = useHasMovedOn();
  const arrivedAt = useRef(pathname);

  // Before the effects of the page, which may know a better title.
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
