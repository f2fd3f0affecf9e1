import type { ReactNode } from 'react';
import { challengeDifficultyLabel } from '../../../domain/difficulty.ts';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { Badge } from '../../ui/badge.tsx';
import { DifficultyBadge } from '../../ui/difficulty-badge.tsx';
import { Select } from '../../ui/select.tsx';
import { RunButton } from './run-buttons.tsx';
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
  onRunLocally: () => void;
  onRunOnServer: () => void;
  onOwnInput: () => void;
}

/** The challenge's title and details, and the run buttons. */
export function WorkspaceHeader(props: WorkspaceHeaderProps) {
  const { challenge, draft, onRunLocally, ...more } = props;
  return (
    <header className={styles.header}>
      <div className={styles.facts}>
        <h1>{challenge.title}</h1>
        <ChallengeFacts challenge={challenge} />
        {draft}
      </div>
      <div className={styles.actions}>
        <span id="run-help" className="label">
          Here, on the samples. Never graded.
        </span>
        <LanguageSelect />
        <span className={styles.split}>
          <RunButton
            of={['local', 'server']}
            icon="run"
            title="Ctrl Enter"
            aria-describedby="run-help"
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onRun={onRunLocally}
          >
            Run (Local)
          </RunButton>
          <RunMenu {...more} />
        </span>
      </div>
    </header>
  );
}
