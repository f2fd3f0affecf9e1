import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './lesson.module.css';

/** Shown while a lesson, a review or the daily packet is loading: a head, the text and the work. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.lesson} aria-busy="true">
      <header className={styles.head}>
        <div className="stack" style={{ '--gap': 'var(--space-2)' }}>
          <p role="status" className="visually-hidden">
            {label}
          </p>
          <Skeleton width="160px" height="16px" />
          <Skeleton width="min(100%, 280px)" height="32px" />
        </div>
      </header>
      <div className={styles.step} aria-hidden="true">
        <div className={styles.text}>
          <Skeleton width="50%" height="32px" />
          <Skeleton height="78px" />
          <Skeleton width="80%" height="52px" />
        </div>
        <div className={styles.work}>
          <Skeleton height="320px" />
        </div>
      </div>
    </div>
  );
}
