import { type ReactNode, useRef } from 'react';
import { Footer } from './footer.tsx';
import { Navigation } from './navigation.tsx';
import { useArrival } from './use-arrival.ts';
import { useClearedCache } from './use-cleared-cache.ts';

interface ShellProps {
  /** The title of the current route. */
  title: string;
  children: ReactNode;
}

/** What every page stands in: skip link, navigation, main, footer. */
export function Shell({ title, children }: ShellProps) {
  const main = useRef<HTMLElement>(null);
  const announcement = useArrival(main, title);
  useClearedCache();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <Navigation />
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
