import {
  type AnswerDailyProblemMutation,
  type DailyProblemQuery,
  useAnswerDailyProblemMutation,
  useDailyProblemQuery,
} from '../../../graphql/__generated__/operations.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router/link.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { PlainPage, ProblemError, ProblemPage, ReviewsOff } from './problem-page.tsx';
import { PageSkeleton } from '../steps/page-skeleton.tsx';
import { ProblemView, triesWords } from './problem-view.tsx';
import { useProblem } from './use-problem.ts';

const TITLE = 'Daily packet';

/** The problem of the day. */
export function DailyPage() {
  const { data, loading, refetch } = useDailyProblemQuery({
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const learner = data?.viewer;
  if (learner == null) {
    const retry = (): void => void refetch().catch(() => undefined);
    return loading ? (
      <PageSkeleton label="Loading the daily packet" />
    ) : (
      <ProblemError title={TITLE} retry={retry} />
    );
  }
  if (!learner.hasReviews) return <ReviewsOff title={TITLE} />;
  const problem = learner.dailyProblem;
  if (problem === null) return <NoProblem />;
  return (
    <ProblemPage title={TITLE} reading={formatDate(problem.date, 'day')}>
      <Daily key={problem.date} problem={problem} />
    </ProblemPage>
  );
}

function NoProblem() {
  return (
    <PlainPage
      title={TITLE}
      actions={
        <ButtonLink kind="primary" to={paths.dashboard}>
          Dashboard
        </ButtonLink>
      }
    >
      <p className="quiet">There is no packet today. A new one arrives at 00:00 UTC.</p>
    </PlainPage>
  );
}

type DailyResult = AnswerDailyProblemMutation['answerDailyProblem'];
type Problem = NonNullable<NonNullable<DailyProblemQuery['viewer']>['dailyProblem']>;

function outlookOf({ isSolved, triesLeft, experienceEarned }: DailyResult): string {
  if (triesLeft > 0) return `${triesWords(triesLeft)}.`;
  const earned = experienceEarned > 0 ? `+${experienceEarned} XP. ` : '';
  return isSolved ? `${earned}The next packet arrives at 00:00 UTC.` : 'Read the solution.';
}

function Daily({ problem }: { problem: Problem }) {
  const { exercise, lab, date } = problem;
  const [send] = useAnswerDailyProblemMutation();
  const attempt = useProblem<DailyResult>(exercise, {
    send: async (answer) => {
      const { data } = await send({ variables: { date, answer } });
      return data?.answerDailyProblem ?? null;
    },
    outlook: outlookOf,
  });
  const { latest } = attempt;
  const triesLeft = latest?.triesLeft ?? problem.triesLeft;
  const isSolved = latest?.isSolved === true || (latest === null && problem.isSolved);
  return (
    <ProblemView
      exercise={exercise}
      lab={lab}
      attempt={attempt}
      isSolved={isSolved}
      isRetry={triesLeft < 3}
      reading={readingOf(triesLeft, isSolved)}
      about={<AboutDaily problem={problem} />}
      onwards={
        triesLeft === 0 && attempt.result !== null ? (
          <ButtonLink kind="primary" to={paths.dashboard}>
            Dashboard
          </ButtonLink>
        ) : null
      }
    />
  );
}

function readingOf(triesLeft: number, isSolved: boolean): string {
  if (triesLeft > 0) return triesWords(triesLeft);
  return isSolved ? 'Solved today' : 'Practice only';
}

function AboutDaily({ problem: { lesson, triesLeft } }: { problem: Problem }) {
  return (
    <>
      <h2>Today’s problem</h2>
      <p>
        It comes from the lesson <Link to={paths.lessonStep(lesson.id)}>{lesson.title}</Link>. All
        who have come as far as you get the same one until 00:00 UTC.
      </p>
      <p className="quiet">
        {triesLeft === 0
          ? 'Your answers for today are in. You can still practice.'
          : 'You have three tries. A right answer earns 2 XP and counts for your streak.'}
      </p>
    </>
  );
}
