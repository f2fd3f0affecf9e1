import { classNames } from '../../ui/class-names.ts';
import styles from './activity-calendar.module.css';
import { type ActivitySummary, type CalendarWeek, happenedWords } from './activity-days.ts';
import { formatDate } from '../../ui/format-date.ts';

const TONES = [0, 1, 2, 3, 4] as const;
/** The labels of the days. Every second day has one. */
const WEEKDAYS = ['', 'Mon', '', 'Wed', '', 'Fri', '', 'Sun'];

interface ActivityCalendarProps {
  weeks: readonly CalendarWeek[];
  /** Null while the days are loading. */
  summary: ActivitySummary | null;
}

/** A year of days as squares. The more XP, the stronger the color. */
export function ActivityCalendar({ weeks, summary }: ActivityCalendarProps) {
  const reading = summary
    ? { role: 'img', 'aria-label': readingOf(weeks.length, summary) }
    : { 'aria-hidden': true };
  return (
    <div {...reading} className={styles.calendar}>
      <div className={styles.weekdays}>
        {WEEKDAYS.map((name, index) => (
          <span key={index}>{name}</span>
        ))}
      </div>
      {weeks.map((week) => (
        <Week key={week.monday} week={week} />
      ))}
    </div>
  );
}

function Week({ week: { month, days } }: { week: CalendarWeek }) {
  return (
    <div className={styles.week}>
      <span className={styles.month}>{month && formatDate(month, 'month')}</span>
      {days.map((day) => (
        <span
          key={day.date}
          className={styles.day}
          data-tone={day.tone ?? 'none'}
          data-frozen={day.isFrozen || undefined}
          title={
            day.tone === null ? undefined : `${formatDate(day.date, 'date')}: ${happenedWords(day)}`
          }
        />
      ))}
    </div>
  );
}

/** What the squares mean. */
export function ActivityLegend() {
  return (
    <span className={classNames('label', styles.legend)}>
      <span className={styles.freeze}>
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

/** Describes the calendar for screen readers. */
function readingOf(weeks: number, summary: ActivitySummary): string {
  const { activeDays, frozenDays, longestRun } = summary;
  return `Activity in the last ${weeks} weeks: days with activity ${activeDays}, days kept by a freeze ${frozenDays}, longest streak ${longestRun}`;
}
