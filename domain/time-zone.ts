/** The default time zone. */
export const FIRST_TIME_ZONE = 'UTC';

/** How many days must pass before a time zone can be changed again. */
export const TIME_ZONE_KEPT_DAYS = 30;

const DAY_MS = 86_400_000;

/** The longest accepted name. The longest IANA name has 38 characters. */
const MAX_NAME_LENGTH = 64;

/**
 * The canonical spelling of an IANA zone's name; null if there is no such zone.
 *
 * @see https://www.iana.org/time-zones
 */
export function canonicalTimeZone(name: string): string | null {
  // Intl also accepts offsets such as +01:00, which ignore daylight saving time.
  if (name.length > MAX_NAME_LENGTH || !/^[a-z]/i.test(name)) return null;
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
  const changeableAt = new Date(changedAt.getTime() + TIME_ZONE_KEPT_DAYS * DAY_MS);
  return changeableAt > now ? changeableAt : null;
}
