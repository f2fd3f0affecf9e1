import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './dashboard.module.css';

const LINKS: readonly { to: string; icon: IconName; label: string }[] = [
  { to: paths.lessons, icon: 'lessons', label: 'Lessons' },
  { to: paths.challenges, icon: 'challenges', label: 'Challenges' },
  { to: paths.leaderboard, icon: 'leaderboard', label: 'Leaderboard' },
  { to: paths.profile, icon: 'profile', label: 'Profile' },
];

/** Links to the four main pages. */
export function QuickLinks() {
  return (
    <nav aria-label="Quick links">
      <ul className={styles.quick}>
        {LINKS.map(({ to, icon, label }) => (
          <li key={to}>
            <Link to={to}>
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
