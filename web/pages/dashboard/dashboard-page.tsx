import { ContinuePanel } from './continue-panel.tsx';
import styles from './dashboard.module.css';
import { ExperiencePanel } from './experience-panel.tsx';
import { Greeting } from './greeting.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { RecentAchievementsPanel } from './recent-achievements-panel.tsx';
import { RecentChallengesPanel } from './recent-challenges-panel.tsx';
import { RecentLessonsPanel } from './recent-lessons-panel.tsx';
import { RecentSubmissionsPanel } from './recent-submissions-panel.tsx';

/** The overview: where the learner stands and what comes next. Each panel reads and fails on its own. */
export function DashboardPage() {
  return (
    <div className="page">
      <Greeting />
      <div className={styles.instruments}>
        <ContinuePanel />
        <ProgressPanel />
        <RecentSubmissionsPanel />
        <ExperiencePanel />
        <RecentChallengesPanel />
        <RecentLessonsPanel />
        <RecentAchievementsPanel />
      </div>
    </div>
  );
}
