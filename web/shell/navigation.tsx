import { type Ref, useSyncExternalStore } from 'react';
import { paths } from '../paths.ts';
import { Link } from '../router/link.tsx';
import type { Profile } from '../session/fetch-profile.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ANONYMOUS_LINKS, LEARNER_LINKS, NavEntry, VISITOR_LINKS } from './nav-entry.tsx';
import styles from './navigation.module.css';
import { OfferCountdown } from './offer-countdown.tsx';
import { StandingLink } from './standing-link.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** The scroll position from which the navigation covers content, in px. */
export const SCROLL_THRESHOLD_PX = 10;

/** Returns whether the page is scrolled far enough for the navigation to change its style. */
function useIsScrolled(): boolean {
  return useSyncExternalStore(
    followScroll,
    () => scrollY > SCROLL_THRESHOLD_PX,
    () => false,
  );
}

function followScroll(onScroll: () => void): () => void {
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
}

interface NavigationProps {
  /** Ends the session; absent for visitors and anonymous learners. */
  onLogout: (() => void) | undefined;
  /** Whether the learner has no account yet. Signing out would lose what they have done. */
  isAnonymous?: boolean;
  /** Null for visitors, and while the session loads. */
  profile: Profile | null;
  /** The ref of the row that toasts appear in; absent if there are none. */
  toasts?: Ref<HTMLDivElement> | undefined;
}

/** The bar at the top of every page. Its lower rule is a wire; the current route is a packet on it. */
export function Navigation(props: NavigationProps) {
  const { onLogout, isAnonymous = false, profile, toasts } = props;
  const isScrolled = useIsScrolled();
  const isLearner = isAnonymous || onLogout !== undefined;
  const links = isLearner ? LEARNER_LINKS : VISITOR_LINKS;
  return (
    <header
      className={styles.bar}
      data-scrolled={isScrolled || undefined}
      data-learner={isLearner || undefined}
    >
      <div className={styles.inner}>
        <Link className={styles.brand} to={paths.home}>
          <Icon name="logo" size={28} />
          <span>packetsmith</span>
        </Link>
        <nav className={styles.links} aria-label="Main">
          <ul>
            {links.map((entry) => (
              <li key={entry.to}>
                <NavEntry entry={entry}>{() => entry.label}</NavEntry>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.end}>
          <OfferCountdown />
          {isLearner && <StandingLink profile={profile} />}
          <ThemeToggle />
          <AccountButton onLogout={onLogout} isAnonymous={isAnonymous} />
          <MobileMenu links={isAnonymous ? ANONYMOUS_LINKS : links} onLogout={onLogout} />
        </div>
      </div>
      <ConnectionBanner isLearner={isLearner} />
      <div ref={toasts} className={styles.toasts} />
    </header>
  );
}

/** Signs a learner out, or an anonymous one up. Nothing for visitors, who have links for it. */
function AccountButton({
  onLogout,
  isAnonymous,
}: Pick<NavigationProps, 'onLogout' | 'isAnonymous'>) {
  if (onLogout) {
    return (
      <Button kind="quiet" icon="logout" className={styles.wide} onClick={onLogout}>
        Logout
      </Button>
    );
  }
  if (!isAnonymous) return null;
  return (
    <ButtonLink kind="quiet" icon="profile" className={styles.wide} to={paths.register}>
      Sign Up
    </ButtonLink>
  );
}
