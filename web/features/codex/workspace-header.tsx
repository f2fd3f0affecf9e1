import type { ReactNode } from 'react';
import { challengeDifficultyLabel } from '../../../domain/difficulty.ts';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { useExecution } from '../../execution/execution-value.ts';
import { Badge } from '../../ui/badge.tsx';
import type { ButtonKind } from '../../ui/button.tsx';
import { DifficultyBadge } from '../../ui/difficulty-badge.tsx';
import { Select } from '../../ui/select.tsx';
import { useIsOnline } from '../../ui/use-is-online.ts';
import { RunButton, SubmitButton } from './run-buttons.tsx';
import { RunMenu } from './run-menu.tsx';
import styles from './workspace.module.css';

interface ChallengeFactsProps {
  challenge: WorkspaceChallengeFragment;
  /** Whether XP that were already earned are left out, so that a phone shows everything in one row. */
  isShort?: boolean;
}

/** A challenge's difficulty and XP, and whether it is solved. */
export function ChallengeFacts({ challenge, isShort = false }: ChallengeFactsProps) {
  const { difficulty, experienceReward, isCompleted } = challenge;
  return (
    <>
      <DifficultyBadge
        difficulty={difficulty}
        label={`${challengeDifficultyLabel(difficulty)}, ${difficulty} of 5`}
      />
      {!(isShort && isCompleted) && <Badge>+{experienceReward} XP</Badge>}
      {isCompleted && (
        <Badge tone="signal" packet="done">
          Solved
        </Badge>
      )}
    </>
  );
}

/** The languages. Python is the only one so far. */
export function LanguageSelect() {
  return (
    <Select label="Language" isLabelHidden defaultValue="python">
      <option value="python">Python</option>
      <option disabled>JavaScript (coming soon)</option>
      <option disabled>Bash (coming soon)</option>
    </Select>
  );
}

interface WorkspaceHeaderProps {
  challenge: WorkspaceChallengeFragment;
  /** Whether the code is saved. */
  draft: ReactNode;
}

/** The challenge's title and details. The buttons beside it follow the editor, see `WorkspaceActions`. */
export function WorkspaceHeader({ challenge, draft }: WorkspaceHeaderProps) {
  return (
    <header className={styles.header}>
      <h1>{challenge.title}</h1>
      <ChallengeFacts challenge={challenge} />
      {draft}
    </header>
  );
}

interface WorkspaceActionsProps {
  onRunLocally: () => void;
  onRunOnServer: () => void;
  onOwnInput: () => void;
  onSubmit: () => void;
  submitKind: ButtonKind;
}

/** The ways to run and to submit. They are shown beside the title, and follow the editor for the keyboard. */
export function WorkspaceActions(props: WorkspaceActionsProps) {
  const { onRunLocally, onRunOnServer, onOwnInput, onSubmit, submitKind } = props;
  const { activity } = useExecution();
  const isOnline = useIsOnline();
  return (
    <div className={styles.actions} role="group" aria-label="Run and submit">
      <LanguageSelect />
      <RunButton
        of={['local']}
        icon="run"
        title="Runs in this browser, on the samples. Never graded. Ctrl Enter"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onRun={onRunLocally}
      >
        Run (Local)
      </RunButton>
      <span className={styles.split}>
        <RunButton
          of={['server']}
          icon="server"
          title={
            isOnline ? 'Runs on our server, on the samples. Never graded.' : 'You are offline.'
          }
          disabled={activity !== null || !isOnline}
          onRun={onRunOnServer}
        >
          Run Code
        </RunButton>
        <RunMenu onOwnInput={onOwnInput} />
      </span>
      <SubmitButton kind={submitKind} onSubmit={onSubmit}>
        Submit Solution
      </SubmitButton>
    </div>
  );
}
