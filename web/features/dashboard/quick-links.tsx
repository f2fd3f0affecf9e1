import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './quick-links.module.css';
import type { DashboardFeeds } from './use-dashboard.ts';

interface QuickLink {
  to: string;
  icon: IconName;
  label: string;
  /** How much of it is done; absent while it is unknown. */
  count?: string | undefined;
}

function achievementWords({ part }: DashboardFeeds['earned']): string | undefined {
  const earned = part?.achievements.length ?? 0;
  const total = earned + (part?.achievementsAhead.length ?? 0);
  return total > 0 ? `${earned} of ${total}` : undefined;
}

function linksFor({ progress, earned }: DashboardFeeds): QuickLink[] {
  const counts = progress.part?.progress;
  return [
    {
      to: paths.lessons,
      icon: 'lessons',
      label: 'Lessons',
      count: counts && `${counts.lessonsCompleted} of ${counts.lessonsTotal}`,
    },
    {
      to: paths.challenges,
      icon: 'challenges',
      label: 'Challenges',
      count: counts && `${counts.challengesCompleted} of ${counts.challengesTotal}`,
    },
    { to: paths.leaderboard, icon: 'leaderboard', label: 'Leaderboard' },
    {
      to: paths.profile,
      icon: 'profile',
      label: 'Profile',
      count: achievementWords(earned),
    },
  ];
}

/** Links to the four main pages, with how much of each is done. */
export function QuickLinks({ feeds }: { feeds: DashboardFeeds }) {
  return (
    <nav aria-label="Quick links">
      <ul className={styles.quick}>
        {linksFor(feeds).map(({ to, icon, label, count }) => (
          <li key={to}>
            <Link to={to}>
              <Icon name={icon} />
              {label}
              {count !== undefined && <span className="label">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
