import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './account.module.css';
import { useExports } from './use-exports.ts';

/** Exports the learner's data. */
export function DataPanel() {
  return (
    <Panel title="Your data" isPadded>
      <div className="stack">
        <p className={styles.help}>
          Export your profile, progress, achievements and every attempt as one JSON file, or just
          your code, with one folder for each challenge.
        </p>
        <ExportButtons />
      </div>
    </Panel>
  );
}

/** The two export buttons and the result of the last export. */
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
