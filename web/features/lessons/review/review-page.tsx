import { useState } from 'react';
import {
  type AnswerReviewMutation,
  type ReviewFragment,
  useAnswerReviewMutation,
  useNextStepQuery,
  useReviewsQuery,
} from '../../../graphql/__generated__/operations.ts';
import { nextLinks, nextWords } from '../../../next-step/next-step-links.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router/link.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { TAKES_FOCUS } from '../../../ui/take-focus.ts';
import { PlainPage, ProblemError, ProblemPage, ReviewsOff } from './problem-page.tsx';
import { PageSkeleton } from '../steps/page-skeleton.tsx';
import { ProblemView, triesWords } from './problem-view.tsx';
import { useProblem } from './use-problem.ts';
import styles from '../steps/lesson.module.css';

const TITLE = 'Review';

/** One review after the other, as long as skills are due. */
export function ReviewPage() {
  const { data, loading, refetch } = useReviewsQuery({
    fetchPolicy: 'network-only',
    // The first answer must not replace the review that it is about.
    nextFetchPolicy: 'cache-only',
    notifyOnNetworkStatusChange: true,
  });
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const learner = data?.viewer;
  const reload = (): void => void refetch().catch(() => undefined);
  if (learner == null) {
    return loading ? (
      <PageSkeleton label="Loading the review" />
    ) : (
      <ProblemError title={TITLE} retry={reload} />
    );
  }
  if (!learner.hasReviews) return <ReviewsOff title={TITLE} />;
  const { due, dueCount, nextDueOn } = learner.reviews;
  const review = due.find(({ id }) => !skipped.has(id));
  if (review === undefined) return <NothingDue left={dueCount} nextDueOn={nextDueOn} />;
  const goOn = { isLoading: loading, next: reload, isLast: dueCount - skipped.size === 1 };
  return (
    <ProblemPage title={TITLE} reading={dueCount === 1 ? '1 due' : `${dueCount} due`}>
      {review.exercise === null ? (
        <ChallengeReview
          review={review}
          skip={() => setSkipped(new Set([...skipped, review.id]))}
        />
      ) : (
        <ExerciseReview key={review.id} review={review} exercise={review.exercise} goOn={goOn} />
      )}
    </ProblemPage>
  );
}

/** @param left reviews that were skipped */
function NothingDue({ left, nextDueOn }: { left: number; nextDueOn: string | null }) {
  const { data } = useNextStepQuery({ fetchPolicy: 'cache-and-network' });
  const step = data?.viewer?.nextStep;
  const next = step ? nextLinks(step)?.first : null;
  return (
    <PlainPage
      title={left === 0 ? 'Nothing to review' : 'That was all for now'}
      actions={
        <>
          {next && (
            <ButtonLink kind="primary" to={next.path}>
              {nextWords(next)}
            </ButtonLink>
          )}
          <ButtonLink to={paths.daily}>Daily packet</ButtonLink>
          <ButtonLink kind="quiet" to={paths.dashboard}>
            Dashboard
          </ButtonLink>
        </>
      }
    >
      <p className="quiet">
        {nextDueOn === null
          ? 'Skills come back here a few days after you have practiced a lesson or solved a challenge.'
          : `The next skill comes back on ${formatDate(nextDueOn, 'day')}.`}
      </p>
    </PlainPage>
  );
}

/** The way to the next review. */
interface Onwards {
  isLoading: boolean;
  isLast: boolean;
  next: () => void;
}

type ReviewResult = AnswerReviewMutation['answerReview'];

/** Says when the skill comes back, and what the answer earned. */
function outlookOf({ isSolved, triesLeft, dueOn, experienceEarned }: ReviewResult): string {
  if (triesLeft > 0) return `${triesWords(triesLeft)}.`;
  const earned = experienceEarned > 0 ? `+${experienceEarned} XP. ` : '';
  return isSolved
    ? `${earned}This skill comes back on ${formatDate(dueOn, 'day')}.`
    : 'Read the solution. This skill comes back tomorrow.';
}

interface ExerciseReviewProps {
  review: ReviewFragment;
  exercise: NonNullable<ReviewFragment['exercise']>;
  goOn: Onwards;
}

function ExerciseReview({ review, exercise, goOn }: ExerciseReviewProps) {
  const [send] = useAnswerReviewMutation();
  const attempt = useProblem<ReviewResult>(exercise, {
    send: async (answer) => {
      const { data } = await send({ variables: { reviewId: review.id, answer } });
      return data?.answerReview ?? null;
    },
    outlook: outlookOf,
  });
  const { latest } = attempt;
  const triesLeft = latest?.triesLeft ?? review.triesLeft;
  const isOver = triesLeft === 0;
  return (
    <ProblemView
      exercise={exercise}
      lab={review.lab}
      attempt={attempt}
      isSolved={latest?.isSolved === true}
      isRetry={triesLeft < 3}
      reading={isOver ? 'Review finished' : triesWords(triesLeft)}
      about={<AboutReview review={review} />}
      onwards={
        isOver ? (
          <Button kind="primary" isBusy={goOn.isLoading} onClick={goOn.next}>
            {goOn.isLast ? 'Finish' : 'Next review'}
          </Button>
        ) : null
      }
    />
  );
}

function AboutReview({ review: { skill, lesson } }: { review: ReviewFragment }) {
  return (
    <>
      <h2 {...TAKES_FOCUS}>{skill}</h2>
      {lesson !== null && (
        <p>
          From the lesson <Link to={paths.lessonStep(lesson.id)}>{lesson.title}</Link>.
        </p>
      )}
      <p className="quiet">
        You have three tries. The better you remember a skill, the later it comes back.
      </p>
    </>
  );
}

interface ChallengeReviewProps {
  review: ReviewFragment;
  skip: () => void;
}

/** A skill that only a challenge trains: the learner solves it once more, on new cases. */
function ChallengeReview({ review: { skill, challenge }, skip }: ChallengeReviewProps) {
  return (
    <>
      <article className={styles.step}>
        <div className={styles.text}>
          <h2 {...TAKES_FOCUS}>{skill}</h2>
          <p>
            Solve the challenge <strong>{challenge?.title}</strong> again, without looking at your
            old solution. It runs on new cases.
          </p>
          <p className="quiet">An accepted submission counts as the review.</p>
        </div>
      </article>
      <div className={styles.bar}>
        <div>
          <span className={styles.forward}>
            <Button kind="quiet" onClick={skip}>
              Skip
            </Button>
            {challenge !== null && (
              <ButtonLink kind="primary" to={paths.challenge(challenge.id)}>
                Open the challenge
              </ButtonLink>
            )}
          </span>
        </div>
      </div>
    </>
  );
}
