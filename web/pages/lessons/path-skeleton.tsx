import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './lessons.module.css';

/** The place of the path while it loads. */
export function PathSkeleton() {
  return (
    <div className={styles.trunk} aria-hidden="true">
      {[5, 3].map((lessons) => (
        <div key={lessons} className={styles.module}>
          <header>
            <Skeleton width="180px" height="32px" />
          </header>
          <div className={styles.branch}>
            {Array.from({ length: lessons }, (_, index) => (
              <div key={index} className={styles.lesson}>
                <Skeleton width="2ch" height="20px" />
                <Skeleton width="80%" height="20px" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
