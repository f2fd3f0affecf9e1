import type { CalendarDay, CalendarWeek } from './activity-weeks.ts';

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
