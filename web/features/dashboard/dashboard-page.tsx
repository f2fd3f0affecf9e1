import { ContinuePanel } from './continue-panel.tsx';
import styles from './dashboard.module.css';
import { ExperiencePanel } from './experience-panel.tsx';
import { Greeting } from './greeting.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { RecentAchievementsPanel } from './recent-achievements-panel.tsx';
import { DailyPanel } from './daily-panel.tsx';
import { ReviewsPanel } from './reviews-panel.tsx';
import { RecentSubmissionsPanel } from './recent-submissions-panel.tsx';
import { RecentChallengesPanel, RecentLessonsPanel } from './recent-work-panels.tsx';
import { useDashboard } from './use-dashboard.ts';

/** The dashboard. One request loads it; each panel handles its own failure. */
export function DashboardPage() {
  const feeds = useDashboard();
  const today = feeds.progress.part?.activity.at(-1);
  return (
    <div className="page">
      <Greeting feed={feeds.greeting} isActiveToday={today?.isActive ?? false} />
      <div className={styles.instruments}>
        <ContinuePanel feed={feeds.path} />
        <ProgressPanel feed={feeds.progress} />
        <ReviewsPanel feed={feeds.reviews} />
        <DailyPanel feed={feeds.reviews} />
        <ExperiencePanel feed={feeds.experience} />
        <RecentSubmissionsPanel feed={feeds.submissions} />
        <RecentChallengesPanel feed={feeds.challenges} />
        <RecentLessonsPanel feed={feeds.lessons} />
        <RecentAchievementsPanel feed={feeds.earned} all={feeds.achievements.part ?? []} />
      </div>
    </div>
  );
}
