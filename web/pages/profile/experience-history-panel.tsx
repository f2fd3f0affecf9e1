import type { ActivityReadingFragment } from '../../graphql/__generated__/operations.ts';
import { Panel } from '../../ui/panel.tsx';
import { StepChart } from '../../ui/step-chart.tsx';
import styles from './profile.module.css';

/** Dates under the chart. */
const CAPTIONS = 4;

const dayOfMonth = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

interface ExperienceHistoryPanelProps {
  days: readonly ActivityReadingFragment[];
  experiencePoints: number;
}

/** XP over the last twelve weeks. */
export function ExperienceHistoryPanel({ days, experiencePoints }: ExperienceHistoryPanelProps) {
  const points = days.map((day) => day.experiencePoints);
  return (
    <Panel
      title="XP over time"
      reading={`${experiencePoints.toLocaleString('en')} XP`}
      className={styles.part}
      isPadded
    >
      {points.length > 0 ? (
        <StepChart
          points={points}
          label={`XP over the last twelve weeks, ${points[0]} to ${points.at(-1)}`}
          captions={captionsOf(days)}
        />
      ) : (
        <p className="quiet">The history could not be read just now.</p>
      )}
    </Panel>
  );
}

function captionsOf(days: readonly ActivityReadingFragment[]): string[] {
  const stride = days.length / CAPTIONS;
  const dates = Array.from({ length: CAPTIONS }, (_, index) => days[Math.floor(index * stride)]);
  return [...dates.flatMap((day) => (day ? [dayOfMonth.format(new Date(day.date))] : [])), 'today'];
}
