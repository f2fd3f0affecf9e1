import { AppError } from './app-error.ts';
import { addDays } from './calendar.ts';

/** The smallest and the largest weekly goal, in active days. */
const WEEKLY_GOALS = { min: 3, max: 7 } as const;

/** All weekly goals that learners can choose, in active days. */
export const WEEKLY_GOAL_CHOICES: readonly number[] = Array.from(
  { length: WEEKLY_GOALS.max - WEEKLY_GOALS.min + 1 },
  (_, index) => WEEKLY_GOALS.min + index,
);

/**
 * Checks how many days a week a learner wants to be active.
 *
 * @throws {AppError} INVALID_INPUT
 */
export function requireWeeklyGoal(days: number): number {
  if (WEEKLY_GOAL_CHOICES.includes(days)) return days;
  const { min, max } = WEEKLY_GOALS;
  throw new AppError('INVALID_INPUT', `The weekly goal is ${min} to ${max} days; got ${days}.`);
}

/** A day of a learner. */
interface Day {
  /** YYYY-MM-DD. */
  date: string;
  isActive: boolean;
}

/** How a learner's week is going. */
export interface WeeklyGoal {
  /** The active days of this week so far. */
  days: number;
  /** The active days of the week before. */
  daysLastWeek: number;
  /** How many days of this week can still become active, today included. */
  daysLeft: number;
}

/**
 * Returns how the week of the last day is going. Weeks begin on Monday.
 *
 * @param days oldest first and today last, at least 14 for the whole last week
 * @returns null without days
 */
export function weeklyGoalOf(days: readonly Day[]): WeeklyGoal | null {
  const today = days.at(-1);
  if (today === undefined) return null;
  const daysSinceMonday = (new Date(today.date).getUTCDay() + 6) % 7;
  const monday = addDays(today.date, -daysSinceMonday);
  const mondayBefore = addDays(monday, -7);
  const active = days.filter(({ isActive }) => isActive).map(({ date }) => date);
  return {
    days: active.filter((date) => date >= monday).length,
    daysLastWeek: active.filter((date) => date >= mondayBefore && date < monday).length,
    daysLeft: 7 - daysSinceMonday - (today.isActive ? 1 : 0),
  };
}

/**
 * Says what is left of the goal of this week, in one sentence.
 *
 * @param goalDays how many days the learner wants to be active
 */
export function weeklyGoalWords({ days, daysLeft }: WeeklyGoal, goalDays: number): string {
  const missing = goalDays - days;
  if (missing <= 0) return 'You’ve reached the goal of this week.';
  if (missing > daysLeft) return 'A new week begins on Monday.';
  return missing === 1
    ? 'One more day completes this week.'
    : `${missing} more days complete this week.`;
}
