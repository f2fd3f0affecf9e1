import { DailyPanel } from './daily-panel.tsx';
import styles from './dashboard.module.css';
import { EmptyPanels, emptyPanels } from './empty-panels.tsx';
import { Greeting } from './greeting.tsx';
import { LevelPanel } from './level-panel.tsx';
import { NextPanel } from './next-panel.tsx';
import { PlacementPanel } from './placement-panel.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { RECENT_ACHIEVEMENTS, RecentAchievementsPanel } from './recent-achievements-panel.tsx';
import { RECENT_SUBMISSIONS, RecentSubmissionsPanel } from './recent-submissions-panel.tsx';
import {
  RECENT_CHALLENGES,
  RECENT_LESSONS,
  RecentChallengesPanel,
  RecentLessonsPanel,
} from './recent-work-panels.tsx';
import { REVIEWS, ReviewsPanel } from './reviews-panel.tsx';
import { SKILLS, SkillsPanel } from './skills-panel.tsx';
import { useDashboard } from './use-dashboard.ts';
import { WeeklyGoalPanel } from './weekly-goal-panel.tsx';

/** The dashboard. One request loads it; each panel handles its own failure. */
export function DashboardPage() {
  const feeds = useDashboard();
  const empty = emptyPanels(feeds);
  const later = empty.size > 0 && <EmptyPanels titles={empty} earned={feeds.earned} />;
  return (
    <div className="page">
      <Greeting feed={feeds.greeting} progress={feeds.progress} />
      <div className={styles.instruments}>
        <NextPanel feeds={feeds} />
        <LevelPanel {...feeds} />
        {/* In the place of the reviews, so that nothing moves. */}
        {empty.has(REVIEWS) ? <PlacementPanel /> : <ReviewsPanel feed={feeds.reviews} />}
        <DailyPanel feed={feeds.reviews} />
        <ProgressPanel feed={feeds.progress} />
        <WeeklyGoalPanel feed={feeds.progress} />
        {/* It takes the place of the skills, which are as wide, so that nothing moves when they turn out to be empty. */}
        {empty.has(SKILLS) ? later : <SkillsPanel feed={feeds.skills} />}
        <RecentPanels feeds={feeds} empty={empty} />
        {!empty.has(SKILLS) && later}
      </div>
    </div>
  );
}

interface RecentPanelsProps {
  feeds: ReturnType<typeof useDashboard>;
  /** The titles of the panels that have nothing to show. */
  empty: ReadonlySet<string>;
}

/** What the learner did last, as far as there is something. */
function RecentPanels({ feeds, empty }: RecentPanelsProps) {
  return (
    <>
      {!empty.has(RECENT_SUBMISSIONS) && <RecentSubmissionsPanel feed={feeds.submissions} />}
      {!empty.has(RECENT_ACHIEVEMENTS) && <RecentAchievementsPanel feed={feeds.earned} />}
      {!empty.has(RECENT_CHALLENGES) && <RecentChallengesPanel feed={feeds.challenges} />}
      {!empty.has(RECENT_LESSONS) && <RecentLessonsPanel feed={feeds.lessons} />}
    </>
  );
}
