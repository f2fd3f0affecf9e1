import { paths } from '../paths.ts';
import type { IconName } from '../ui/icon.tsx';

export interface NavLinkEntry {
  to: string;
  label: string;
  icon: IconName;
  /** Another page that belongs to this one. */
  alsoAt?: string;
}

const HOME: NavLinkEntry = { to: paths.home, label: 'Home', icon: 'home' };

/** What visitors see. */
export const VISITOR_LINKS: readonly NavLinkEntry[] = [
  HOME,
  { to: paths.login, label: 'Login', icon: 'login' },
  { to: paths.register, label: 'Sign Up', icon: 'profile' },
];

/** What signed-in learners see. */
export const LEARNER_LINKS: readonly NavLinkEntry[] = [
  HOME,
  { to: paths.dashboard, label: 'Dashboard', icon: 'dashboard' },
  { to: paths.lessons, label: 'Lessons', icon: 'lessons' },
  { to: paths.challenges, alsoAt: paths.workspace, label: 'Challenges', icon: 'challenges' },
  { to: paths.leaderboard, label: 'Leaderboard', icon: 'leaderboard' },
  { to: paths.profile, alsoAt: paths.account, label: 'Profile', icon: 'profile' },
];
