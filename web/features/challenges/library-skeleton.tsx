import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './challenges.module.css';

const CARDS = 8;

/** The placeholder of the filters and cards while they load. */
export function LibrarySkeleton() {
  return (
    <>
      <div className={styles.filters} aria-hidden="true">
        <Skeleton width="560px" height="32px" />
        <Skeleton width="220px" height="32px" />
        <div className={styles.find}>
          <Skeleton height="40px" />
          <Skeleton width="160px" height="16px" />
        </div>
      </div>
      <ul className={styles.grid} aria-busy="true" aria-label="Challenges">
        {Array.from({ length: CARDS }, (_, index) => (
          <li key={index} className={styles.challenge} aria-hidden="true">
            <Skeleton width="110px" height="16px" />
            <Skeleton width="70%" height="32px" />
            <Skeleton height="40px" />
            <Skeleton width="60%" height="16px" />
            <div className={styles.foot}>
              <Skeleton width="90px" height="16px" />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
