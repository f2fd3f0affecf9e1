import { useMemo } from 'react';
import type { ActivityReadingFragment } from '../../graphql/__generated__/operations.ts';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/panel.tsx';
import { calendarOf, type CalendarDay, type CalendarWeek } from './activity-calendar.ts';
import styles from './activity-panel.module.css';

const TONES = [0, 1, 2, 3, 4] as const;
/** Beside the squares, below the months; every second day is named. */
const WEEKDAYS = ['', 'Mon', '', 'Wed', '', 'Fri', '', 'Sun'];

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const dayName = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** A year of days: how much each earned, and which of them a freeze has kept. */
export function ActivityPanel({ days }: { days: readonly ActivityReadingFragment[] }) {
  const weeks = useMemo(() => calendarOf(days), [days]);
  return (
    <Panel title="Activity" reading={<Legend />} className={styles.panel} isPadded>
      {weeks.length > 0 ? (
        <Calendar weeks={weeks} />
      ) : (
        <p className="quiet">The days could not be read just now.</p>
      )}
    </Panel>
  );
}

function Legend() {
  return (
    <span className={classNames('label', styles.legend)}>
      <span className={styles.frozen}>
        <span className={styles.day} data-frozen /> freeze
      </span>
      less
      {TONES.map((tone) => (
        <span key={tone} className={styles.day} data-tone={tone} />
      ))}
      more
    </span>
  );
}

function Calendar({ weeks }: { weeks: readonly CalendarWeek[] }) {
  return (
    <div className={styles.calendar} role="img" aria-label={readingOf(weeks)}>
      <div className={styles.weekdays}>
        {WEEKDAYS.map((name, index) => (
          <span key={index}>{name}</span>
        ))}
      </div>
      {weeks.map(({ monday, month, days }) => (
        <div key={monday} className={styles.week}>
          <span className={styles.month}>{month && monthName.format(month)}</span>
          {days.map((day) => (
            <span
              key={day.date}
              className={styles.day}
              data-tone={day.tone ?? 'none'}
              data-frozen={day.isFrozen || undefined}
              title={day.tone === null ? undefined : wordsOf(day)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function wordsOf({ date, tone, isFrozen, experiencePoints }: CalendarDay): string {
  const day = dayName.format(new Date(date));
  if (isFrozen) return `${day}: missed, and a freeze kept the streak`;
  if (tone === 0) return `${day}: no activity`;
  return experiencePoints > 0 ? `${day}: ${experiencePoints} XP` : `${day}: active`;
}

/** What the picture says, in words. */
function readingOf(weeks: readonly CalendarWeek[]): string {
  const days = weeks.flatMap((week) => week.days);
  const active = days.filter(({ tone }) => tone !== null && tone > 0).length;
  const frozen = days.filter(({ isFrozen }) => isFrozen).length;
  return `Activity in the last ${weeks.length} weeks: days with activity ${active}, days kept by a freeze ${frozen}`;
}
