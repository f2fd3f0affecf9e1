import { experienceToNextLevel, XP_PER_LEVEL } from '../../../domain/progression.ts';
import { useLoggedFailure } from '../../graphql/panel-feeds.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Empty } from '../../ui/empty.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { Icon, iconNamed } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StepChart } from '../../ui/step-chart.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import dashboard from './dashboard.module.css';
import styles from './level.module.css';
import type { DashboardFeeds } from './use-dashboard.ts';

type LevelPanelProps = Pick<DashboardFeeds, 'greeting' | 'experience' | 'earned'>;

/** The level, the XP and a chart of the last two weeks. Before the first XP, it says what earns them. */
export function LevelPanel({ greeting, experience, earned }: LevelPanelProps) {
  useLoggedFailure('XP', experience.failure);
  const learner = greeting.part;
  const missing = learner && experienceToNextLevel(learner.experiencePoints);
  return (
    <Panel
      title={learner ? `Level ${learner.level}` : 'Level'}
      reading={learner ? `${missing} XP to level ${learner.level + 1}` : undefined}
      isBusy={greeting.isBusy || experience.isBusy}
      className={classNames(dashboard.level, styles.panel)}
      isPadded
    >
      <Total greeting={greeting} />
      {experience.part ? (
        <ExperienceChart days={experience.part.activity} earned={earned} />
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

interface ExperienceChartProps {
  days: readonly ChartDay[];
  earned: DashboardFeeds['earned'];
}

function ExperienceChart({ days, earned }: ExperienceChartProps) {
  const points = days.map((day) => day.experiencePoints);
  const [first, middle] = [days[0], days[Math.floor(days.length / 2)]];
  if (first === undefined || middle === undefined || points.at(-1) === 0)
    return <FirstExperience earned={earned} />;
  return (
    <StepChart
      points={points}
      label={`XP over the last ${days.length} days, ${points[0]} to ${points.at(-1)}`}
      captions={[...[first, middle].map((day) => formatDate(day.date, 'short')), 'today']}
    />
  );
}

/** The most achievements to name. */
const NEAREST = 2;

/** What the first steps earn: the challenges, and the achievements that are nearest. */
function FirstExperience({ earned: { part } }: Pick<LevelPanelProps, 'earned'>) {
  const nearest = part?.achievementsAhead.slice(0, NEAREST) ?? [];
  return (
    <div className={styles.earns}>
      <p>No XP yet. You earn XP for every challenge you solve, and for achievements.</p>
      {nearest.length > 0 && (
        <ul aria-label="The closest achievements">
          {nearest.map(({ achievement: { id, icon, name, experienceReward } }) => (
            <li key={id}>
              <Icon name={iconNamed(icon)} />
              {name} <Badge>+{experienceReward} XP</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
