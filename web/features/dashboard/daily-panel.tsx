import type { DashboardQuery, ExerciseKind } from '../../graphql/__generated__/operations.ts';
import { useLoggedFailure } from '../../graphql/panel-feeds.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import styles from './dashboard.module.css';
import type { DashboardFeeds } from './use-dashboard.ts';

const TITLE = 'Daily packet';

type Problem = NonNullable<NonNullable<DashboardQuery['reviews']>['dailyProblem']>;

/** What the packet asks for. Only these kinds become daily problems. */
const TASKS: Readonly<Partial<Record<ExerciseKind, string>>> = {
  PREDICT: 'Predict what a program prints',
  CHOOSE: 'Choose the right answer',
  FILL: 'Fill in the blanks of a program',
  ARRANGE: 'Put the lines in order',
  FIX: 'Fix a short program',
  WRITE: 'Write a few lines',
  STEP: 'Step through a program',
};

/** The problem of the day. Nothing if the learner has turned it off. */
export function DailyPanel({ feed }: { feed: DashboardFeeds['reviews'] }) {
  const { part, isBusy, failure } = feed;
  useLoggedFailure(TITLE, failure);
  if (part?.hasReviews === false) return null;
  const problem = part?.dailyProblem;
  return (
    <Panel
      title={TITLE}
      reading={problem && <State problem={problem} />}
      isBusy={isBusy}
      className={styles.due}
    >
      <Body feed={feed} />
    </Panel>
  );
}

function Body({ feed }: { feed: DashboardFeeds['reviews'] }) {
  const { part, isBusy } = feed;
  if (part?.dailyProblem) return <Today problem={part.dailyProblem} />;
  if (isBusy) {
    return (
      <div className={styles.packet}>
        <Skeleton width="70%" height="24px" />
        <Skeleton height="48px" />
      </div>
    );
  }
  return (
    <Empty>
      <p>
        {part
          ? 'There is no packet today. A new one arrives at 00:00 UTC.'
          : 'The daily packet could not be loaded just now.'}
      </p>
      {!part && <TryAgain {...feed} />}
    </Empty>
  );
}

const isOver = ({ isSolved, triesLeft }: Problem): boolean => isSolved || triesLeft === 0;

function State({ problem }: { problem: Problem }) {
  if (problem.isSolved) {
    return (
      <Badge tone="signal" packet="done">
        solved
      </Badge>
    );
  }
  return <span className="label">{isOver(problem) ? 'not solved' : '2 XP'}</span>;
}

function Today({ problem }: { problem: Problem }) {
  const { exercise, lesson } = problem;
  return (
    <>
      <div className={styles.packet}>
        <h3>{TASKS[exercise.kind] ?? 'One problem'}</h3>
        <p className="quiet">
          {isOver(problem)
            ? 'The next packet arrives at 00:00 UTC. You can still practice with this one.'
            : 'One problem a day, the same for all who have come as far as you.'}
        </p>
      </div>
      <div className={styles.foot}>
        <span className="label">{lesson.title}</span>
        <ButtonLink size="small" to={paths.daily}>
          {isOver(problem) ? 'Open it again' : 'Open today’s packet'}
        </ButtonLink>
      </div>
    </>
  );
}
