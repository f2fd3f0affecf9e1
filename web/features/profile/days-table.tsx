import { Table } from '../../ui/table.tsx';
import styles from './activity-panel.module.css';
import type { CalendarDay } from './activity-weeks.ts';
import { dateWords, happenedWords } from './day-words.ts';

/** The active and frozen days of the calendar as a table. */
export function DaysTable({ days }: { days: readonly CalendarDay[] }) {
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
              <td>{dateWords(day.date)}</td>
              <td>{happenedWords(day)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
