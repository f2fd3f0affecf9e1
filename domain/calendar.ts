/** A calendar day as `YYYY-MM-DD`. Days sort lexicographically. */
export type Day = string;

/** Cached per zone, of a few hundred: creating a formatter takes a hundred times as long as using it. */
const CALENDARS = new Map<string, Intl.DateTimeFormat>();

const DAY_MS = 86_400_000;

/**
 * The calendar day of an instant in a time zone.
 *
 * @param timeZone an IANA zone such as `Europe/Paris`
 * @throws {RangeError} when the zone is unknown
 */
export function dayIn(timeZone: string, instant: Date): Day {
  const known = CALENDARS.get(timeZone);
  const calendar = known ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  if (!known) CALENDARS.set(timeZone, calendar);
  return calendar.format(instant);
}

/** Adds days to a calendar day; negative numbers go back. */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

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

/** Monday 00:00 UTC of the week that contains an instant. */
export function startOfWeek(instant: Date): Date {
  const midnight = Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth(), instant.getUTCDate());
  const daysSinceMonday = (instant.getUTCDay() + 6) % 7;
  return new Date(midnight - daysSinceMonday * DAY_MS);
}

/** The default time zone. */
export const FIRST_TIME_ZONE = 'UTC';

/** How many days must pass before a time zone can be changed again. */
export const TIME_ZONE_LOCK_DAYS = 30;

/** The longest accepted name. The longest IANA name has 38 characters. */
const MAX_ZONE_NAME_LENGTH = 64;

/**
 * The canonical spelling of an IANA zone's name; null if there is no such zone.
 *
 * @see https://www.iana.org/time-zones
 */
export function canonicalTimeZone(name: string): string | null {
  // Intl also accepts offsets such as +01:00, which ignore daylight saving time.
  if (name.length > MAX_ZONE_NAME_LENGTH || !/^[a-z]/i.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** When a time zone that was changed at an instant can be changed again; null if now. */
export function timeZoneChangeableAt(changedAt: Date | null, now: Date): Date | null {
  if (changedAt === null) return null;
  const changeableAt = new Date(changedAt.getTime() + TIME_ZONE_LOCK_DAYS * DAY_MS);
  return changeableAt > now ? changeableAt : null;
}
