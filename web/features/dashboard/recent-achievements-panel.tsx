import { useId } from 'react';
import type { AchievementsFragment } from '../../graphql/__generated__/operations.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Icon, iconNamed } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './dashboard.module.css';
import { TryAgain } from '../../ui/try-again.tsx';
import type { DashboardFeeds } from './use-dashboard.ts';
import { useLoggedFailure } from '../../graphql/panel-feeds.ts';

/** The maximum number of achievements in the panel. */
const MEDALS = 6;

export const RECENT_ACHIEVEMENTS = 'Recent achievements';

/** The achievements earned last. Free places show those that are nearest, under a title of their own. */
export function RecentAchievementsPanel({ feed }: { feed: DashboardFeeds['earned'] }) {
  const { part, isBusy, failure } = feed;
  useLoggedFailure(RECENT_ACHIEVEMENTS, failure);
  return (
    <Panel
      title={RECENT_ACHIEVEMENTS}
      isBusy={isBusy}
      reading={<AllAchievements achievements={part} />}
      className={styles['medal-panel']}
    >
      <div className={styles.list}>
        {isBusy ? (
          <SkeletonMedals />
        ) : part ? (
          <Medals {...part} />
        ) : (
          <Empty>
            <p>{messages.noAchievementsYet}</p>
            <TryAgain {...feed} />
          </Empty>
        )}
      </div>
    </Panel>
  );
}

interface AllAchievementsProps {
  /** Null while loading, and if they couldn't be loaded. */
  achievements: AchievementsFragment | null | undefined;
}

/** How many achievements the learner has, linked to all of them. */
export function AllAchievements({ achievements }: AllAchievementsProps) {
  const earned = achievements?.achievements.length ?? 0;
  const total = earned + (achievements?.achievementsAhead.length ?? 0);
  return (
    <Link className="label target" to={paths.profile}>
      {total > 0 ? `${earned} of ${total}` : 'All'}
      <span className="visually-hidden"> achievements</span>
    </Link>
  );
}

function Medals({ achievements, achievementsAhead }: AchievementsFragment) {
  const earned = achievements.slice(0, MEDALS);
  // In rows of three, so that both lists together are as high as six medals.
  const ahead = achievementsAhead.slice(0, earned.length > 3 ? 0 : 3);
  return (
    <>
      <ul className={styles.medals}>
        {earned.map(({ achievement: { id, icon, name } }) => (
          <li key={id} data-earned="true">
            <Icon name={iconNamed(icon)} size={32} />
            {name}
          </li>
        ))}
      </ul>
      {ahead.length > 0 && <NearestMedals ahead={ahead} />}
    </>
  );
}

/** What the learner can earn next. */
function NearestMedals({ ahead }: { ahead: AchievementsFragment['achievementsAhead'] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={`label ${styles.nearest}`}>
        Not yet earned
      </h3>
      <ul className={styles.medals}>
        {ahead.map(({ achievement: { id, icon, name }, progress }) => (
          <li key={id} data-earned="false">
            <Icon name={iconNamed(icon)} size={32} />
            {name}
            {progress && (
              <span className="label">
                {progress.done} of {progress.total}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function SkeletonMedals() {
  return (
    <ul className={styles.medals}>
      {Array.from({ length: MEDALS }, (_, index) => (
        <li key={index}>
          <Skeleton width="32px" height="32px" />
          <Skeleton width="80%" height="16px" />
        </li>
      ))}
    </ul>
  );
}
