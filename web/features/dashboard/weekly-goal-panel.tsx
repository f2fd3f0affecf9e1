import { WEEKLY_GOAL_DAYS, weeklyGoalOf, weeklyGoalWords } from '../../../domain/weekly-goal.ts';
import { Dial, SkeletonDial } from '../../ui/dial.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './skills.module.css';
import type { DashboardFeeds } from './use-dashboard.ts';

/** How many days of this week the learner was active, and how many are the goal. If it's unknown, the progress says why. */
export function WeeklyGoalPanel({ feed }: { feed: DashboardFeeds['progress'] }) {
  const { part, isBusy } = feed;
  return (
    <Panel title="Weekly goal" reading={`${WEEKLY_GOAL_DAYS} active days`} isBusy={isBusy}>
      {part ? (
        <Week activity={part.activity} />
      ) : isBusy ? (
        <div className={styles.goal}>
          <SkeletonDial />
          <Skeleton width="100%" height="44px" />
        </div>
      ) : (
        <Empty>
          <p>Your week could not be loaded just now.</p>
        </Empty>
      )}
    </Panel>
  );
}

function Week({ activity }: Pick<NonNullable<DashboardFeeds['progress']['part']>, 'activity'>) {
  const goal = weeklyGoalOf(activity);
  if (goal === null) return null;
  return (
    <div className={styles.goal}>
      <Dial
        value={Math.min(goal.days, WEEKLY_GOAL_DAYS)}
        of={WEEKLY_GOAL_DAYS}
        label="Active days this week"
      />
      <p>
        {weeklyGoalWords(goal)}{' '}
        <span className="quiet">
          Last week: {Math.min(goal.daysLastWeek, WEEKLY_GOAL_DAYS)} of {WEEKLY_GOAL_DAYS}.
        </span>
      </p>
    </div>
  );
}
