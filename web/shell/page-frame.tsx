import type { ReactNode, Ref } from 'react';
import { Footer } from './footer.tsx';
import { Navigation } from './navigation.tsx';
import type { Profile } from '../session/fetch-profile.ts';

interface PageFrameProps {
  /** Ends the session; absent for visitors and anonymous learners. */
  onLogout?: (() => void) | undefined;
  /** Whether the learner has no account yet. */
  isAnonymous?: boolean;
  /** A line between the navigation and the page. */
  bar?: ReactNode;
  /** Null for visitors, and while the session loads. */
  profile?: Profile | null;
  /** What a screen reader should say after a navigation. */
  announcement?: string;
  main?: Ref<HTMLElement>;
  /** The ref of the row that toasts appear in; absent if there are none. */
  toasts?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

/** The frame of every page: skip link, navigation, main, footer. */
export function PageFrame(props: PageFrameProps) {
  const { onLogout, isAnonymous = false, profile = null, bar } = props;
  const { announcement = '', main, toasts, children } = props;
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <Navigation {...{ onLogout, isAnonymous, profile, toasts }} />
      {bar}
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
