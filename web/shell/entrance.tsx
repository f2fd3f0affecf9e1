import type { ReactNode } from 'react';
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
