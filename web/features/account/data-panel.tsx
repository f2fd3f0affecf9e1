import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './account.module.css';
import { useExports } from './use-exports.ts';

/** Everything that is kept of the learner, to take along. */
export function DataPanel() {
  return (
    <Panel title="Your data" isPadded>
      <div className="stack">
        <p className={styles.help}>
          Profile, progress, achievements and every attempt as one JSON document; or your code
          alone, one folder for each challenge.
        </p>
        <ExportButtons />
      </div>
    </Panel>
  );
}

/** The two files, and what became of the last one that was asked for. */
export function ExportButtons() {
  const { making, failure, saved, save } = useExports();
  return (
    <>
      {failure && (
        <Notice tone="fail" role="alert">
          {failure}
        </Notice>
      )}
      <div className="cluster">
        <Button
          isBusy={making === 'everything'}
          disabled={making !== null}
          onClick={() => save('everything')}
        >
          Export everything (JSON)
        </Button>
        <Button isBusy={making === 'code'} disabled={making !== null} onClick={() => save('code')}>
          Export code (ZIP)
        </Button>
      </div>
      <p className={styles.outcome} role="status">
        {saved && `Saved as ${saved}`}
      </p>
    </>
  );
}
