import { useExecution } from '../../execution/execution-value.ts';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { Badge } from '../../ui/badge.tsx';
import type { ButtonKind } from '../../ui/button.tsx';
import { RunPackets, useElapsedSeconds } from './results-summary.tsx';
import { shortStatus } from './results-words.ts';
import { RunButton, SubmitButton } from './run-buttons.tsx';
import styles from './tabs-layout.module.css';

interface RunBarProps {
  challenge: WorkspaceChallengeFragment;
  onRun: () => void;
  onSubmit: () => void;
  submitKind: ButtonKind;
}

/** The bar at the bottom of a small workspace: how the last run went, and the two buttons. */
export function RunBar({ challenge, onRun, onSubmit, submitKind }: RunBarProps) {
  const execution = useExecution();
  const { words, tone } = shortStatus(execution);
  const seconds = useElapsedSeconds(execution.wait === null ? execution.activity : null);
  return (
    <div className={styles.bar}>
      {/* The results announce the same. */}
      <span className={styles.tally} aria-hidden="true">
        <RunPackets challenge={challenge} />
        <Badge tone={tone}>
          {words}
          {seconds > 0 && `, ${seconds} s`}
        </Badge>
      </span>
      <p className={`label ${styles.caption}`}>
        Run tries the samples in this browser. Submit runs all tests and counts.
      </p>
      <RunButton
        of={['local', 'server']}
        icon="run"
        title="Ctrl Enter"
        aria-label="Run (Local)"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onRun={onRun}
      >
        Run
      </RunButton>
      <SubmitButton kind={submitKind} onSubmit={onSubmit}>
        Submit
      </SubmitButton>
    </div>
  );
}
