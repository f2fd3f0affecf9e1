import type { ReactNode } from 'react';
import { challengeDifficultyLabel } from '../../../domain/difficulty.ts';
import { useExecution } from '../../execution/execution-value.ts';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DifficultyBadge } from '../../ui/difficulty-badge.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './workspace.module.css';

interface WorkspaceHeaderProps {
  challenge: WorkspaceChallengeFragment;
  /** What of the code is kept. */
  draft: ReactNode;
  onRunLocally: () => void;
  onRunOnServer: () => void;
}

/** What is being solved, and the two ways to try it. */
export function WorkspaceHeader(props: WorkspaceHeaderProps) {
  const { challenge, draft, onRunLocally, onRunOnServer } = props;
  const { title, difficulty, experienceReward, isCompleted } = challenge;
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      <DifficultyBadge
        difficulty={difficulty}
        label={`${challengeDifficultyLabel(difficulty)}, ${difficulty} of 5`}
      />
      <Badge>+{experienceReward} XP</Badge>
      {isCompleted && (
        <Badge tone="signal" packet="done">
          Solved
        </Badge>
      )}
      {draft}
      <div className={styles.actions}>
        <Select label="Language" isLabelHidden defaultValue="python">
          <option value="python">Python</option>
          <option disabled>JavaScript (coming soon)</option>
          <option disabled>Bash (coming soon)</option>
        </Select>
        <RunLocally onRun={onRunLocally} />
        <RunOnServer onRun={onRunOnServer} />
      </div>
    </header>
  );
}

function RunLocally({ onRun }: { onRun: () => void }) {
  const { activity, stop } = useExecution();
  if (activity === 'local') return <StopButton onStop={stop} />;
  return (
    <Button
      icon="run"
      title="Ctrl Enter"
      aria-keyshortcuts="Control+Enter Meta+Enter"
      disabled={activity !== null}
      onClick={onRun}
    >
      Run (Local)
    </Button>
  );
}

function RunOnServer({ onRun }: { onRun: () => void }) {
  const { activity, stop } = useExecution();
  if (activity === 'server') return <StopButton onStop={stop} />;
  return (
    <Button icon="server" disabled={activity !== null} onClick={onRun}>
      Run Code
    </Button>
  );
}

function StopButton({ onStop }: { onStop: () => void }) {
  return (
    <Button kind="danger" icon="close" onClick={onStop} className={styles.stop}>
      Stop
    </Button>
  );
}
