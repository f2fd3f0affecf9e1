import type { ReactNode } from 'react';
import { Empty } from '../../ui/empty.tsx';
import { Panel, Row, Rows } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './dashboard.module.css';
import { TryAgain } from '../../ui/try-again.tsx';
import { type PanelFeed, useLoggedFailure } from '../../graphql/panel-feeds.ts';

/** The maximum number of rows in a recent list. */
const ROWS = 5;
const SKELETON_WIDTHS = ['68%', '52%', '80%', '46%', '60%'];

interface RecentPanelProps<Item> {
  title: string;
  reading: ReactNode;
  className?: string | undefined;
  feed: PanelFeed<unknown>;
  /** Undefined while loading, and if they couldn't be loaded. */
  items: readonly Item[] | undefined;
  /** The text if the list couldn't be loaded. */
  emptyText: string;
  renderRow: (item: Item) => ReactNode;
}

/** A panel with the most recent items of one kind, in each of its states. */
export function RecentPanel<Item extends { id: string }>(props: RecentPanelProps<Item>) {
  const { title, reading, className, feed } = props;
  const { isBusy, failure } = feed;
  useLoggedFailure(title, failure);
  return (
    <Panel title={title} reading={reading} isBusy={isBusy} className={className}>
      <div className={styles.list}>{isBusy ? <SkeletonRows /> : <RecentRows {...props} />}</div>
    </Panel>
  );
}

function RecentRows<Item extends { id: string }>(props: RecentPanelProps<Item>) {
  const { feed, items, emptyText, renderRow } = props;
  if (items === undefined) {
    return (
      <Empty>
        <p>{emptyText}</p>
        <TryAgain {...feed} />
      </Empty>
    );
  }
  return (
    <Rows className={styles.rows}>
      {items.slice(0, ROWS).map((item) => (
        <Row key={item.id}>{renderRow(item)}</Row>
      ))}
    </Rows>
  );
}

function SkeletonRows() {
  return (
    <Rows className={styles.rows}>
      {SKELETON_WIDTHS.map((width) => (
        <Row key={width} className={styles['skeleton-row']}>
          <Skeleton width="8px" height="8px" />
          <Skeleton width={width} />
        </Row>
      ))}
    </Rows>
  );
}
