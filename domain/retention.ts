import { startOfWeek } from './week.ts';

const WEEK_MS = 604_800_000;

/** How long what is kept, as the privacy policy promises it. */
export const RETENTION = {
  inactiveAccountYears: 3,
  submissionYears: 7,
  logMonths: 12,
} as const;

/** What has outlived its time on some day. */
export interface RetentionLimits {
  /** Accounts that were used last before it. */
  accountsSeenBefore: Date;
  submissionsBefore: Date;
  logsBefore: Date;
  /** Weeks of the leaderboard, by the instant that they begin: this week's and the last one's are kept. */
  weeksBefore: Date;
}

/** The same day so many months earlier, in UTC; the last one of a month that has no such day. */
function monthsBefore(instant: Date, months: number): Date {
  const earlier = new Date(instant);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  // 31 March less a month is not 3 March.
  if (earlier.getUTCDate() !== instant.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}

/** @param on the day on which the periods are counted back from */
export function retentionLimits(on: Date): RetentionLimits {
  return {
    accountsSeenBefore: monthsBefore(on, RETENTION.inactiveAccountYears * 12),
    submissionsBefore: monthsBefore(on, RETENTION.submissionYears * 12),
    logsBefore: monthsBefore(on, RETENTION.logMonths),
    weeksBefore: new Date(startOfWeek(on).getTime() - WEEK_MS),
  };
}
