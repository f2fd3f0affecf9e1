import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './lessons.module.css';

/** The number of placeholder lessons in each module while the path loads. */
const MODULES = [9, 4, 4];

/** The placeholder of the path while it loads. */
export function PathSkeleton() {
  return (
    <div className={styles.trunk} aria-busy="true">
      {MODULES.map((lessons, module) => (
        <div key={module} className={styles.module} aria-hidden="true">
          <header>
            <Skeleton width="180px" height="32px" />
          </header>
          <div className={styles.branch}>
            {Array.from({ length: lessons }, (_, index) => (
              <div key={index} className={styles.lesson}>
                <Skeleton width="2ch" height="20px" />
                <Skeleton width="80%" height="20px" />
                <p className={styles.foot}>
                  <Skeleton width="60%" height="16px" />
                </p>
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
