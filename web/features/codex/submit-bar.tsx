import { useExecution } from '../../execution/execution-value.ts';
import { Button } from '../../ui/button.tsx';
import styles from './workspace.module.css';

interface SubmitBarProps {
  onSubmit: () => void;
  /** Secondary while the page recommends to do something else first. */
  kind: 'primary' | 'secondary';
}

/** The button that submits the solution. */
export function SubmitBar({ onSubmit, kind }: SubmitBarProps) {
  const { activity, wait, stop } = useExecution();
  // One element, so that it keeps the focus.
  const isWaiting = activity === 'submission' && wait !== null;
  return (
    <div className={styles.submit}>
      <p className="label">
        <span>
          Runs all tests, including the hidden ones.
          <br />
        </span>
        Counts toward your XP and streak.
      </p>
      <Button
        kind={isWaiting ? 'danger' : kind}
        icon={isWaiting ? 'close' : 'submit'}
        title="Ctrl Shift Enter"
        aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
        isBusy={activity === 'submission' && !isWaiting}
        disabled={activity !== null && !isWaiting}
        onClick={isWaiting ? stop : onSubmit}
      >
        {isWaiting ? 'Cancel' : 'Submit Solution'}
      </Button>
    </div>
  );
}
