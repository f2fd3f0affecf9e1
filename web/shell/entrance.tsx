import type { ReactNode } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './entrance.module.css';

interface EntranceProps {
  title: string;
  /** Shown beside the form if there is room. */
  aside: ReactNode;
  children: ReactNode;
}

/** The frame of the login and the sign-up page. */
export function Entrance({ title, aside, children }: EntranceProps) {
  return (
    <div className={`page ${styles.entrance}`}>
      <div className="stack" style={{ '--gap': 'var(--space-6)' }}>
        <h1>{title}</h1>
        {children}
      </div>
      <aside className={styles.aside}>{aside}</aside>
    </div>
  );
}

/** Shown while the auth service checks the link that led here. */
export function CheckingLink() {
  return (
    <div className="stack" role="status" aria-busy="true">
      <p className="quiet">Checking the link.</p>
      <Skeleton height="40px" />
      <Skeleton height="40px" />
    </div>
  );
}
