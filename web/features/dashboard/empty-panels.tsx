import { type ReactNode, useId } from 'react';
import { messages } from '../../messages.ts';
import { Packet } from '../../ui/packet.tsx';
import { Panel } from '../../ui/panel.tsx';
import dashboard from './dashboard.module.css';
import styles from './empty-panels.module.css';
import { AllAchievements, RECENT_ACHIEVEMENTS } from './recent-achievements-panel.tsx';
import { RECENT_SUBMISSIONS } from './recent-submissions-panel.tsx';
import { REVIEWS } from './reviews-panel.tsx';
import { RECENT_CHALLENGES, RECENT_LESSONS } from './recent-work-panels.tsx';
import { SKILLS } from './skills-panel.tsx';
import type { DashboardFeeds } from './use-dashboard.ts';

/** The titles of the panels that have nothing to show yet. Those that are loading or failed are not among them. */
export function emptyPanels(feeds: DashboardFeeds): ReadonlySet<string> {
  const items = {
    [SKILLS]: feeds.skills.part?.skillStandings,
    [RECENT_SUBMISSIONS]: feeds.submissions.part?.submissions.nodes,
    [RECENT_CHALLENGES]: feeds.challenges.part?.recentChallenges,
    [RECENT_LESSONS]: feeds.lessons.part?.recentLessons,
    [RECENT_ACHIEVEMENTS]: feeds.earned.part?.achievements,
  };
  const empty = Object.entries(items).filter(([, list]) => list?.length === 0);
  const titles = empty.map(([title]) => title);
  return new Set(areReviewsAhead(feeds) ? [REVIEWS, ...titles] : titles);
}

/** Whether reviews are on, and the first lesson that they come from isn't completed. */
function areReviewsAhead({ reviews, progress }: DashboardFeeds): boolean {
  const { part } = reviews;
  if (part?.hasReviews !== true || progress.part?.progress.lessonsCompleted !== 0) return false;
  return part.reviews.due.length === 0 && part.reviews.nextDueOn === null;
}

interface EmptyPanelsProps {
  /** At least one title. */
  titles: ReadonlySet<string>;
  earned: DashboardFeeds['earned'];
}

/** What the dashboard will show later, in one panel instead of an empty one each. */
export function EmptyPanels({ titles, earned }: EmptyPanelsProps) {
  const nearest = earned.part?.achievementsAhead[0]?.achievement.name;
  const words: Record<string, ReactNode> = {
    [REVIEWS]: <p>The skills of lessons that you practice come back after a few days.</p>,
    [SKILLS]: <p>A skill appears here once you have used it in three exercises or challenges.</p>,
    [RECENT_SUBMISSIONS]: <p>{messages.noRecentSubmissions}</p>,
    [RECENT_ACHIEVEMENTS]: (
      <>
        <p>{messages.noAchievementsYet}</p>
        {nearest !== undefined && <p>{nearest} is the closest.</p>}
      </>
    ),
    [RECENT_CHALLENGES]: <p>{messages.noRecentChallenges}</p>,
    [RECENT_LESSONS]: <p>{messages.noRecentLessons}</p>,
  };
  return (
    <Panel
      title="What fills up as you work"
      reading="empty for now"
      isEmpty
      className={dashboard.wide}
    >
      <div className={styles.cells}>
        {Object.entries(words)
          .filter(([title]) => titles.has(title))
          .map(([title, children]) => (
            <EmptyCell
              key={title}
              title={title}
              reading={
                title === RECENT_ACHIEVEMENTS && <AllAchievements achievements={earned.part} />
              }
            >
              {children}
            </EmptyCell>
          ))}
      </div>
    </Panel>
  );
}

interface EmptyCellProps {
  title: string;
  reading: ReactNode;
  children: ReactNode;
}

function EmptyCell({ title, reading, children }: EmptyCellProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Packet state="locked" />
      <div>
        <header>
          <h3 id={titleId}>{title}</h3>
          {reading}
        </header>
        {children}
      </div>
    </section>
  );
}
