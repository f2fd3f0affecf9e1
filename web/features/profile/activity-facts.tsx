import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Table } from '../../ui/table.tsx';
import styles from './activity-panel.module.css';
import { type ActivitySummary, type CalendarDay, happenedWords } from './activity-days.ts';
import { formatDate } from '../../ui/format-date.ts';

/** The active and frozen days of the calendar as a table. */
function DaysTable({ days }: { days: readonly CalendarDay[] }) {
  return (
    <div className={styles.days}>
      <Table label="Days with activity">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">What happened</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <td>{formatDate(day.date, 'date')}</td>
              <td>{happenedWords(day)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

/** A summary of the calendar and, on demand, a table of all active days. */
export function ActivityFacts({ summary }: { summary: ActivitySummary }) {
  const [isOpen, setOpen] = useState(false);
  const tableId = useId();
  return (
    <>
      <div className={styles.facts}>
        <SummaryFacts summary={summary} />
        {summary.notable.length > 0 && (
          <Button
            kind="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-controls={tableId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide the days' : 'Show the days as a table'}
          </Button>
        )}
      </div>
      <div id={tableId} hidden={!isOpen}>
        {isOpen && <DaysTable days={summary.notable} />}
      </div>
    </>
  );
}

function SummaryFacts({ summary }: { summary: ActivitySummary }) {
  const { activeDays, frozenDays, longestRun, best } = summary;
  if (activeDays === 0) {
    return (
      <p className="quiet">
        A day lights up when you practice or complete a lesson, solve a challenge or review a skill.
      </p>
    );
  }
  return (
    <ul className={styles.sums}>
      <Sum number={activeDays}>{activeDays === 1 ? 'active day' : 'active days'}</Sum>
      <Sum number={longestRun}>{longestRun === 1 ? 'day' : 'days'} in the longest streak</Sum>
      <Sum number={frozenDays}>kept by a freeze</Sum>
      {best && (
        <Sum number={best.experiencePoints}>
          XP on the best day, {formatDate(best.date, 'date')}
        </Sum>
      )}
    </ul>
  );
}

function Sum({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li>
      <b>{number.toLocaleString('en')}</b> {children}
    </li>
  );
}
