import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { RETENTION } from '../../domain/retention.ts';
import { paths } from '../paths.ts';
import { Link } from '../router/link.tsx';
import { formatDate } from '../ui/format-date.ts';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './anonymous-bar.module.css';
import type { LoginState } from './login-state.ts';

const DAY_MS = 86_400_000;

/** Returns until when the server keeps the work of an anonymous learner who was seen at an instant, in words. */
export function keptUntil(seenAt: Date): string {
  const last = new Date(seenAt.getTime() + RETENTION.anonymousLearnerDays * DAY_MS);
  return formatDate(last.toISOString().slice(0, 10), 'day');
}

const STORAGE_KEY = 'packetsmith-anonymous-bar';

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

function rememberDismissal(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, 'dismissed');
  } catch {
    // With blocked storage, the bar is back after a reload.
  }
}

/** Tells anonymous learners how long their work is kept, and offers an account. Dismissed until the tab is closed. */
export function AnonymousBar() {
  const { pathname, search, hash } = useLocation();
  const [isDismissed, setIsDismissed] = useState(wasDismissed);
  const [date] = useState(() => keptUntil(new Date()));
  if (isDismissed) return null;
  const onwards: LoginState = { from: pathname + search + hash };
  return (
    <aside className={styles.bar} aria-label="No account yet" data-anonymous-bar>
      <p className={styles.text}>
        <span className={styles.wide}>You are trying Packetsmith without an account. </span>
        <span className={styles.wide}>Your work is kept on this device until {date}.</span>
        <span className={styles.narrow}>Kept on this device until {date}</span>
      </p>
      <Link className={styles.link} to={paths.register} state={onwards}>
        Create an account
      </Link>
      <Link className={styles.link} to={paths.login} state={onwards}>
        Log in
      </Link>
      <IconButton
        icon="close"
        size="small"
        label="Hide until the next visit"
        onClick={() => {
          rememberDismissal();
          setIsDismissed(true);
        }}
      />
    </aside>
  );
}
