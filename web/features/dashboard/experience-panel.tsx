import { Empty } from '../../ui/empty.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StepChart } from '../../ui/step-chart.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import styles from './dashboard.module.css';
import type { DashboardFeeds } from './use-dashboard.ts';
import { useLoggedFailure } from '../../graphql/panel-feeds.ts';

const TITLE = 'XP';

const dayOfMonth = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** A chart of the XP over the last two weeks. */
export function ExperiencePanel({ feed }: { feed: DashboardFeeds['experience'] }) {
  useLoggedFailure(TITLE, feed.failure);
  return (
    <Panel
      title={TITLE}
      reading="last 14 days"
      isBusy={feed.isBusy}
      className={styles.chart}
      isPadded
    >
      {feed.part ? (
        <ExperienceChart days={feed.part.activity} />
      ) : feed.isBusy ? (
        <Skeleton height="174px" />
      ) : (
        <Empty>
          <p>Your XP could not be loaded just now.</p>
          <TryAgain {...feed} />
        </Empty>
      )}
    </Panel>
  );
}

interface ChartDay {
  date: string;
  experiencePoints: number;
}

function ExperienceChart({ days }: { days: readonly ChartDay[] }) {
  const points = days.map((day) => day.experiencePoints);
  const [first, middle] = [days[0], days[Math.floor(days.length / 2)]];
  if (first === undefined || middle === undefined || points.at(-1) === 0) {
    return (
      <Empty>
        <p>No XP yet. Solve your first challenge to start the chart.</p>
      </Empty>
    );
  }
  return (
    <StepChart
      points={points}
      label={`XP over the last ${days.length} days, ${points[0]} to ${points.at(-1)}`}
      captions={[...[first, middle].map((day) => dayOfMonth.format(new Date(day.date))), 'today']}
    />
  );
}
