import type { AchievementCardFragment } from '../../graphql/__generated__/operations.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
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

const TITLE = 'Recent achievements';

interface RecentAchievementsPanelProps {
  feed: DashboardFeeds['earned'];
  /** All achievements. */
  all: readonly AchievementCardFragment[];
}

/** The achievements earned last. Free places show what can be earned next. */
export function RecentAchievementsPanel({ feed, all }: RecentAchievementsPanelProps) {
  const { part, isBusy, failure } = feed;
  useLoggedFailure(TITLE, failure);
  const earned = part?.achievements.map(({ achievement }) => achievement);
  return (
    <Panel
      title={TITLE}
      isBusy={isBusy}
      isEmpty={earned?.length === 0}
      reading={<AllLink earned={earned} all={all} />}
      className={styles['medal-panel']}
    >
      <div className={styles.list}>
        {isBusy ? (
          <SkeletonMedals />
        ) : earned && earned.length > 0 ? (
          <Medals earned={earned} all={all} />
        ) : (
          <Empty>
            <p>{messages.noAchievementsYet}</p>
            {earned ? <SeeWhatIsAhead /> : <TryAgain {...feed} />}
          </Empty>
        )}
      </div>
    </Panel>
  );
}

function SeeWhatIsAhead() {
  return (
    <ButtonLink to={paths.profile} size="small">
      See what you can earn
    </ButtonLink>
  );
}

interface AllLinkProps {
  /** Undefined while loading, and if they couldn't be loaded. */
  earned: MedalsProps['earned'] | undefined;
  all: MedalsProps['all'];
}

function AllLink({ earned, all }: AllLinkProps) {
  return (
    <Link className="label" to={paths.profile}>
      {earned && all.length > 0 ? `${earned.length} of ${all.length}` : 'All'}
      <span className="visually-hidden"> achievements</span>
    </Link>
  );
}

interface MedalsProps {
  earned: readonly AchievementCardFragment[];
  all: readonly AchievementCardFragment[];
}

function Medals({ earned, all }: MedalsProps) {
  const held = new Set(earned.map(({ id }) => id));
  const ahead = all.filter(({ id }) => !held.has(id));
  return (
    <ul className={styles.medals}>
      {[...earned, ...ahead].slice(0, MEDALS).map(({ id, icon, name }) => (
        <li key={id} data-earned={held.has(id)}>
          <Icon name={iconNamed(icon)} size={32} />
          {name}
          {!held.has(id) && <span className="visually-hidden">, not yet earned</span>}
        </li>
      ))}
    </ul>
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
