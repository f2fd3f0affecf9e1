import { Skeleton } from '../../ui/skeleton.tsx';
import { EditorSkeleton } from './code-editor.tsx';
import styles from './workspace.module.css';

/** The placeholder of the workspace while its challenge loads. */
export function WorkspaceSkeleton() {
  return (
    <div className={styles.workspace} aria-busy="true">
      <div className={styles.header}>
        <h1 className="visually-hidden">Challenge</h1>
        <Skeleton width="180px" height="40px" />
      </div>
      <div className={styles.skeleton}>
        <div>
          <div className={styles['file-bar']} />
          <div className={styles['skeleton-brief']}>
            <Skeleton height="72px" />
            <Skeleton width="50%" height="24px" />
            <Skeleton height="120px" />
          </div>
        </div>
        <div className={styles.top}>
          <div className={styles['file-bar']} />
          <EditorSkeleton />
        </div>
      </div>
    </div>
  );
}
