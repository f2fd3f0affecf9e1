import { ASSUMPTIONS } from './assumptions.ts';

/** The numbers of learners in the tables. */
export const SIZES = [500, 50_000, 5_000_000] as const;

const HOURS_PER_MONTH = 730;

/** The number of learners, in total and at the busiest time. */
export interface Population {
  /** Learners who are active at least once a month. */
  monthly: number;
  /** Learners with an open session in the busiest hour. */
  active: number;
}

/** The share of a month's learners who are active in the busiest hour. */
export function peakShare(): number {
  const { sessionsPerMonth, sessionMinutes, peakToMean } = ASSUMPTIONS;
  return ((sessionsPerMonth * sessionMinutes) / 60 / HOURS_PER_MONTH) * peakToMean;
}

/** Returns learners whose activity is spread over the month. */
export function spreadOut(monthly: number): Population {
  return { monthly, active: Math.round(monthly * peakShare()) };
}

/** Returns learners who are all active at once, like a class. */
export function allAtOnce(learners: number): Population {
  return { monthly: learners, active: learners };
}

/** What learners do in a month. */
export interface Month {
  sessions: number;
  /** Requests that run no code. */
  requests: number;
  runs: number;
  submissions: number;
}

/** @param learners who are active at least once in the month */
export function monthOf(learners: number): Month {
  const { sessionsPerMonth, sessionMinutes, submissionShare } = ASSUMPTIONS;
  const sessions = learners * sessionsPerMonth;
  const seconds = sessions * sessionMinutes * 60;
  const runs = seconds * ASSUMPTIONS.runsPerSecond;
  return {
    sessions,
    requests: seconds * ASSUMPTIONS.requestsPerSecond,
    runs,
    submissions: runs * submissionShare,
  };
}
