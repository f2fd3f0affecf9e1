import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { logFailure } from '../log-failure.ts';
import { paths } from '../paths.ts';
import { LEAVING } from '../router/leaving.ts';
import { usePathname } from '../router/site-context.ts';
import { useHasNavigated } from '../router/use-has-navigated.ts';
import { forgetLearners } from '../session/forget-learners.ts';
import { useSession } from '../session/session-context.ts';
import { storedAccount } from '../session/stored-session.ts';
import { useToastFrame } from '../ui/toast-region.tsx';
import { AnonymousBar } from './anonymous-bar.tsx';
import { PageFrame } from './page-frame.tsx';
import { setPageTitle, useCurrentTitle } from './use-page-title.ts';

/**
 * Sets the title and the focus after a navigation, like a browser does when it loads a page.
 *
 * @returns the text that a screen reader should announce
 */
function useArrival(main: RefObject<HTMLElement | null>, title: string): string {
  const pathname = usePathname();
  const hasNavigated = useHasNavigated();
  const arrivedAt = useRef(pathname);
  const current = useCurrentTitle();

  // Before the effects of the page, which may set a better title.
  useLayoutEffect(() => {
    setPageTitle(title);
  }, [title, pathname]);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    // A page may have focused what the visitor has to fill in.
    if (document.activeElement?.hasAttribute('data-takes-focus')) return;
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);

  return hasNavigated ? current : '';
}

/** Deletes the learner's data on this device as soon as nobody is signed in, however the session ended. */
function useForgottenLearners(): void {
  const { state } = useSession();
  useEffect(() => {
    if (state === 'signed-out') forgetLearners();
  }, [state]);
}

/** Returns whether to show the page for learners rather than visitors. While the session loads, a stored session decides. */
function useIsLearner(): boolean {
  const { state } = useSession();
  const hasStored = useSyncExternalStore(
    neverChanges,
    () => storedAccount() !== null,
    () => false,
  );
  return state === 'signed-in' || (state === 'loading' && hasStored);
}

/** Returns whether the learner has no account yet. While the session loads, the stored session decides. */
function useIsAnonymous(): boolean {
  const { state, profile } = useSession();
  const wasAnonymous = useSyncExternalStore(
    neverChanges,
    () => storedAccount()?.is_anonymous === true,
    () => false,
  );
  return state === 'loading' ? wasAnonymous : profile?.isAnonymous === true;
}

function neverChanges(): () => void {
  return () => undefined;
}

/** Returns a function that signs out and goes to the landing page. */
function useLogout(): () => Promise<void> {
  const { logout } = useSession();
  const navigate = useNavigate();
  return async () => {
    // Before the session ends: a protected page would send a signed-out learner to /login.
    void navigate(paths.home, { state: LEAVING });
    try {
      await logout();
    } catch (error) {
      logFailure('Logging out failed.', error);
    }
  };
}

interface ShellProps {
  /** The title of the current route. */
  title: string;
  /** Whether only learners may open the current route. */
  isProtected: boolean;
  children: ReactNode;
}

/** The frame of the pages that use the session. */
export function Shell({ title, isProtected, children }: ShellProps) {
  const main = useRef<HTMLElement>(null);
  const announcement = useArrival(main, title);
  const isLearner = useIsLearner();
  const isAnonymous = useIsAnonymous();
  const logout = useLogout();
  const { profile } = useSession();
  const toasts = useToastFrame();
  useForgottenLearners();
  return (
    <PageFrame
      onLogout={isLearner && !isAnonymous ? () => void logout() : undefined}
      isAnonymous={isAnonymous}
      bar={isAnonymous && isProtected && <AnonymousBar />}
      profile={profile}
      announcement={announcement}
      main={main}
      toasts={toasts}
    >
      {children}
    </PageFrame>
  );
}
