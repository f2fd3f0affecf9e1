import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './lesson.module.css';

/** Shown while a lesson, a review or the daily packet is loading. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <div className="page" role="status" aria-busy="true" aria-label={label}>
      <div className={styles.closed}>
        <Skeleton width="40%" height="32px" />
        <Skeleton height="96px" />
        <Skeleton height="240px" />
      </div>
    </div>
  );
}
