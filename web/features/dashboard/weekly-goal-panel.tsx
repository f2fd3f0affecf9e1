import { useId, useState } from 'react';
import {
  WEEKLY_GOAL_CHOICES,
  type WeeklyGoal,
  weeklyGoalOf,
  weeklyGoalWords,
} from '../../../domain/weekly-goal.ts';
import { useChangeWeeklyGoalMutation } from '../../graphql/__generated__/operations.ts';
import { errorMessage } from '../../graphql/error-message.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Choices } from '../../ui/choices.tsx';
import { Dial, SkeletonDial } from '../../ui/dial.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import dashboard from './dashboard.module.css';
import styles from './skills.module.css';
import type { DashboardFeeds } from './use-dashboard.ts';

type Progress = NonNullable<DashboardFeeds['progress']['part']>;

/** How many days of this week the learner was active, and the goal, which they can change. If it's unknown, the panel says so. */
export function WeeklyGoalPanel({ feed }: { feed: DashboardFeeds['progress'] }) {
  const { part, isBusy } = feed;
  const [choice, setChoosing] = useState<boolean | null>(null);
  // New learners have no week to report on, but a goal to choose.
  const isChoosing = choice ?? (part !== null && isNewLearner(part));
  const choiceId = useId();
  return (
    <Panel
      title="Weekly goal"
      className={dashboard.goal}
      isBusy={isBusy}
      reading={
        part && (
          <Button
            kind="quiet"
            size="small"
            aria-label={isChoosing ? 'Close the choice of the weekly goal' : 'Change weekly goal'}
            aria-expanded={isChoosing}
            aria-controls={choiceId}
            onClick={() => setChoosing(!isChoosing)}
          >
            {isChoosing ? 'Close' : 'Change'}
          </Button>
        )
      }
    >
      {part ? (
        <Week part={part} choiceId={choiceId} isChoosing={isChoosing} />
      ) : isBusy ? (
        <div className={styles.goal}>
          <SkeletonDial />
          <Skeleton width="100%" height="80px" />
        </div>
      ) : (
        <Empty>
          <p>Your week could not be loaded just now.</p>
        </Empty>
      )}
    </Panel>
  );
}

function isNewLearner({ activity, progress }: Progress): boolean {
  const hasDone = progress.lessonsCompleted > 0 || progress.challengesCompleted > 0;
  return !hasDone && activity.every(({ isActive }) => !isActive);
}

interface WeekProps {
  part: Progress;
  choiceId: string;
  isChoosing: boolean;
}

function Week({ part, choiceId, isChoosing }: WeekProps) {
  const { activity, weeklyGoalDays } = part;
  const week = weeklyGoalOf(activity);
  if (week === null) return null;
  return (
    <div className={styles.goal}>
      <Dial
        value={Math.min(week.days, weeklyGoalDays)}
        of={weeklyGoalDays}
        label="Active days this week"
      />
      <div id={choiceId}>
        {isChoosing ? <GoalChoice part={part} /> : <WeekWords part={part} week={week} />}
      </div>
    </div>
  );
}

function WeekWords({ part, week }: { part: Progress; week: WeeklyGoal }) {
  const { weeklyGoalDays, freezesLeft } = part;
  return (
    <div className="stack" style={{ '--gap': 'var(--space-2)' }}>
      <p>
        {weeklyGoalWords(week, weeklyGoalDays)}{' '}
        <span className="quiet">
          Last week: {Math.min(week.daysLastWeek, weeklyGoalDays)} of {weeklyGoalDays}.
        </span>
      </p>
      <p className="quiet">
        <Badge packet="frozen">
          {freezesLeft} streak {freezesLeft === 1 ? 'freeze' : 'freezes'} left
        </Badge>
      </p>
    </div>
  );
}

/** The goals to choose from. A choice shows at once; if it can't be saved, the previous one returns. */
function GoalChoice({ part: { weeklyGoalDays } }: { part: Progress }) {
  const [change, { error }] = useChangeWeeklyGoalMutation();
  const [sending, setSending] = useState<number | null>(null);
  const choose = async (days: number): Promise<void> => {
    setSending(days);
    // `error` has the failure, and it is shown below.
    await change({ variables: { days } }).catch(() => undefined);
    setSending(null);
  };
  return (
    <div className="stack" style={{ '--gap': 'var(--space-2)' }}>
      <p>How many days a week do you want to practice? You can change it at any time.</p>
      <Choices
        label="Active days a week"
        options={WEEKLY_GOAL_CHOICES.map((days) => ({ id: `${days}`, label: `${days}` }))}
        value={`${sending ?? weeklyGoalDays}`}
        onChange={(days) => void choose(Number(days))}
      />
      {error !== undefined && <p role="alert">{errorMessage(error)}</p>}
    </div>
  );
}
