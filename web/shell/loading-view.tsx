import { Skeleton } from '../ui/skeleton.tsx';
import styles from './loading-view.module.css';

/** Shown while a page's session or code loads. */
export function LoadingView() {
  return (
    <div className={`page ${styles.view}`} role="status" aria-busy="true">
      <span className="visually-hidden">Loading</span>
      <Skeleton width="min(100%, 320px)" height="40px" />
      <Skeleton width="min(100%, 480px)" />
      <div className={styles.panels}>
        <SkeletonPanel />
        <SkeletonPanel />
        <SkeletonPanel />
      </div>
    </div>
  );
}

/** The outline of a panel, with a few lines. */
function SkeletonPanel() {
  return (
    <div className={styles.panel} aria-hidden="true">
      <Skeleton width="40%" />
      <Skeleton width="90%" />
      <Skeleton width="70%" />
    </div>
  );
}
