import styles from './badge.module.css';
import { classNames } from './class-names.ts';

/** A difficulty from 1 to 5 as five cells, with its label. */
export function DifficultyBadge({ difficulty, label }: { difficulty: number; label: string }) {
  return (
    <span className={classNames(styles.badge, styles.difficulty)} style={{ '--level': difficulty }}>
      {label}
    </span>
  );
}
