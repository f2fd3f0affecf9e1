import { DailyPanel } from './daily-panel.tsx';
import styles from './dashboard.module.css';
import { Greeting } from './greeting.tsx';
import { LevelPanel } from './level-panel.tsx';
import { NextPanel } from './next-panel.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { RecentAchievementsPanel } from './recent-achievements-panel.tsx';
import { RecentSubmissionsPanel } from './recent-submissions-panel.tsx';
import { RecentChallengesPanel, RecentLessonsPanel } from './recent-work-panels.tsx';
import { ReviewsPanel } from './reviews-panel.tsx';
import { SkillsPanel } from './skills-panel.tsx';
import { useDashboard } from './use-dashboard.ts';
import { WeeklyGoalPanel } from './weekly-goal-panel.tsx';

/** The dashboard. One request loads it; each panel handles its own failure. */
export function DashboardPage() {
  const feeds = useDashboard();
  return (
    <div className="page">
      <Greeting feed={feeds.greeting} progress={feeds.progress} />
      <div className={styles.instruments}>
        <NextPanel feeds={feeds} />
        <LevelPanel greeting={feeds.greeting} experience={feeds.experience} />
        <ReviewsPanel feed={feeds.reviews} />
        <DailyPanel feed={feeds.reviews} />
        <ProgressPanel feed={feeds.progress} />
        <SkillsPanel feed={feeds.skills} />
        <WeeklyGoalPanel feed={feeds.progress} />
        <RecentSubmissionsPanel feed={feeds.submissions} />
        <RecentAchievementsPanel feed={feeds.earned} />
        <RecentChallengesPanel feed={feeds.challenges} />
        <RecentLessonsPanel feed={feeds.lessons} />
      </div>
    </div>
  );
}
