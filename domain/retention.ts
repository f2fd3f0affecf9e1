import { startOfWeek } from './calendar.ts';

const WEEK_MS = 604_800_000;
const DAY_MS = 86_400_000;

/** Retention periods, as the privacy policy promises them. */
export const RETENTION = {
  inactiveAccountYears: 3,
  anonymousLearnerDays: 30,
  submissionYears: 7,
  logMonths: 12,
} as const;

/** The cutoffs on a given day: older data is deleted. */
export interface RetentionLimits {
  /** Accounts last used before this instant. */
  accountsSeenBefore: Date;
  /** Anonymous learners last seen before this instant. */
  anonymousSeenBefore: Date;
  submissionsBefore: Date;
  logsBefore: Date;
  /** Leaderboard weeks that began before this instant. The current and the previous week are kept. */
  weeksBefore: Date;
}

/** The same day a number of months earlier, in UTC, or the last day of a shorter month. */
function monthsBefore(instant: Date, months: number): Date {
  const earlier = new Date(instant);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  // One month before March 31 is not March 3.
  if (earlier.getUTCDate() !== instant.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}

/** @param on the day from which the periods are counted back */
export function retentionLimits(on: Date): RetentionLimits {
  return {
    accountsSeenBefore: monthsBefore(on, RETENTION.inactiveAccountYears * 12),
    anonymousSeenBefore: new Date(on.getTime() - RETENTION.anonymousLearnerDays * DAY_MS),
    submissionsBefore: monthsBefore(on, RETENTION.submissionYears * 12),
    logsBefore: monthsBefore(on, RETENTION.logMonths),
    weeksBefore: new Date(startOfWeek(on).getTime() - WEEK_MS),
  };
}
