import type {
  AchievementCardFragment,
  EarnedAchievementCardFragment,
} from '../../graphql/__generated__/operations.ts';
import { useLoggedFailure } from '../../graphql/panel-feeds.ts';
import { messages } from '../../messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Icon, iconNamed } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './achievements.module.css';
import { LoadError } from './load-error.tsx';
import type { ProfileFeeds } from './use-profile.ts';

const TITLE = 'Achievements';

/** The number of placeholder cells before the real number is known. */
const SKELETON_CELLS = Array.from({ length: 8 }, (_, index) => index);

const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

interface AchievementsPanelProps {
  feed: ProfileFeeds['earned'];
  all: ProfileFeeds['achievements'];
}

/** All achievements, earned ones first. */
export function AchievementsPanel({ feed, all }: AchievementsPanelProps) {
  const { part, isBusy, failure } = feed;
  useLoggedFailure(TITLE, failure ?? all.failure);
  const earned = part?.achievements;
  const known = all.part ?? [];
  return (
    <Panel title={TITLE} reading={readingOf(earned, known)} isBusy={isBusy}>
      {earned ? (
        <Achievements earned={earned} all={known} />
      ) : isBusy ? (
        <SkeletonCells />
      ) : (
        <LoadError what="Your achievements" {...feed} />
      )}
    </Panel>
  );
}

type Earned = readonly EarnedAchievementCardFragment[];
type Known = readonly AchievementCardFragment[];

function readingOf(earned: Earned | undefined, all: Known): string | null {
  return earned && all.length > 0 ? `${earned.length} of ${all.length}` : null;
}

function Achievements({ earned, all }: { earned: Earned; all: Known }) {
  const held = new Set(earned.map(({ achievement }) => achievement.id));
  const ahead = all.filter(({ id }) => !held.has(id));
  if (earned.length + ahead.length === 0) return <Empty>{messages.noAchievementsYet}</Empty>;
  return (
    <ul className={styles.achievements}>
      {earned.map(({ achievement, earnedAt }) => (
        <AchievementItem key={achievement.id} achievement={achievement} earnedAt={earnedAt} />
      ))}
      {ahead.map((achievement) => (
        <AchievementItem key={achievement.id} achievement={achievement} earnedAt={null} />
      ))}
    </ul>
  );
}

interface AchievementItemProps {
  achievement: AchievementCardFragment;
  /** Null if it isn't earned yet. */
  earnedAt: string | null;
}

function AchievementItem({ achievement, earnedAt }: AchievementItemProps) {
  const { icon, name, description, experienceReward } = achievement;
  return (
    <li data-earned={earnedAt !== null}>
      <Icon name={iconNamed(icon)} size={40} />
      <h3>{name}</h3>
      <p>{description}</p>
      {earnedAt === null ? (
        <Badge packet="locked">Not yet, +{experienceReward} XP</Badge>
      ) : (
        <Badge tone="signal" packet="done">
          Earned {date.format(new Date(earnedAt))}
        </Badge>
      )}
    </li>
  );
}

function SkeletonCells() {
  return (
    <ul className={styles.achievements} aria-hidden="true">
      {SKELETON_CELLS.map((cell) => (
        <li key={cell}>
          <Skeleton width="40px" height="40px" />
          <Skeleton width="60%" height="24px" />
          <Skeleton width="90%" height="20px" />
          <Skeleton width="50%" height="20px" />
        </li>
      ))}
    </ul>
  );
}
