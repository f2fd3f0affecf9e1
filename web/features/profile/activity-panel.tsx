import { useMemo, useState } from 'react';
import { dayIn } from '../../../domain/calendar.ts';
import type { ActivityReadingFragment } from '../../graphql/__generated__/operations.ts';
import { useLoggedFailure } from '../../graphql/panel-feeds.ts';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ActivityCalendar, ActivityLegend } from './activity-calendar.tsx';
import { ActivityFacts } from './activity-facts.tsx';
import styles from './activity-panel.module.css';
import { calendarOf, summaryOf } from './activity-days.ts';
import { LoadError } from './load-error.tsx';
import type { ProfileFeeds } from './use-profile.ts';

const TITLE = 'Activity';

interface ActivityPanelProps {
  feed: ProfileFeeds['history'];
  /** Whether the numbers under the calendar are hidden. */
  isNewcomer: boolean;
}

/** The activity calendar of a year: XP per day and freezes. */
export function ActivityPanel({ feed, isNewcomer }: ActivityPanelProps) {
  const { part, isBusy, failure } = feed;
  useLoggedFailure(TITLE, failure);
  return (
    <Panel title={TITLE} reading={<ActivityLegend />} isBusy={isBusy} className={styles.panel}>
      {part ? (
        <Year days={part.activity} />
      ) : isBusy ? (
        <BlankYear isNewcomer={isNewcomer} />
      ) : (
        <LoadError what="Your days" {...feed} />
      )}
    </Panel>
  );
}

function Year({ days }: { days: readonly ActivityReadingFragment[] }) {
  const weeks = useMemo(() => calendarOf(days), [days]);
  const summary = useMemo(() => summaryOf(weeks), [weeks]);
  return (
    <div className={styles.body}>
      <ActivityCalendar weeks={weeks} summary={summary} />
      <ActivityFacts summary={summary} />
    </div>
  );
}

/** The placeholder of the calendar. */
function BlankYear({ isNewcomer }: { isNewcomer: boolean }) {
  const [date] = useState(() => dayIn('UTC', new Date()));
  const today = { date, isActive: false, isFrozen: false, experiencePoints: 0 };
  return (
    <div className={styles.body}>
      <ActivityCalendar weeks={calendarOf([today])} summary={null} />
      <div className={styles.facts} data-numbers={!isNewcomer}>
        <Skeleton width="60%" />
      </div>
    </div>
  );
}
