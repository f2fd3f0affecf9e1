import { type ReactNode, useState } from 'react';
import type {
  AchievementAheadCardFragment,
  AchievementCardFragment,
  AchievementsFragment,
} from '../../graphql/__generated__/operations.ts';
import { useLoggedFailure } from '../../graphql/panel-feeds.ts';
import { messages } from '../../messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Icon, iconNamed } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './achievements.module.css';
import { LoadError } from './load-error.tsx';
import type { ProfileFeeds } from './use-profile.ts';
import { formatDate } from '../../ui/format-date.ts';

const TITLE = 'Achievements';

/** The number of placeholder cells before the real number is known. */
const SKELETON_CELLS = Array.from({ length: 8 }, (_, index) => index);

/** The nearest achievements, then the earned ones. The others are folded away. */
export function AchievementsPanel({ feed }: { feed: ProfileFeeds['earned'] }) {
  const { part, isBusy, failure } = feed;
  useLoggedFailure(TITLE, failure);
  return (
    <Panel title={TITLE} reading={part && readingOf(part)} isBusy={isBusy}>
      {part ? (
        <Achievements {...part} />
      ) : isBusy ? (
        <SkeletonCells />
      ) : (
        <LoadError what="Your achievements" {...feed} />
      )}
    </Panel>
  );
}

function readingOf({ achievements, achievementsAhead }: AchievementsFragment): string | null {
  const total = achievements.length + achievementsAhead.length;
  return total > 0 ? `${achievements.length} of ${total}, nearest first` : null;
}

/** How many of those that are left come first. */
const NEAREST = 3;

function Achievements({ achievements, achievementsAhead }: AchievementsFragment) {
  const [isOpen, setIsOpen] = useState(false);
  const nearest = achievementsAhead.slice(0, NEAREST);
  const others = achievementsAhead.slice(NEAREST);
  if (achievements.length + nearest.length === 0) {
    return <Empty>{messages.noAchievementsYet}</Empty>;
  }
  return (
    <ul className={styles.achievements}>
      {nearest.map((ahead) => (
        <AheadItem key={ahead.achievement.id} {...ahead} />
      ))}
      {achievements.map(({ achievement, earnedAt }) => (
        <AchievementItem key={achievement.id} achievement={achievement} isEarned>
          <Badge tone="signal" packet="done">
            Earned {formatDate(earnedAt, 'date')}
          </Badge>
        </AchievementItem>
      ))}
      {isOpen && others.map((ahead) => <AheadItem key={ahead.achievement.id} {...ahead} />)}
      {!isOpen && others.length > 0 && (
        <li className={styles.more}>
          <Button kind="quiet" onClick={() => setIsOpen(true)}>
            Show the other {others.length}
          </Button>
        </li>
      )}
    </ul>
  );
}

function AheadItem({ achievement, progress }: AchievementAheadCardFragment) {
  const reward = `+${achievement.experienceReward} XP`;
  if (progress === null) {
    return (
      <AchievementItem achievement={achievement} isEarned={false}>
        <Badge packet="locked">Not yet, {reward}</Badge>
      </AchievementItem>
    );
  }
  const { done, total } = progress;
  return (
    <AchievementItem achievement={achievement} isEarned={false}>
      <div className={styles.progress}>
        <p className="label">
          {done.toLocaleString('en')} of {total.toLocaleString('en')}, {reward}
        </p>
        <Progress
          value={(100 * done) / total}
          label={`${achievement.name}: ${done} of ${total}`}
          cells={total > MOST_CELLS ? undefined : total}
        />
      </div>
    </AchievementItem>
  );
}

/** The most steps that have a cell each. */
const MOST_CELLS = 36;

interface AchievementItemProps {
  achievement: AchievementCardFragment;
  isEarned: boolean;
  /** Its state. */
  children: ReactNode;
}

function AchievementItem({ achievement, isEarned, children }: AchievementItemProps) {
  const { icon, name, description } = achievement;
  return (
    <li data-earned={isEarned}>
      <Icon name={iconNamed(icon)} size={40} />
      <h3>{name}</h3>
      <p>{description}</p>
      {children}
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
