import { challengeDifficultyLabel } from '../../../domain/difficulty.ts';
import { lastSubmissionWords } from '../../../domain/next-step-reasons.ts';
import type { ChallengeLibraryQuery } from '../../graphql/__generated__/operations.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { DifficultyBadge } from '../../ui/difficulty-badge.tsx';
import { Packet } from '../../ui/packet.tsx';
import { isReady, isTried, type LibraryChallenge } from './library-filter.ts';
import styles from './ready.module.css';

type Recommendation = NonNullable<ChallengeLibraryQuery['viewer']>['nextStep'];

/** The most challenges to offer. */
const MAX_READY = 3;

/** A challenge that the learner can solve now, and why it is offered. */
interface ReadyChallenge {
  challenge: LibraryChallenge;
  /** Whether the learner has submitted something. */
  isStarted: boolean;
  why: string;
}

function whyOf({ lastResult, prerequisites }: LibraryChallenge): string {
  if (lastResult !== null) return lastSubmissionWords(lastResult);
  const last = prerequisites.at(-1);
  return last === undefined ? 'Needs nothing that you have to learn first' : `Uses ${last.title}`;
}

/** Returns up to three challenges that the learner is ready for: the server's recommendation, then the easiest ones. */
export function readyChallenges(
  challenges: readonly LibraryChallenge[],
  recommendation: Recommendation | undefined,
  experiencePoints: number,
): ReadyChallenge[] {
  const ready = challenges.filter((challenge) => isReady(challenge, experiencePoints));
  const isFirst = ({ id }: LibraryChallenge) => id === recommendation?.challenge?.id;
  const ordered = [...ready.filter(isFirst), ...ready.filter((one) => !isFirst(one))];
  // The reasons are about what comes first, which may be a lesson.
  const isReasoned = recommendation?.kind === 'CHALLENGE';
  return ordered.slice(0, MAX_READY).map((challenge) => {
    const isRecommended = isReasoned && isFirst(challenge);
    const reason = isRecommended ? recommendation.reasons[0]?.text : undefined;
    return {
      challenge,
      isStarted: isTried(challenge) || (isRecommended && recommendation.isStarted),
      why: reason ?? whyOf(challenge),
    };
  });
}

interface ReadyChallengesProps {
  ready: readonly ReadyChallenge[];
  /** The lesson that comes next; null if there is none. */
  lesson: { position: number; lesson: { id: string; title: string } } | null;
}

/** What the learner can solve now; otherwise the lesson that leads there. */
export function ReadyChallenges({ ready, lesson }: ReadyChallengesProps) {
  if (ready.length === 0 && lesson === null) return null;
  return (
    <section className={styles.section} aria-labelledby="ready-for-you">
      <div className="spread">
        <h2 id="ready-for-you">Ready for you</h2>
        {ready.length > 0 && <span className="label">you have done what prepares for them</span>}
      </div>
      {ready.length > 0 ? (
        <ul className={styles.cards}>
          {ready.map((one, index) => (
            <ReadyCard key={one.challenge.id} ready={one} isFirst={index === 0} />
          ))}
          {ready.length < MAX_READY && lesson && <LessonCard {...lesson} />}
        </ul>
      ) : (
        lesson && (
          <div className={styles.none}>
            <p>Nothing is ready yet. The next lesson leads to more challenges.</p>
            <ButtonLink to={paths.lessonStep(lesson.lesson.id)} kind="primary" icon="lessons">
              Lesson {lesson.position}: {lesson.lesson.title}
            </ButtonLink>
          </div>
        )
      )}
    </section>
  );
}

/** The next lesson, in the place of a challenge. */
function LessonCard({
  position,
  lesson: { id, title },
}: NonNullable<ReadyChallengesProps['lesson']>) {
  return (
    <li className={styles.card}>
      <Badge>Lesson {position}</Badge>
      <h3>{title}</h3>
      <p>The next lesson leads to more challenges.</p>
      <p className={styles.why}>
        <Packet state="open" />
        <span>It comes next on your path</span>
      </p>
      <ButtonLink to={paths.lessonStep(id)} aria-label={`Open lesson ${position}: ${title}`}>
        Open lesson
      </ButtonLink>
    </li>
  );
}

function ReadyCard({ ready, isFirst }: { ready: ReadyChallenge; isFirst: boolean }) {
  const { challenge, isStarted, why } = ready;
  const { id, title, description, difficulty, experienceReward } = challenge;
  const words = isStarted ? 'Continue' : 'Start Challenge';
  return (
    <li className={styles.card}>
      <div className="spread">
        <DifficultyBadge difficulty={difficulty} label={challengeDifficultyLabel(difficulty)} />
        <Badge>+{experienceReward} XP</Badge>
      </div>
      <h3>{title}</h3>
      <p>{description}</p>
      <p className={styles.why}>
        <Packet state={isStarted ? 'pending' : 'done'} />
        <span>{why}</span>
      </p>
      <ButtonLink
        to={paths.challenge(id)}
        kind={isFirst ? 'primary' : 'secondary'}
        aria-label={`${words}, ready for you: ${title}`}
      >
        {words}
      </ButtonLink>
    </li>
  );
}
