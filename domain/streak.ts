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

/** All that must be known of the days before to carry a streak on. */
export interface StreakState {
  /** Active days up to the last one, without a gap that freezes did not close. */
  days: number;
  lastActiveDay: Day;
  /** Freezes spent, before the last active day, in its month. */
  freezesSpent: number;
}

const monthOf = (day: Day): string => day.slice(0, 'yyyy-mm'.length);

/** Freezes of a day's month that are spent, in the state and on days after it. */
function spentInMonthOf(day: Day, state: StreakState, frozen: readonly Day[]): number {
  const month = monthOf(day);
  const before = monthOf(state.lastActiveDay) === month ? state.freezesSpent : 0;
  return before + frozen.filter((other) => monthOf(other) === month).length;
}

/** Freezes the missed days after the last active one up to a day, as long as their months have freezes left. */
function freezeUntil(state: StreakState, until: Day): { frozen: Day[]; isWhole: boolean } {
  const frozen: Day[] = [];
  for (let day = addDays(state.lastActiveDay, 1); day < until; day = addDays(day, 1)) {
    if (spentInMonthOf(day, state, frozen) === FREEZES_PER_MONTH) return { frozen, isWhole: false };
    frozen.push(day);
  }
  return { frozen, isWhole: true };
}

/** The next state. @param day after the last active one */
function carryOn(state: StreakState | null, day: Day): { next: StreakState; frozen: Day[] } {
  if (state === null) return { next: { days: 1, lastActiveDay: day, freezesSpent: 0 }, frozen: [] };
  const { frozen, isWhole } = freezeUntil(state, day);
  const freezesSpent = spentInMonthOf(day, state, frozen);
  return { next: { days: isWhole ? state.days + 1 : 1, lastActiveDay: day, freezesSpent }, frozen };
}

/**
 * Carries a streak on by a day with activity.
 *
 * @param state null before the first active day
 * @returns null when the day is before the last active one: then only all the days tell
 */
export function extendStreak(state: StreakState | null, day: Day): StreakState | null {
  if (state?.lastActiveDay === day) return state;
  if (state !== null && day < state.lastActiveDay) return null;
  return carryOn(state, day).next;
}

/** Goes through days in their order. */
function walk(days: Iterable<Day>): { state: StreakState | null; frozenDays: Set<Day> } {
  const frozenDays = new Set<Day>();
  let state: StreakState | null = null;
  for (const day of [...new Set(days)].toSorted()) {
    const { next, frozen } = carryOn(state, day);
    for (const missed of frozen) frozenDays.add(missed);
    state = next;
  }
  return { state, frozenDays };
}

/** How the streak of all these days stands on the last of them; null without any. */
export function foldStreak(activeDays: Iterable<Day>): StreakState | null {
  return walk(activeDays).state;
}

/** The days of a streak as of a day, not before the last active one. */
export function streakDaysOn(state: StreakState | null, today: Day): number {
  return state !== null && freezeUntil(state, today).isWhole ? state.days : 0;
}

/**
 * Days in a row with activity, up to today or, while today has none yet, up to yesterday. A missed day is frozen when
 * it is over, while there is a streak to save: what has been frozen stays so, whatever comes later.
 *
 * @param activeDays the days with at least one accepted submission or completed lesson
 * @param today the learner's own day
 */
export function streakOf(activeDays: Iterable<Day>, today: Day): Streak {
  const { state, frozenDays } = walk([...activeDays].filter((day) => day <= today));
  const open = state === null ? [] : freezeUntil(state, today).frozen;
  for (const missed of open) frozenDays.add(missed);
  return { days: streakDaysOn(state, today), frozenDays };
}
