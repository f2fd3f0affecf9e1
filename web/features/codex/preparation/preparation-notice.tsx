import { createContext, type ReactNode, use } from 'react';
import {
  isCapstone,
  missingOf,
  preparationWords,
  prerequisiteWords,
} from '../../../../domain/preparation.ts';
import type { ExecutionReport } from '../../../execution/execution-report.ts';
import { useExecution } from '../../../execution/execution-value.ts';
import {
  type PreparationFragment,
  useOpenChallengeAnywayMutation,
} from '../../../graphql/__generated__/operations.ts';
import { messages } from '../../../messages.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router/link.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Packet, type PacketState } from '../../../ui/packet.tsx';
import { useLayout } from '../layout.ts';
import styles from './preparation.module.css';

type Prerequisite = PreparationFragment['prerequisites'][number];

/** Returns the path of a lesson or challenge. */
function pathOf({ kind, id }: Prerequisite): string {
  return kind === 'LESSON' ? paths.lessonStep(id) : paths.challenge(id);
}

/** Where to begin. */
interface FirstStep {
  path: string;
  words: string;
}

/** Returns what to do first: a lesson that is open if one is missing, otherwise a challenge; null if nothing is missing. */
function firstStepOf({ prerequisites, nextLesson }: PreparationFragment): FirstStep | null {
  if (nextLesson !== null) {
    const { id, title, position } = nextLesson;
    return { path: paths.lessonStep(id), words: `lesson ${position}, ${title}` };
  }
  const [missing] = missingOf(prerequisites);
  return missing === undefined ? null : { path: pathOf(missing), words: missing.title };
}

/** Returns the missing lesson that can't be opened yet, if the first step is a lesson in front of it. */
function lockedLessonOf({ prerequisites, nextLesson }: PreparationFragment): Prerequisite | null {
  const missing = missingOf(prerequisites).filter(({ kind }) => kind === 'LESSON');
  if (nextLesson === null || missing.some(({ id }) => id === nextLesson.id)) return null;
  return missing[0] ?? null;
}

/** Checks whether to ask the learner to do something else first. They are asked until they open the challenge anyway. */
function asksForPreparation(challenge: PreparationFragment): boolean {
  const { isCompleted, isOpenedAnyway, prerequisites } = challenge;
  return !isCompleted && !isOpenedAnyway && missingOf(prerequisites).length > 0;
}

/** Returns whether preparing comes first. Learners whose code has just passed every test that they can see go on. */
export function useIsPreparationFirst(challenge: PreparationFragment): boolean {
  const { report } = useExecution();
  const hasPassed = report !== null && report.isSuccess && report.tests.length > 0;
  return asksForPreparation(challenge) && !hasPassed;
}

/** Checks whether to list everything that prepares for the challenge: for a capstone, until it is solved. */
function listsPreparation(challenge: PreparationFragment): boolean {
  return isCapstone(challenge) && !challenge.isCompleted && challenge.prerequisites.length > 0;
}

/** What prepares for the challenge, if some of it isn't done. */
export function PreparationNotice({ challenge }: { challenge: PreparationFragment }) {
  const { prerequisites } = challenge;
  const isAsking = asksForPreparation(challenge);
  if (listsPreparation(challenge)) {
    const packet = missingOf(prerequisites).length > 0 ? 'pending' : 'done';
    return (
      <Foldable packet={packet} title="What prepares you for the capstone">
        <PrerequisiteList of={prerequisites} />
        {isAsking && <Choice challenge={challenge} />}
      </Foldable>
    );
  }
  if (!isAsking) return null;
  return (
    <Foldable packet="pending" title="This challenge builds on other work">
      <p>{preparationWords(prerequisites)}</p>
      <Choice challenge={challenge} />
    </Foldable>
  );
}

interface FoldableProps {
  packet: PacketState;
  title: string;
  children: ReactNode;
}

/** Whether the learner has begun to write code. Then, preparing is an offer and no longer the first step. */
export const HasBegunContext = createContext(false);

/** A notice. In a small window, and once the learner writes code, it is one line that opens. */
function Foldable({ packet, title, children }: FoldableProps) {
  const isSmall = useLayout() === 'tabs';
  const hasBegun = use(HasBegunContext);
  if (!isSmall && !hasBegun) {
    return (
      <Notice packet={packet}>
        <p>
          <strong>{title}</strong>
        </p>
        {children}
      </Notice>
    );
  }
  return (
    <details className={styles.folded}>
      <summary>
        <Packet state={packet} />
        {title}
        <Icon name="chevron" size={16} />
      </summary>
      <div className="stack">{children}</div>
    </details>
  );
}

function PrerequisiteList({ of }: { of: readonly Prerequisite[] }) {
  return (
    <ul className={styles.list}>
      {of.map((prerequisite) => (
        <li key={prerequisite.id}>
          <Packet state={prerequisite.isDone ? 'done' : 'open'} />
          <Link to={pathOf(prerequisite)}>{prerequisiteWords(prerequisite)}</Link>
          <span className="label">{prerequisite.isDone ? 'done' : 'to do'}</span>
        </li>
      ))}
    </ul>
  );
}

function Choice({ challenge }: { challenge: PreparationFragment }) {
  const [open, { loading, error }] = useOpenChallengeAnywayMutation();
  const isFirst = useIsPreparationFirst(challenge);
  const first = firstStepOf(challenge);
  const locked = lockedLessonOf(challenge);
  const provable = missingOf(challenge.prerequisites).find(
    ({ placementId }) => placementId != null,
  );
  const openAnyway = async (): Promise<void> => {
    try {
      await open({ variables: { challengeId: challenge.id } });
    } catch {
      // `error` has it, and it is shown below.
    }
  };
  return (
    <>
      {locked !== null && <p>{locked.title} is still locked. The path leads there.</p>}
      <div className={styles.choice}>
        {first !== null && (
          <ButtonLink
            to={first.path}
            kind={isFirst ? 'primary' : 'secondary'}
            className={styles.next}
          >
            Start with {first.words}
          </ButtonLink>
        )}
        {provable?.placementId != null && (
          <ButtonLink
            to={paths.placementOf(provable.placementId)}
            size="small"
            className={styles.next}
          >
            Prove {provable.title} by three questions
          </ButtonLink>
        )}
        <Button
          kind="quiet"
          size="small"
          className={styles.anyway}
          isBusy={loading}
          onClick={() => void openAnyway()}
        >
          Open anyway
        </Button>
      </div>
      {error !== undefined && <p role="alert">{messages.networkError}</p>}
    </>
  );
}

interface SkippedLessonProps {
  challenge: PreparationFragment;
  report: Pick<ExecutionReport, 'isSubmission' | 'isSuccess'>;
}

/** After a failed submission: links to the lesson that the learner skipped. */
export function SkippedLesson({ challenge, report }: SkippedLessonProps) {
  const missing = missingOf(challenge.prerequisites);
  const skipped = missing.find(({ kind }) => kind === 'LESSON') ?? missing[0];
  const first = firstStepOf(challenge);
  const isFailed = report.isSubmission && !report.isSuccess;
  if (!isFailed || skipped === undefined || first === null || challenge.isCompleted) return null;
  return (
    <Notice packet="pending">
      <p>
        This challenge uses what {skipped.title}{' '}
        {skipped.minutes === null ? 'practices' : `teaches in ${skipped.minutes} min`}. Start with{' '}
        <Link to={first.path}>{first.words}</Link>. Your code stays here.
      </p>
    </Notice>
  );
}
