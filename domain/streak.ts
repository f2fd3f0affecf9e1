/** A calendar day as `YYYY-MM-DD`. */
export type Day = string;

const DAY_MS = 86_400_000;

/**
 * The calendar day of an instant in a learner's own time zone.
 *
 * @param timeZone an IANA zone such as `Europe/Paris`
 * @throws {RangeError} when the zone is unknown
 */
export function dayIn(timeZone: string, instant: Date): Day {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);
}

function previousDay(day: Day): Day {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}

/**
 * Days in a row with activity, up to today or, while today has none yet, up to yesterday.
 *
 * @param activeDays the days with at least one accepted submission or completed lesson
 * @param today the learner's own day
 */
export function streakDays(activeDays: Iterable<Day>, today: Day): number {
  const active = new Set(activeDays);
  let day = active.has(today) ? today : previousDay(today);
  let length = 0;
  while (active.has(day)) {
    length += 1;
    day = previousDay(day);
  }
  return length;
}
