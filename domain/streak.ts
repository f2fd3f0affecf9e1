import { addDays, type Day } from './calendar.ts';

/** How many missed days per calendar month a streak survives. */
const FREEZES_PER_MONTH = 2;

/** The state of a streak. */
export interface Streak {
  /** Its days with activity. Frozen days keep the streak alive but don't count. */
  days: number;
  /** Every missed day that a freeze was spent on, including those of earlier streaks. */
  frozenDays: ReadonlySet<Day>;
}

/** Everything needed about past days to continue a streak. */
export interface StreakState {
  /** Active days up to the last one, with every gap covered by freezes. */
  days: number;
  lastActiveDay: Day;
  /** Freezes spent before the last active day, in that day's month. */
  freezesSpent: number;
}

const monthOf = (day: Day): string => day.slice(0, 'yyyy-mm'.length);

/** Freezes spent in a day's month, by the state and on later days. */
function spentInMonthOf(day: Day, state: StreakState, frozen: readonly Day[]): number {
  const month = monthOf(day);
  const before = monthOf(state.lastActiveDay) === month ? state.freezesSpent : 0;
  return before + frozen.filter((other) => monthOf(other) === month).length;
}

/** Freezes the missed days between the last active day and a day, while their months have freezes left. */
function freezeUntil(state: StreakState, until: Day): { frozen: Day[]; isWhole: boolean } {
  const frozen: Day[] = [];
  for (let day = addDays(state.lastActiveDay, 1); day < until; day = addDays(day, 1)) {
    if (spentInMonthOf(day, state, frozen) === FREEZES_PER_MONTH) return { frozen, isWhole: false };
    frozen.push(day);
  }
  return { frozen, isWhole: true };
}

/** The next state. @param day after the last active one */
function advanceDay(state: StreakState | null, day: Day): { next: StreakState; frozen: Day[] } {
  if (state === null) return { next: { days: 1, lastActiveDay: day, freezesSpent: 0 }, frozen: [] };
  const { frozen, isWhole } = freezeUntil(state, day);
  const freezesSpent = spentInMonthOf(day, state, frozen);
  return { next: { days: isWhole ? state.days + 1 : 1, lastActiveDay: day, freezesSpent }, frozen };
}

/**
 * Continues a streak with a day of activity.
 *
 * @param state null before the first active day
 * @returns null if the day is before the last active one; recompute from all days then
 */
export function extendStreak(state: StreakState | null, day: Day): StreakState | null {
  if (state?.lastActiveDay === day) return state;
  if (state !== null && day < state.lastActiveDay) return null;
  return advanceDay(state, day).next;
}

/** How many freezes are left in the month of a day, which must not be before the last active one. */
export function freezesLeftOn(state: StreakState | null, today: Day): number {
  if (state === null) return FREEZES_PER_MONTH;
  return FREEZES_PER_MONTH - spentInMonthOf(today, state, freezeUntil(state, today).frozen);
}

/** Folds days in order. */
function walk(days: Iterable<Day>): { state: StreakState | null; frozenDays: Set<Day> } {
  const frozenDays = new Set<Day>();
  let state: StreakState | null = null;
  for (const day of [...new Set(days)].toSorted()) {
    const { next, frozen } = advanceDay(state, day);
    for (const missed of frozen) frozenDays.add(missed);
    state = next;
  }
  return { state, frozenDays };
}

/** The streak as of the last of these days; null if there are none. */
export function foldStreak(activeDays: Iterable<Day>): StreakState | null {
  return walk(activeDays).state;
}

/** The length of a streak as of a day, which must not be before the last active one. */
export function streakDaysOn(state: StreakState | null, today: Day): number {
  return state !== null && freezeUntil(state, today).isWhole ? state.days : 0;
}

/**
 * Consecutive days with activity, up to today, or up to yesterday while today has none. A missed day is frozen once it
 * is over, if there is a streak to save. It stays frozen, whatever happens later.
 *
 * @param activeDays the days with at least one accepted submission, or completed or practiced lesson
 * @param today the learner's own day
 */
export function streakOf(activeDays: Iterable<Day>, today: Day): Streak {
  const { state, frozenDays } = walk([...activeDays].filter((day) => day <= today));
  const open = state === null ? [] : freezeUntil(state, today).frozen;
  for (const missed of open) frozenDays.add(missed);
  return { days: streakDaysOn(state, today), frozenDays };
}
