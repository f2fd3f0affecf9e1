import { ASSUMPTIONS } from './assumptions.ts';

/** The sizes that the tables are made for. */
export const SIZES = [500, 50_000, 5_000_000] as const;

const HOURS_PER_MONTH = 730;

/** How many there are, and how many of them are there at the same time when most are. */
export interface Crowd {
  /** Learners who come at least once in a month. */
  monthly: number;
  /** Learners with an open session in the busiest hour. */
  active: number;
}

/** The share of a month's learners who are active in the busiest hour. */
export function peakShare(): number {
  const { sessionsPerMonth, sessionMinutes, peakToMean } = ASSUMPTIONS;
  return ((sessionsPerMonth * sessionMinutes) / 60 / HOURS_PER_MONTH) * peakToMean;
}

/** Learners who spread over the month. */
export function spreadOut(monthly: number): Crowd {
  return { monthly, active: Math.round(monthly * peakShare()) };
}

/** Learners who are all active at once, like a class. */
export function allAtOnce(learners: number): Crowd {
  return { monthly: learners, active: learners };
}
