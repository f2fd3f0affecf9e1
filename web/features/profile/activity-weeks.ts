import { addDays, type Day } from '../../../domain/calendar.ts';
import type { ActivityReadingFragment } from '../../graphql/__generated__/operations.ts';

/** The number of weeks in the calendar, including the current one. */
const WEEKS = 52;

/** The XP at which a day gets each tone above the first. */
const TONE_FROM_XP = [1, 50, 100, 200] as const;

/** One square of the calendar. */
export interface CalendarDay {
  date: Day;
  /** 0 without activity, 4 for the most XP; null for a future day. */
  tone: number | null;
  isFrozen: boolean;
  /** Earned on that day. */
  experiencePoints: number;
}

/** Monday to Sunday. */
export interface CalendarWeek {
  monday: Day;
  /** The month that begins in this week, as a UTC timestamp; null if none does. */
  month: Date | null;
  days: CalendarDay[];
}

function toneOf(isActive: boolean, experiencePoints: number): number {
  const tone = TONE_FROM_XP.filter((least) => experiencePoints >= least).length;
  // Repeating something earns no XP but still counts as activity.
  return isActive ? Math.max(1, tone) : 0;
}

function squares(activity: readonly ActivityReadingFragment[]): Map<Day, CalendarDay> {
  return new Map(
    activity.map(({ date, isActive, isFrozen, experiencePoints: total }, index) => {
      const before = activity[index - 1];
      const earned = before ? total - before.experiencePoints : 0;
      return [date, { date, tone: toneOf(isActive, earned), isFrozen, experiencePoints: earned }];
    }),
  );
}

function mondayOf(day: Day): Day {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/**
 * Returns the learner's last weeks, oldest first. The last one contains today.
 *
 * @param activity the learner's days, oldest first and today last, with one more than is shown, because the XP of a
 *   day is the difference from the day before. Empty gives no weeks.
 */
export function calendarOf(activity: readonly ActivityReadingFragment[]): CalendarWeek[] {
  const today = activity.at(-1)?.date;
  if (today === undefined) return [];
  const known = squares(activity);
  const last = mondayOf(today);
  return Array.from({ length: WEEKS }, (_, index) => {
    const monday = addDays(last, (index + 1 - WEEKS) * 7);
    const dates = Array.from({ length: 7 }, (__, day) => addDays(monday, day));
    const first = dates.find((date) => date.endsWith('-01'));
    return {
      monday,
      month: first === undefined ? null : new Date(first),
      days: dates.map((date) => known.get(date) ?? unknownDay(date, date > today)),
    };
  });
}

function unknownDay(date: Day, isToCome: boolean): CalendarDay {
  return { date, tone: isToCome ? null : 0, isFrozen: false, experiencePoints: 0 };
}
