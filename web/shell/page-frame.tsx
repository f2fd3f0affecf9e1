import type { ReactNode, Ref } from 'react';
import { Footer } from './footer.tsx';
import { Navigation } from './navigation.tsx';

interface PageFrameProps {
  /** Ends the session; absent for visitors. */
  onLogout?: (() => void) | undefined;
  /** What a screen reader should say after a navigation. */
  announcement?: string;
  main?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The frame of every page: skip link, navigation, main, footer. */
export function PageFrame({ onLogout, announcement = '', main, children }: PageFrameProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <Navigation onLogout={onLogout} />
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
