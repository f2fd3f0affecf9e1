import type { DashboardQuery } from '../../graphql/__generated__/operations.ts';
import { useLoggedFailure } from '../../graphql/panel-feeds.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { Empty } from '../../ui/empty.tsx';
import { Packet } from '../../ui/packet.tsx';
import { Panel, Row, Rows } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import styles from './dashboard.module.css';
import type { DashboardFeeds } from './use-dashboard.ts';

export const REVIEWS = 'Due for review';

type Reviews = NonNullable<DashboardQuery['reviews']>['reviews'];

/** The skills that are due, and the way to their reviews. Nothing if the learner has turned them off. */
export function ReviewsPanel({ feed }: { feed: DashboardFeeds['reviews'] }) {
  const { part, isBusy, failure } = feed;
  useLoggedFailure(REVIEWS, failure);
  if (part?.hasReviews === false) return null;
  return (
    <Panel
      title={REVIEWS}
      reading={part && <DueCount count={part.reviews.dueCount} />}
      isBusy={isBusy}
      isEmpty={part?.reviews.due.length === 0}
      className={styles.due}
    >
      {part ? (
        <Due reviews={part.reviews} />
      ) : isBusy ? (
        <SkeletonDue />
      ) : (
        <Empty>
          <p>Your reviews could not be loaded just now.</p>
          <TryAgain {...feed} />
        </Empty>
      )}
    </Panel>
  );
}

function DueCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Badge tone="warn" packet="pending">
      {count} due
    </Badge>
  );
}

function Due({ reviews: { due, nextDueOn } }: { reviews: Reviews }) {
  if (due.length === 0) {
    return (
      <Empty>
        <p>
          {nextDueOn === null
            ? 'The skills of lessons that you practice come back here after a few days.'
            : `Nothing is due. The next skill comes back on ${formatDate(nextDueOn, 'day')}.`}
        </p>
      </Empty>
    );
  }
  return (
    <>
      <Rows className={styles.rows}>
        {due.map(({ id, skill, lesson, challenge }) => (
          <Row key={id}>
            <Packet state="pending" />
            <span className={styles.skill}>
              <span>{skill}</span> <span className="label">{(lesson ?? challenge)?.title}</span>
            </span>
          </Row>
        ))}
      </Rows>
      <div className={styles.foot}>
        <span className="label">1 XP each</span>
        <ButtonLink size="small" to={paths.review}>
          Review now
        </ButtonLink>
      </div>
    </>
  );
}

function SkeletonDue() {
  return (
    <Rows className={styles.rows}>
      {['52%', '68%', '46%'].map((width) => (
        <Row key={width} className={styles['skeleton-row']}>
          <Skeleton width="8px" height="8px" />
          <Skeleton width={width} />
        </Row>
      ))}
    </Rows>
  );
}
