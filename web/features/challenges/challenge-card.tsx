import { Fragment } from 'react';
import { challengeDifficultyLabel } from '../../../domain/difficulty.ts';
import { doneWords, missingOf, prerequisiteWords } from '../../../domain/preparation.ts';
import { isChallengeUnlocked } from '../../../domain/progression.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { DifficultyBadge } from '../../ui/difficulty-badge.tsx';
import styles from './challenges.module.css';
import type { LibraryChallenge } from './library-filter.ts';

interface ChallengeCardProps {
  challenge: LibraryChallenge;
  experiencePoints: number;
}

/** One challenge in the library. An unlocked card is one link; a locked card shows the required XP. */
export function ChallengeCard({ challenge, experiencePoints }: ChallengeCardProps) {
  const { title, description, difficulty, category } = challenge;
  const isUnlocked = isChallengeUnlocked(difficulty, experiencePoints);
  return (
    <li className={styles.challenge} data-state={cardState(challenge, isUnlocked)}>
      <div className="spread">
        <DifficultyBadge difficulty={difficulty} label={challengeDifficultyLabel(difficulty)} />
        <Badge>+{challenge.experienceReward} XP</Badge>
      </div>
      <h3>{title}</h3>
      <p>{description}</p>
      <p className="label">
        {category.name} <span aria-hidden="true">/</span> safe sandbox
      </p>
      <PreparationLine challenge={challenge} isUnlocked={isUnlocked} />
      <div className={styles.foot}>
        {isUnlocked ? (
          <OpenFoot challenge={challenge} />
        ) : (
          <LockedFoot price={challenge.experienceRequired} experiencePoints={experiencePoints} />
        )}
      </div>
    </li>
  );
}

function pathOf({ kind, id }: LibraryChallenge['prerequisites'][number]): string {
  return kind === 'LESSON' ? paths.lessonStep(id) : paths.challenge(id);
}

interface PreparationLineProps {
  challenge: LibraryChallenge;
  isUnlocked: boolean;
}

/**
 * What is left to do before the challenge, with links once it is unlocked. Nothing if it is solved, needs nothing, or
 * was opened anyway.
 */
function PreparationLine({ challenge, isUnlocked }: PreparationLineProps) {
  const { isCompleted, isOpenedAnyway, prerequisites } = challenge;
  const missing = missingOf(prerequisites);
  if (isCompleted || isOpenedAnyway || missing.length === 0) return null;
  return (
    <p className={`label ${styles.preparation}`}>
      {doneWords(prerequisites)}; missing:{' '}
      {missing.map((prerequisite, index) => (
        <Fragment key={prerequisite.id}>
          {index > 0 && '; '}
          {isUnlocked ? (
            <Link to={pathOf(prerequisite)}>{prerequisiteWords(prerequisite)}</Link>
          ) : (
            prerequisiteWords(prerequisite)
          )}
        </Fragment>
      ))}
    </p>
  );
}

function cardState({ isCompleted }: LibraryChallenge, isUnlocked: boolean): string {
  if (!isUnlocked) return 'locked';
  return isCompleted ? 'done' : 'open';
}

function OpenFoot({
  challenge: { id, title, isCompleted },
}: Pick<ChallengeCardProps, 'challenge'>) {
  const words = isCompleted ? 'Open again' : 'Start Challenge';
  return (
    <>
      {isCompleted ? (
        <Badge tone="signal" packet="done">
          Completed
        </Badge>
      ) : (
        <Badge packet="open">Available</Badge>
      )}
      <Link
        to={paths.challenge(id)}
        className={isCompleted ? 'label' : styles.start}
        aria-label={`${words}: ${title}`}
      >
        {words}
      </Link>
    </>
  );
}

function LockedFoot({ price, experiencePoints }: { price: number; experiencePoints: number }) {
  return (
    <>
      <Badge packet="locked">Locked</Badge>
      <span className="label">
        needs {price} XP, you have {experiencePoints}
      </span>
    </>
  );
}
