import { challengeDifficultyLabel } from '../../../domain/difficulty.ts';
import { missingOf, prerequisiteWords } from '../../../domain/preparation.ts';
import { experienceRequired, isChallengeUnlocked } from '../../../domain/progression.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { Badge, Tag } from '../../ui/badge.tsx';
import { DifficultyBadge } from '../../ui/difficulty-badge.tsx';
import { Packet, type PacketState } from '../../ui/packet.tsx';
import styles from './challenges.module.css';
import { isTried, type LibraryChallenge } from './library-filter.ts';
import { formatDate } from '../../ui/format-date.ts';

interface ChallengeRowProps {
  challenge: LibraryChallenge;
  experiencePoints: number;
}

/** The most skills that a row shows. */
const MAX_SKILLS = 2;

/** One challenge in the library. An unlocked row is one link; a locked row shows the required XP. */
export function ChallengeRow({ challenge, experiencePoints }: ChallengeRowProps) {
  const { title, description, difficulty, category, skills, hasLab } = challenge;
  const isUnlocked = isChallengeUnlocked(difficulty, experiencePoints);
  const state = stateOf(challenge, isUnlocked);
  return (
    <li className={styles.row} data-state={state}>
      <Packet state={state} />
      <div className={styles.texts}>
        <h3>{title}</h3>
        <p className={styles.description}>{description}</p>
      </div>
      <div className={styles.skills}>
        {hasLab && <Tag>lab</Tag>}
        {skills.slice(0, MAX_SKILLS).map((skill) => (
          <Tag key={skill}>{skill}</Tag>
        ))}
      </div>
      <div className={styles.about}>
        <DifficultyBadge difficulty={difficulty} label={challengeDifficultyLabel(difficulty)} />
        <Badge>+{challenge.experienceReward} XP</Badge>
        <p className="label">
          {category.name} <span aria-hidden="true">/</span> safe sandbox
        </p>
      </div>
      <div className={styles.state}>
        {isUnlocked ? (
          <OpenState challenge={challenge} />
        ) : (
          <LockedState price={experienceRequired(difficulty)} experiencePoints={experiencePoints} />
        )}
      </div>
    </li>
  );
}

function stateOf(challenge: LibraryChallenge, isUnlocked: boolean): PacketState {
  if (!isUnlocked) return 'locked';
  if (challenge.isCompleted) return 'done';
  return isTried(challenge) ? 'failed' : 'open';
}

function OpenState({ challenge }: Pick<ChallengeRowProps, 'challenge'>) {
  const { id, title, isCompleted } = challenge;
  const words = wordsOf(challenge);
  return (
    <>
      <Link
        to={paths.challenge(id)}
        className={isCompleted ? styles.again : styles.start}
        aria-label={`${words}: ${title}`}
      >
        {words}
      </Link>
      <Progress challenge={challenge} />
    </>
  );
}

function wordsOf(challenge: LibraryChallenge): string {
  if (challenge.isCompleted) return 'Open again';
  return isTried(challenge) ? 'Continue' : 'Start Challenge';
}

/** When it was solved, how far the last submission came, or what to do first. */
function Progress({ challenge }: Pick<ChallengeRowProps, 'challenge'>) {
  const { isCompleted, solvedAt, lastResult } = challenge;
  if (isCompleted) {
    return (
      <Badge tone="signal">
        Completed{solvedAt !== null && ` ${formatDate(solvedAt, 'date')}`}
      </Badge>
    );
  }
  if (lastResult === null) return <Preparation challenge={challenge} />;
  const { passedCount, caseCount } = lastResult;
  return (
    <Badge tone="fail">
      Tried, {passedCount} of {caseCount} tests passed
    </Badge>
  );
}

/**
 * What to do first, if anything that prepares for the challenge is missing and it wasn't opened anyway: the lesson, or
 * three questions that prove it.
 */
function Preparation({
  challenge: { isOpenedAnyway, prerequisites },
}: Pick<ChallengeRowProps, 'challenge'>) {
  const [first, ...others] = missingOf(prerequisites);
  if (isOpenedAnyway || first === undefined) return <Badge>Available</Badge>;
  const path = first.kind === 'LESSON' ? paths.lessonStep(first.id) : paths.challenge(first.id);
  const { placementId, title } = first;
  return (
    <p className={`label ${styles.preparation}`}>
      first <Link to={path}>{prerequisiteWords(first)}</Link>
      {placementId != null && (
        <>
          {' or '}
          <Link
            to={paths.placementOf(placementId)}
            aria-label={`prove it by three questions: ${title}`}
          >
            prove it
          </Link>
        </>
      )}
      {others.length > 0 && `, and ${others.length} more`}
    </p>
  );
}

function LockedState({ price, experiencePoints }: { price: number; experiencePoints: number }) {
  return (
    <>
      <Badge>Locked</Badge>
      <span className="label">
        needs {price} XP, you have {experiencePoints}
      </span>
    </>
  );
}
