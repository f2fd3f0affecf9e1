import type { ComponentProps, ReactNode } from 'react';
import { challengeDifficultyLabel } from '../../../domain/difficulty.ts';
import type { Activity } from '../../execution/execution-state.ts';
import { useExecution } from '../../execution/execution-value.ts';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DifficultyBadge } from '../../ui/difficulty-badge.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './workspace.module.css';

interface WorkspaceHeaderProps {
  challenge: WorkspaceChallengeFragment;
  /** Whether the code is saved. */
  draft: ReactNode;
  onRunLocally: () => void;
  onRunOnServer: () => void;
}

/** The challenge's title and details, and the two run buttons. */
export function WorkspaceHeader(props: WorkspaceHeaderProps) {
  const { challenge, draft, onRunLocally, onRunOnServer } = props;
  const { title, difficulty, experienceReward, isCompleted } = challenge;
  return (
    <header className={styles.header}>
      <div className={styles.facts}>
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
      </div>
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
  return (
    <RunButton
      of="local"
      icon="run"
      title="Ctrl Enter"
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onRun={onRun}
    >
      Run (Local)
    </RunButton>
  );
}

function RunOnServer({ onRun }: { onRun: () => void }) {
  return (
    <RunButton of="server" icon="server" onRun={onRun}>
      Run Code
    </RunButton>
  );
}

interface RunButtonProps extends ComponentProps<typeof Button> {
  of: Activity;
  onRun: () => void;
}

/** Starts a run, and becomes the button that stops it. It is one element, so that it keeps the focus. */
function RunButton({ of, onRun, children, ...button }: RunButtonProps) {
  const { activity, stop } = useExecution();
  if (activity !== of) {
    return (
      <Button {...button} disabled={activity !== null} onClick={onRun}>
        {children}
      </Button>
    );
  }
  return (
    <Button kind="danger" icon="close" onClick={stop} className={styles.stop}>
      Stop
    </Button>
  );
}
