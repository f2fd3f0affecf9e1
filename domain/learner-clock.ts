import { addDays, type Day, dayIn } from './streak.ts';

/** What a learner's days are counted by. */
export interface LearnerClock {
  /** The IANA zone that the learner chose last. */
  timeZone: string;
  /** The zone before it; null when it was never changed. */
  previousTimeZone: string | null;
  /** The first day that the chosen zone counts; null when it was never changed. */
  timeZoneFrom: Day | null;
}

/**
 * The learner's own day at an instant. A changed zone counts from the next day on, and never takes the calendar back:
 * whoever moves west stays at the day of the change until the new zone's calendar has left it.
 */
export function dayOf(clock: LearnerClock, instant: Date): Day {
  const { timeZone, previousTimeZone, timeZoneFrom } = clock;
  const day = dayIn(timeZone, instant);
  if (previousTimeZone === null || timeZoneFrom === null) return day;
  const dayBefore = dayIn(previousTimeZone, instant);
  if (dayBefore < timeZoneFrom) return dayBefore;
  return day < timeZoneFrom ? addDays(timeZoneFrom, -1) : day;
}
