import { experienceToNextLevel, XP_PER_LEVEL } from '../../../domain/progression.ts';
import { useLoggedFailure } from '../../graphql/panel-feeds.ts';
import { messages } from '../../messages.ts';
import { useSession } from '../../session/session-context.ts';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import styles from './dashboard.module.css';
import type { DashboardFeeds } from './use-dashboard.ts';

/** Returns the streak and how to keep it, in one or two sentences. */
export function streakWords(streakDays: number, isActiveToday: boolean): string {
  if (streakDays === 0)
    return 'Practice a lesson, solve a challenge or review a skill to start a streak.';
  const length = streakDays === 1 ? '1 day' : `${streakDays} days`;
  return isActiveToday
    ? `Streak: ${length}. You’ve already practiced today.`
    : `Streak: ${length}. Practice a lesson, solve a challenge or review a skill today to keep it.`;
}

const FIRST_STEP = 'Start with one lesson. It takes a few minutes and starts your streak.';

interface GreetingProps {
  feed: DashboardFeeds['greeting'];
  isActiveToday: boolean;
}

/** The greeting, with username, streak, level and XP. */
export function Greeting({ feed, isActiveToday }: GreetingProps) {
  useLoggedFailure('Welcome', feed.failure);
  return (
    <div className={styles.greeting}>
      <div className="stack" style={{ '--gap': 'var(--space-1)' }}>
        <Welcome part={feed.part} />
        <Streak feed={feed} isActiveToday={isActiveToday} />
      </div>
      {feed.part ? (
        <LevelReading {...feed.part} />
      ) : feed.isBusy ? (
        <Skeleton height="32px" />
      ) : (
        <div className="cluster">
          <TryAgain {...feed} />
        </div>
      )}
    </div>
  );
}

/** Shows the name from the session until the server responds. */
function Welcome({ part }: Pick<GreetingProps['feed'], 'part'>) {
  const { profile } = useSession();
  const learner = part ?? profile;
  return (
    <h1>
      {isNewcomer(learner) ? 'Welcome' : 'Welcome back'},{' '}
      {learner?.username ?? messages.defaultUsername}
    </h1>
  );
}

function Streak({ feed: { part, isBusy }, isActiveToday }: GreetingProps) {
  if (isBusy) return <Skeleton width="60%" height="24px" />;
  if (!part)
    return <p className="quiet">Your level, XP and streak could not be loaded just now.</p>;
  const words = isNewcomer(part) ? FIRST_STEP : streakWords(part.streakDays, isActiveToday);
  return <p className="quiet">{words}</p>;
}

/** Whether the learner hasn't done anything yet. */
function isNewcomer(learner: { experiencePoints: number; streakDays: number } | null): boolean {
  return learner !== null && learner.experiencePoints === 0 && learner.streakDays === 0;
}

interface LevelReadingProps {
  level: number;
  experiencePoints: number;
}

function LevelReading({ level, experiencePoints }: LevelReadingProps) {
  const missing = experienceToNextLevel(experiencePoints);
  return (
    <div className={styles.level}>
      <div className="spread label">
        <span className={styles.strong}>Level {level}</span>
        <span>
          {experiencePoints.toLocaleString('en')} XP, {missing} to level {level + 1}
        </span>
      </div>
      <Progress value={XP_PER_LEVEL - missing} label={`Progress to level ${level + 1}`} />
    </div>
  );
}
