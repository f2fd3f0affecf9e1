/** The zone of whoever has not said another. */
export const FIRST_TIME_ZONE = 'UTC';

/** How long a learner keeps a time zone before it can be changed again, in days. */
export const TIME_ZONE_KEPT_DAYS = 30;

const DAY_MS = 86_400_000;

/** The longest name that is looked at. The longest of the IANA's has 38 characters. */
const MAX_NAME_LENGTH = 64;

/**
 * The name of an IANA zone as it is written; null when there is no such zone.
 *
 * @see https://www.iana.org/time-zones
 */
export function canonicalTimeZone(name: string): string | null {
  // Intl takes offsets such as +01:00, too, which know nothing of summer time.
  if (name.length > MAX_NAME_LENGTH || !/^[a-z]/i.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** When a time zone can be changed that was changed at an instant; null when it can be at once. */
export function timeZoneChangeableAt(changedAt: Date | null, now: Date): Date | null {
  if (changedAt === null) return null;
  const changeableAt = new Date(changedAt.getTime() + TIME_ZONE_KEPT_DAYS * DAY_MS);
  return changeableAt > now ? changeableAt : null;
}
