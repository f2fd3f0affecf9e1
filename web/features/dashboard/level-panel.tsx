import { experienceToNextLevel, XP_PER_LEVEL } from '../../../domain/progression.ts';
import { useLoggedFailure } from '../../graphql/panel-feeds.ts';
import { Empty } from '../../ui/empty.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StepChart } from '../../ui/step-chart.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import styles from './dashboard.module.css';
import type { DashboardFeeds } from './use-dashboard.ts';
import { formatDate } from '../../ui/format-date.ts';

type LevelPanelProps = Pick<DashboardFeeds, 'greeting' | 'experience'>;

/** The level, the XP and a chart of the last two weeks. */
export function LevelPanel({ greeting, experience }: LevelPanelProps) {
  useLoggedFailure('XP', experience.failure);
  const learner = greeting.part;
  const missing = learner && experienceToNextLevel(learner.experiencePoints);
  return (
    <Panel
      title={learner ? `Level ${learner.level}` : 'Level'}
      reading={learner ? `${missing} XP to level ${learner.level + 1}` : undefined}
      isBusy={greeting.isBusy || experience.isBusy}
      className={styles.level}
      isPadded
    >
      <Total greeting={greeting} />
      {experience.part ? (
        <ExperienceChart days={experience.part.activity} />
      ) : experience.isBusy ? (
        <Skeleton height="140px" />
      ) : (
        <Empty>
          <p>Your XP could not be loaded just now.</p>
          <TryAgain {...experience} />
        </Empty>
      )}
    </Panel>
  );
}

function Total({ greeting: { part, isBusy } }: Pick<LevelPanelProps, 'greeting'>) {
  // The greeting says so if it couldn't be loaded.
  if (!part) return isBusy && <Skeleton height="48px" />;
  const { level, experiencePoints } = part;
  return (
    <div className="stack" style={{ '--gap': 'var(--space-3)' }}>
      <p className="readout">
        {experiencePoints.toLocaleString('en')} <small>XP</small>
      </p>
      <Progress
        value={XP_PER_LEVEL - experienceToNextLevel(experiencePoints)}
        label={`Progress to level ${level + 1}`}
        cells={10}
      />
    </div>
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
      <p className={styles.empty}>No XP yet. Solve your first challenge to start the chart.</p>
    );
  }
  return (
    <StepChart
      points={points}
      label={`XP over the last ${days.length} days, ${points[0]} to ${points.at(-1)}`}
      captions={[...[first, middle].map((day) => formatDate(day.date, 'short')), 'today']}
    />
  );
}
