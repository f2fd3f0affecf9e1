import { Badge } from '../../ui/badge.tsx';
import { Packet } from '../../ui/packet.tsx';
import styles from './dashboard.module.css';
import type { WeekDay } from './week.ts';

/** The days of this week. A legend explains frozen days if there are any. */
export function WeekStreak({ week }: { week: readonly WeekDay[] }) {
  return (
    <>
      <ol className={styles.streak} aria-label="This week">
        {week.map(({ label, description, packet, isToday }) => (
          <li key={label} aria-current={isToday ? 'date' : undefined}>
            <Packet state={packet} />
            <span aria-hidden="true">{label}</span>
            <span className="visually-hidden">{description}</span>
          </li>
        ))}
      </ol>
      {week.some(({ packet }) => packet === 'frozen') && (
        <p className={styles.legend}>
          <Badge packet="frozen">missed, but a freeze kept the streak</Badge>
        </p>
      )}
    </>
  );
}
