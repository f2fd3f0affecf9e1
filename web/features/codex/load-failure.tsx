import { useExecution } from '../../execution/execution-value.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './results.module.css';

/** Shows why Python didn't load in this browser, and what to do next. */
export function LoadFailure({ reason }: { reason: string }) {
  const { loadLocal } = useExecution();
  return (
    <div className={styles.inset}>
      <Notice tone="fail" role="alert">
        <h3>Python is not ready in this browser</h3>
        <p>{reason} Run Code still works: it runs on the server.</p>
        <div>
          <Button size="small" icon="refresh" onClick={loadLocal}>
            Load Python again
          </Button>
        </div>
      </Notice>
    </div>
  );
}
