import type {
  AchievementCardFragment,
  EarnedAchievementCardFragment,
} from '../../graphql/__generated__/operations.ts';
import { messages } from '../../messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Icon, iconNamed } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './profile.module.css';

const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

interface AchievementsPanelProps {
  earned: readonly EarnedAchievementCardFragment[];
  all: readonly AchievementCardFragment[];
}

/** Everything that can be earned: what is earned first, then what is still to earn. */
export function AchievementsPanel({ earned, all }: AchievementsPanelProps) {
  const held = new Set(earned.map(({ achievement }) => achievement.id));
  const ahead = all.filter(({ id }) => !held.has(id));
  const reading = all.length > 0 ? `${earned.length} of ${all.length}` : undefined;
  return (
    <Panel title="Achievements" reading={reading} className={styles.full}>
      {earned.length + ahead.length === 0 ? (
        <Empty>{messages.noAchievementsYet}</Empty>
      ) : (
        <ul className={styles.achievements}>
          {earned.map(({ achievement, earnedAt }) => (
            <AchievementItem key={achievement.id} achievement={achievement} earnedAt={earnedAt} />
          ))}
          {ahead.map((achievement) => (
            <AchievementItem key={achievement.id} achievement={achievement} earnedAt={null} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface AchievementItemProps {
  achievement: AchievementCardFragment;
  /** Null when it is still to earn. */
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
