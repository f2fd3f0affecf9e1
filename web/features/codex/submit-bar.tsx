import { useExecution } from '../../execution/execution-value.ts';
import { Button } from '../../ui/button.tsx';
import styles from './workspace.module.css';

/** The button that submits the solution. */
export function SubmitBar({ onSubmit }: { onSubmit: () => void }) {
  const { activity } = useExecution();
  return (
    <div className={styles.submit}>
      <p className="label">
        <span>
          Runs all tests, including the hidden ones.
          <br />
        </span>
        Counts for XP and streak.
      </p>
      <Button
        kind="primary"
        icon="submit"
        title="Ctrl Shift Enter"
        aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
        isBusy={activity === 'submission'}
        disabled={activity !== null}
        onClick={onSubmit}
      >
        Submit Solution
      </Button>
    </div>
  );
}
