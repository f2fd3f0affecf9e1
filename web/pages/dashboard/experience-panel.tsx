import { useProgressSummaryQuery } from '../../graphql/__generated__/operations.ts';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StepChart } from '../../ui/step-chart.tsx';

const dayOfMonth = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** XP over the last two weeks: it rises when something was solved, and never between. */
export function ExperiencePanel() {
  const { data, loading } = useProgressSummaryQuery({ fetchPolicy: 'cache-and-network' });
  const days = data?.viewer?.activity ?? [];
  const isBusy = loading && data === undefined;
  return (
    <Panel title="XP" reading="last 14 days" isBusy={isBusy} isPadded>
      {isBusy ? <Skeleton height="174px" /> : <ExperienceChart days={days} />}
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
  if (first === undefined || middle === undefined) return <p className="quiet">No XP yet</p>;
  return (
    <StepChart
      points={points}
      label={`XP over the last ${days.length} days, ${points[0]} to ${points.at(-1)}`}
      captions={[...[first, middle].map((day) => dayOfMonth.format(new Date(day.date))), 'today']}
    />
  );
}
