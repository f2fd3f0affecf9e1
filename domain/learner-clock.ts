import { addDays, type Day, dayIn } from './streak.ts';

/** The time zones that define a learner's days. */
export interface LearnerClock {
  /** The learner's current IANA time zone. */
  timeZone: string;
  /** The previous zone; null if it was never changed. */
  previousTimeZone: string | null;
  /** The first day of the current zone; null if it was never changed. */
  timeZoneFrom: Day | null;
}

/**
 * The learner's calendar day at an instant. A new zone applies from the next day on and never moves the calendar back:
 * after a move west, the day of the change lasts until it is over in the new zone.
 */
export function dayOf(clock: LearnerClock, instant: Date): Day {
  const { timeZone, previousTimeZone, timeZoneFrom } = clock;
  const day = dayIn(timeZone, instant);
  if (previousTimeZone === null || timeZoneFrom === null) return day;
  const dayBefore = dayIn(previousTimeZone, instant);
  if (dayBefore < timeZoneFrom) return dayBefore;
  return day < timeZoneFrom ? addDays(timeZoneFrom, -1) : day;
}
