import type { ProgressCountsFragment } from '../../graphql/__generated__/operations.ts';
import { useLoggedFailure } from '../../graphql/panel-feeds.ts';
import { Dial, SkeletonDial } from '../../ui/dial.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import styles from './dashboard.module.css';
import type { DashboardFeeds } from './use-dashboard.ts';

const TITLE = 'Progress';

/** How many challenges and lessons are done, and the streak. */
export function ProgressPanel({ feed }: { feed: DashboardFeeds['progress'] }) {
  const { part, isBusy, failure } = feed;
  useLoggedFailure(TITLE, failure);
  const streak = part ? `${part.progress.streakDays} day streak` : undefined;
  return (
    <Panel title={TITLE} reading={streak} isBusy={isBusy}>
      {part ? (
        <Counts {...part.progress} />
      ) : isBusy ? (
        <SkeletonCounts />
      ) : (
        <Empty>
          <p>Your progress could not be loaded just now.</p>
          <TryAgain {...feed} />
        </Empty>
      )}
    </Panel>
  );
}

function Counts(progress: ProgressCountsFragment) {
  const { challengesCompleted, challengesTotal, lessonsCompleted, lessonsTotal } = progress;
  return (
    <div className={styles.dials}>
      <Count label="Challenges completed" value={challengesCompleted} of={challengesTotal} />
      <Count label="Lessons completed" value={lessonsCompleted} of={lessonsTotal} />
    </div>
  );
}

function SkeletonCounts() {
  return (
    <div className={styles.dials}>
      {['Challenges completed', 'Lessons completed'].map((label) => (
        <div key={label}>
          <SkeletonDial />
          <span className="label" aria-hidden="true">
            {label}
          </span>
        </div>
      ))}
    </div>
  );
}

function Count({ label, value, of }: { label: string; value: number; of: number }) {
  return (
    <div>
      <Dial value={value} of={of} label={label} />
      <span className="label" aria-hidden="true">
        {label}
      </span>
    </div>
  );
}
