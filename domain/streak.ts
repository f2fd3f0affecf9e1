/** A calendar day as `YYYY-MM-DD`. Days sort as texts do. */
export type Day = string;

/** Days of a learner's own calendar month that a streak outlives without activity. */
const FREEZES_PER_MONTH = 2;

/** One per zone that was asked for, of a few hundred: making one costs a hundred times what using it does. */
const CALENDARS = new Map<string, Intl.DateTimeFormat>();

const DAY_MS = 86_400_000;

/** How a streak stands. */
export interface Streak {
  /** Its days with activity. Frozen days hold it together and do not count. */
  days: number;
  /** Every day without activity that a freeze was spent on, of earlier streaks, too. */
  frozenDays: ReadonlySet<Day>;
}

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

/** The calendar day so many days later; earlier when negative. */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Freezes the missed days from one day up to another, as long as their months have freezes left.
 *
 * @returns whether none was left open
 */
function freeze(frozen: Set<Day>, from: Day, until: Day): boolean {
  for (let day = from; day < until; day = addDays(day, 1)) {
    const month = day.slice(0, 'yyyy-mm'.length);
    const spent = [...frozen].filter((other) => other.startsWith(month)).length;
    if (spent === FREEZES_PER_MONTH) return false;
    frozen.add(day);
  }
  return true;
}

/**
 * Days in a row with activity, up to today or, while today has none yet, up to yesterday. A missed day is frozen when
 * it is over, while there is a streak to save: what has been frozen stays so, whatever comes later.
 *
 * @param activeDays the days with at least one accepted submission or completed lesson
 * @param today the learner's own day
 */
export function streakOf(activeDays: Iterable<Day>, today: Day): Streak {
  const frozenDays = new Set<Day>();
  const past = [...new Set(activeDays)].filter((day) => day <= today).toSorted();
  let days = 0;
  let next = today;
  for (const day of past) {
    const isWhole = days > 0 && freeze(frozenDays, next, day);
    days = isWhole ? days + 1 : 1;
    next = addDays(day, 1);
  }
  return { days: freeze(frozenDays, next, today) ? days : 0, frozenDays };
}
