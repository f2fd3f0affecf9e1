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
        <Skeleton height="200px" />
        <Skeleton height="200px" />
        <Skeleton height="200px" />
      </div>
    </div>
  );
}
