import { useLoggedFailure } from '../../graphql/panel-feeds.ts';
import { messages } from '../../messages.ts';
import { useSession } from '../../session/session-context.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import styles from './dashboard.module.css';
import type { DashboardFeeds } from './use-dashboard.ts';
import { WeekStreak } from './week-streak.tsx';

/** Returns the streak and how to keep it, in one or two sentences. */
export function streakWords(streakDays: number, isActiveToday: boolean): string {
  if (streakDays === 0)
    return 'Practice a lesson, solve a challenge or review a skill to start a streak.';
  const length = streakDays === 1 ? '1 day' : `${streakDays} days`;
  return isActiveToday
    ? `Streak: ${length}. You’ve already practiced today.`
    : `Streak: ${length}. Practice a lesson, solve a challenge or review a skill today to keep it.`;
}

const FIRST_STEP = 'Start with one lesson. Practicing it starts your streak.';

interface GreetingProps {
  feed: DashboardFeeds['greeting'];
  progress: DashboardFeeds['progress'];
}

/** The greeting, with username, streak and the days of this week. */
export function Greeting({ feed, progress }: GreetingProps) {
  useLoggedFailure('Welcome', feed.failure);
  const activity = progress.part?.activity ?? [];
  return (
    <div className={styles.greeting}>
      <div className="stack" style={{ '--gap': 'var(--space-1)' }}>
        <Welcome part={feed.part} />
        <Streak feed={feed} isActiveToday={activity.at(-1)?.isActive ?? false} />
        {!feed.part && !feed.isBusy && (
          <div className="cluster">
            <TryAgain {...feed} />
          </div>
        )}
      </div>
      <WeekStreak activity={activity} />
    </div>
  );
}

interface StreakProps extends Pick<GreetingProps, 'feed'> {
  isActiveToday: boolean;
}

/** Shows the name from the session until the server responds. */
function Welcome({ part }: Pick<GreetingProps['feed'], 'part'>) {
  const { profile } = useSession();
  const learner = part ?? profile;
  return (
    <h1>
      {isNewcomer(learner) ? 'Welcome' : 'Welcome back'},{' '}
      {profile?.isAnonymous
        ? messages.defaultUsername
        : (learner?.username ?? messages.defaultUsername)}
    </h1>
  );
}

function Streak({ feed: { part, isBusy }, isActiveToday }: StreakProps) {
  if (isBusy) return <Skeleton width="60%" height="24px" />;
  if (!part)
    return <p className="quiet">Your level, XP and streak could not be loaded just now.</p>;
  const words = isNewcomer(part) ? FIRST_STEP : streakWords(part.streakDays, isActiveToday);
  return <p className="quiet">{words}</p>;
}

/** Returns whether the learner hasn't done anything yet. */
export function isNewcomer(
  learner: { experiencePoints: number; streakDays: number } | null,
): boolean {
  return learner !== null && learner.experiencePoints === 0 && learner.streakDays === 0;
}
