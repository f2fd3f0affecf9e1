import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A small framed word, such as SAMPLE. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}
