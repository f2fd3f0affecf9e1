import { experienceToNextLevel, XP_PER_LEVEL } from '../../../domain/level.ts';
import {
  type GreetingQuery,
  useGreetingQuery,
  useProgressSummaryQuery,
} from '../../graphql/__generated__/operations.ts';
import { messages } from '../../messages.ts';
import { useSession } from '../../session/session-context.ts';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './dashboard.module.css';
import { streakWords } from './streak-words.ts';
import { useLoggedFailure } from './use-logged-failure.ts';

/** Who the learner is and where they stand: username, streak, level, XP. */
export function Greeting() {
  const { data, loading, error } = useGreetingQuery({ fetchPolicy: 'cache-and-network' });
  useLoggedFailure('Welcome', error);
  const viewer = data?.viewer ?? null;
  const knownName = useKnownName();
  return (
    <div className={styles.greeting}>
      <div className="stack" style={{ '--gap': 'var(--space-1)' }}>
        <h1>Welcome back, {viewer?.username ?? knownName}</h1>
        <StreakLine streakDays={viewer === null ? 0 : viewer.streakDays} />
      </div>
      {viewer ? <LevelReading viewer={viewer} /> : loading && <Skeleton height="32px" />}
    </div>
  );
}

/** What the session calls the learner until the server answers. */
function useKnownName(): string {
  return useSession().profile?.username ?? messages.defaultUsername;
}

function StreakLine({ streakDays }: { streakDays: number }) {
  const { data } = useProgressSummaryQuery({ fetchPolicy: 'cache-first' });
  const isActiveToday = data?.viewer?.activity.at(-1)?.isActive ?? false;
  return <p className="quiet">{streakWords(streakDays, isActiveToday)}</p>;
}

function LevelReading({ viewer }: { viewer: NonNullable<GreetingQuery['viewer']> }) {
  const { level, experiencePoints } = viewer;
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
