import type { ActivityReadingFragment } from '../../graphql/__generated__/operations.ts';
import type { PacketState } from '../../ui/packet.tsx';

const DAY_MS = 86_400_000;
const NAMES = [
  ['Mo', 'Monday'],
  ['Tu', 'Tuesday'],
  ['We', 'Wednesday'],
  ['Th', 'Thursday'],
  ['Fr', 'Friday'],
  ['Sa', 'Saturday'],
  ['Su', 'Sunday'],
] as const;

/** One day of the week that holds today. */
export interface WeekDay {
  label: string;
  /** The whole word and what happened, for screen readers. */
  description: string;
  packet: PacketState;
  isToday: boolean;
}

function dayAt(today: string, offset: number): string {
  return new Date(Date.parse(today) + offset * DAY_MS).toISOString().slice(0, 10);
}

function packetOf(isActive: boolean, isToday: boolean): PacketState {
  if (isActive) return 'done';
  return isToday ? 'open' : 'locked';
}

/**
 * Monday to Sunday of the learner's current week.
 *
 * @param activity the learner's days, oldest first and today last; empty gives an empty week
 */
export function weekOf(activity: readonly ActivityReadingFragment[]): WeekDay[] {
  const today = activity.at(-1)?.date;
  if (today === undefined) return [];
  const active = new Set(activity.filter((day) => day.isActive).map((day) => day.date));
  const todayIndex = (new Date(today).getUTCDay() + 6) % 7;
  return NAMES.map(([label, name], index) => {
    const isActive = active.has(dayAt(today, index - todayIndex));
    const isToday = index === todayIndex;
    const words = isActive ? 'active' : index > todayIndex ? 'to come' : 'no activity';
    return {
      label,
      description: `${name}, ${words}`,
      packet: packetOf(isActive, isToday),
      isToday,
    };
  });
}
