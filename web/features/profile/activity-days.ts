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
  /** The month that begins in this week, as its first day; null if none does. */
  month: Day | null;
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
      month: first ?? null,
      days: dates.map((date) => known.get(date) ?? unknownDay(date, date > today)),
    };
  });
}

function unknownDay(date: Day, isToCome: boolean): CalendarDay {
  return { date, tone: isToCome ? null : 0, isFrozen: false, experiencePoints: 0 };
}

/** The numbers below the calendar. */
export interface ActivitySummary {
  activeDays: number;
  frozenDays: number;
  /** Active days of the longest streak. Frozen days keep it going but don't count. */
  longestRun: number;
  /** The day with the most XP (the latest if there are several); null if no day has any. */
  best: CalendarDay | null;
  /** Active and frozen days, latest first. */
  notable: CalendarDay[];
}

const isActive = ({ tone }: CalendarDay): boolean => tone !== null && tone > 0;

/** Summarizes the calendar. */
export function summaryOf(weeks: readonly CalendarWeek[]): ActivitySummary {
  const days = weeks.flatMap((week) => week.days);
  const notable = days.filter((day) => isActive(day) || day.isFrozen).toReversed();
  return {
    activeDays: days.filter(isActive).length,
    frozenDays: days.filter(({ isFrozen }) => isFrozen).length,
    longestRun: longestRunOf(days),
    best: bestOf(notable),
    notable,
  };
}

function longestRunOf(days: readonly CalendarDay[]): number {
  let run = 0;
  let longest = 0;
  for (const day of days) {
    if (isActive(day)) run += 1;
    else if (!day.isFrozen) run = 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function bestOf(latestFirst: readonly CalendarDay[]): CalendarDay | null {
  let best: CalendarDay | null = null;
  for (const day of latestFirst) {
    if (day.experiencePoints > (best?.experiencePoints ?? 0)) best = day;
  }
  return best;
}

/** Returns what happened on a day of the calendar. */
export function happenedWords({ tone, isFrozen, experiencePoints }: CalendarDay): string {
  if (isFrozen) return 'missed, but a freeze kept the streak';
  if (tone === 0) return 'no activity';
  return experiencePoints > 0 ? `${experiencePoints} XP` : 'active';
}
