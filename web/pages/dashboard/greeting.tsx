import { experienceToNextLevel, XP_PER_LEVEL } from '../../../domain/level.ts';
import { messages } from '../../messages.ts';
import { useSession } from '../../session/session-context.ts';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './dashboard.module.css';
import { streakWords } from './streak-words.ts';
import { TryAgain } from '../../ui/try-again.tsx';
import type { DashboardFeeds } from './use-dashboard.ts';
import { useLoggedFailure } from '../../graphql/use-logged-failure.ts';

interface GreetingProps {
  feed: DashboardFeeds['greeting'];
  isActiveToday: boolean;
}

/** Who the learner is and where they stand: username, streak, level, XP. */
export function Greeting({ feed, isActiveToday }: GreetingProps) {
  const { part, isBusy, failure } = feed;
  useLoggedFailure('Welcome', failure);
  const knownName = useKnownName();
  return (
    <div className={styles.greeting}>
      <div className="stack" style={{ '--gap': 'var(--space-1)' }}>
        <h1>Welcome back, {part?.username ?? knownName}</h1>
        {part ? (
          <p className="quiet">{streakWords(part.streakDays, isActiveToday)}</p>
        ) : isBusy ? (
          <Skeleton width="60%" height="24px" />
        ) : (
          <p className="quiet">Your level, XP and streak could not be read just now.</p>
        )}
      </div>
      {part ? (
        <LevelReading {...part} />
      ) : isBusy ? (
        <Skeleton height="32px" />
      ) : (
        <div className="cluster">
          <TryAgain {...feed} />
        </div>
      )}
    </div>
  );
}

/** What the session calls the learner until the server answers. */
function useKnownName(): string {
  return useSession().profile?.username ?? messages.defaultUsername;
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
