import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import {
  BrowserRouter,
  Link,
  NavigationType,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { SiteContext } from './site-context.ts';

/** The router of the client in a browser. */
export function SiteRouter({ children }: { children: ReactNode }) {
  return (
    // In a transition, the old page would stay without feedback until the code of the next one has loaded.
    <BrowserRouter useTransitions={false}>
      <Site>{children}</Site>
    </BrowserRouter>
  );
}

/** The client's additions to a router. */
export function Site({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const site = useMemo(() => ({ pathname, RouterLink: Link }), [pathname]);
  useScrollToTop();
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** Scrolls to the top of a new page, like a browser does when it loads one. */
function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // After Back and Forward, the browser restores the scroll position.
    if (navigationType !== NavigationType.Pop && hash === '') scrollTo(0, 0);
  }, [pathname, hash, navigationType]);
}
