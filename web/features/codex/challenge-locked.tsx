import { challengeDifficultyLabel } from '../../../domain/difficulty.ts';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { DifficultyBadge } from '../../ui/difficulty-badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import styles from './codex.module.css';

interface ChallengeLockedProps {
  challenge: WorkspaceChallengeFragment;
  experiencePoints: number;
}

/** A challenge that the learner lacks XP for: the required XP, and how to earn them. */
export function ChallengeLocked({ challenge, experiencePoints }: ChallengeLockedProps) {
  const { title, description, difficulty, experienceRequired, experienceReward } = challenge;
  usePageTitle(title);
  return (
    <div className={`page ${styles.screen}`}>
      <h1>{title}</h1>
      <div className="cluster" style={{ '--gap': 'var(--space-5)' }}>
        <DifficultyBadge
          difficulty={difficulty}
          label={`${challengeDifficultyLabel(difficulty)}, ${difficulty} of 5`}
        />
        <Badge>+{experienceReward} XP</Badge>
        <Badge packet="locked">Locked</Badge>
      </div>
      <p>{description}</p>
      <Notice packet="locked">
        <p>
          This challenge needs {experienceRequired} XP, you have {experiencePoints}.
        </p>
        <Progress
          value={(experiencePoints / Math.max(1, experienceRequired)) * 100}
          label="XP towards this challenge"
        />
      </Notice>
      <div>
        <ButtonLink to={paths.challenges} kind="primary" icon="challenges">
          Browse Challenges
        </ButtonLink>
      </div>
    </div>
  );
}
