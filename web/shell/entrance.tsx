import type { ReactNode } from 'react';
import styles from './entrance.module.css';

interface EntranceProps {
  title: string;
  /** Stands beside the form where there is room. */
  aside: ReactNode;
  children: ReactNode;
}

/** The frame of the two pages where a visitor becomes a learner. */
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
