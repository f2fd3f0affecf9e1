import { addDays } from '../../../domain/calendar.ts';
import type { ActivityReadingFragment } from '../../graphql/__generated__/operations.ts';
import { Badge } from '../../ui/badge.tsx';
import { Packet, type PacketState } from '../../ui/packet.tsx';
import styles from './dashboard.module.css';

const NAMES = [
  ['Mo', 'Monday'],
  ['Tu', 'Tuesday'],
  ['We', 'Wednesday'],
  ['Th', 'Thursday'],
  ['Fr', 'Friday'],
  ['Sa', 'Saturday'],
  ['Su', 'Sunday'],
] as const;

/** One day of the current week. */
interface WeekDay {
  label: string;
  /** The full name of the day and what happened, for screen readers. */
  description: string;
  packet: PacketState;
  isToday: boolean;
}

function faceOf(
  day: ActivityReadingFragment | undefined,
  isToday: boolean,
): { packet: PacketState; words: string } {
  if (!day) return { packet: 'locked', words: 'to come' };
  if (day.isActive) return { packet: 'done', words: 'active' };
  if (day.isFrozen) return { packet: 'frozen', words: 'missed, but a freeze kept the streak' };
  return { packet: isToday ? 'open' : 'locked', words: 'no activity' };
}

/**
 * Returns Monday to Sunday of the learner's current week.
 *
 * @param activity the learner's days, oldest first and today last; empty gives an empty week
 */
export function weekOf(activity: readonly ActivityReadingFragment[]): WeekDay[] {
  const today = activity.at(-1)?.date;
  if (today === undefined) return [];
  const days = new Map(activity.map((day) => [day.date, day]));
  const todayIndex = (new Date(today).getUTCDay() + 6) % 7;
  return NAMES.map(([label, name], index) => {
    const isToday = index === todayIndex;
    const { packet, words } = faceOf(days.get(addDays(today, index - todayIndex)), isToday);
    return { label, description: `${name}, ${words}`, packet, isToday };
  });
}

/** The days of this week. A legend explains frozen days if there are any. */
export function WeekStreak({ activity }: { activity: readonly ActivityReadingFragment[] }) {
  const week = weekOf(activity);
  return (
    <div className={styles.week}>
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
    </div>
  );
}
