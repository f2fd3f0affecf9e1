import { expect, test } from 'vitest';
import { seededRandom } from '../tests/support/seeded-random.ts';
import { addDays, type Day, dayOf, type LearnerClock } from './calendar.ts';
import {
  extendStreak,
  foldStreak,
  freezesLeftOn,
  streakDaysOn,
  streakOf,
  type StreakState,
} from './streak.ts';

const SEEDS = Array.from({ length: 60 }, (_, index) => index + 1);
const HOUR_MS = 3_600_000;
const MONTH_MS = 30 * 24 * HOUR_MS;
const ZONES = ['UTC', 'Pacific/Auckland', 'America/Los_Angeles', 'Asia/Tokyo'] as const;

const extendAll = (days: readonly Day[]) =>
  days.reduce<StreakState | null>((state, day) => extendStreak(state, day), null);

/** Expects the stored state to give the same streak as all the days, on every day after the last. */
function expectAgreement(days: readonly Day[], state: StreakState | null): void {
  expect(state).toEqual(foldStreak(days));
  const last = days.at(-1) ?? '2026-01-01';
  for (let later = 0; later < 8; later += 1) {
    const today = addDays(last, later);
    const context = [state, today, days.join(' ')];
    const { days: streakDays, frozenDays } = streakOf(days, today);
    const month = today.slice(0, 'yyyy-mm'.length);
    const frozenThisMonth = [...frozenDays].filter((day) => day.startsWith(month)).length;
    expect([streakDaysOn(state, today), freezesLeftOn(state, today), ...context]).toEqual([
      streakDays,
      2 - frozenThisMonth,
      ...context,
    ]);
  }
}

/** Returns a month or two of activity with some missed days, occasionally more than freezes cover. */
function someDays(seed: number): Day[] {
  const next = seededRandom(seed);
  const gaps = [1, 1, 1, 1, 1, 2, 2, 3, 4, 5, 35];
  let day = addDays('2026-01-01', Math.floor(next() * 60));
  return Array.from({ length: 1 + Math.floor(next() * 40) }, () => {
    const today = day;
    day = addDays(day, gaps[Math.floor(next() * gaps.length)] ?? 1);
    return today;
  });
}

test('extending a streak day by day gives the same result as computing it from all days', () => {
  expectAgreement([], extendAll([]));
  for (const seed of SEEDS) {
    const days = someDays(seed);
    expectAgreement(days, extendAll(days));
  }
});

/** Returns the days of a learner who is active every day or two and changes the time zone as often as allowed. */
function traveledDays(seed: number): { days: Day[]; moves: number } {
  const next = seededRandom(seed);
  let clock: LearnerClock = { timeZone: 'UTC', previousTimeZone: null, timeZoneFrom: null };
  let now = new Date('2026-01-20T12:00:00Z');
  let movedAt = new Date(0);
  let moves = 0;
  const days = Array.from({ length: 60 }, () => {
    now = new Date(now.getTime() + (3 + Math.floor(next() * 40)) * HOUR_MS);
    const timeZone = ZONES[Math.floor(next() * ZONES.length)] ?? 'UTC';
    if (timeZone !== clock.timeZone && now.getTime() - movedAt.getTime() > MONTH_MS) {
      const timeZoneFrom = addDays(dayOf(clock, now), 1);
      clock = { timeZone, previousTimeZone: clock.timeZone, timeZoneFrom };
      movedAt = now;
      moves += 1;
    }
    return dayOf(clock, now);
  });
  return { days, moves };
}

test('days never go backward while a learner travels, and the streaks agree', () => {
  let travels = 0;
  for (const seed of SEEDS) {
    const { days, moves } = traveledDays(seed);
    expect(days).toEqual(days.toSorted());
    expectAgreement(days, extendAll(days));
    travels += moves;
  }
  expect(travels).toBeGreaterThan(SEEDS.length);
});

test('the state cannot be extended by a day before the last active one', () => {
  const state = foldStreak(['2026-03-01', '2026-03-03']);
  expect(extendStreak(state, '2026-03-02')).toBeNull();
  expect(extendStreak(state, '2026-03-03')).toBe(state);
});

test('the state remembers the freezes of its month, but not those of an earlier month', () => {
  const frozen = foldStreak(['2026-03-01', '2026-03-04']);
  expect(frozen).toEqual({ days: 2, lastActiveDay: '2026-03-04', freezesSpent: 2 });
  expect(streakDaysOn(frozen, '2026-03-05')).toBe(2);
  expect(streakDaysOn(frozen, '2026-03-06')).toBe(0);
  expect(extendStreak(frozen, '2026-04-01')).toMatchObject({ days: 1, freezesSpent: 0 });
});
