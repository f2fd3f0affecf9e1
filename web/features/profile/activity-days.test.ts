import { expect, test } from 'vitest';
import { addDays } from '../../../domain/calendar.ts';
import { calendarOf, summaryOf } from './activity-days.ts';

const SATURDAY = '2026-11-21';

/** The days up to a Saturday, some of which earned XP. */
function daysWith(earned: Readonly<Record<string, number>>, frozen: readonly string[] = []) {
  let experiencePoints = 0;
  return Array.from({ length: 365 }, (_, index) => {
    const date = addDays(SATURDAY, index - 364);
    experiencePoints += earned[date] ?? 0;
    const isFrozen = frozen.includes(date);
    return { date, isActive: date in earned, isFrozen, experiencePoints };
  });
}

test('the calendar has 52 weeks from Monday to Sunday, and the last one contains today', () => {
  const weeks = calendarOf(daysWith({}));
  expect(weeks).toHaveLength(52);
  expect(weeks.every(({ days }) => days.length === 7)).toBe(true);
  expect(weeks[0]?.monday).toBe('2025-11-24');
  expect(weeks.at(-1)?.monday).toBe('2026-11-16');
  expect(weeks.at(-1)?.days.map(({ tone }) => tone)).toEqual([0, 0, 0, 0, 0, 0, null]);
});

test('more XP gives a day a stronger tone; activity without XP gets the weakest', () => {
  const earned = { '2026-11-16': 0, '2026-11-17': 25, '2026-11-18': 50, '2026-11-19': 100 };
  const [week] = calendarOf(daysWith({ ...earned, '2026-11-21': 275 })).slice(-1);
  expect(week?.days.map(({ tone }) => tone)).toEqual([1, 1, 2, 3, 0, 4, null]);
  expect(week?.days.map(({ experiencePoints }) => experiencePoints)).toEqual([
    0, 25, 50, 100, 0, 275, 0,
  ]);
});

test("the first day's XP is computed from the day before it", () => {
  const days = calendarOf(daysWith({ '2025-11-22': 500, '2025-11-24': 50 }))[0]?.days;
  expect(days?.[0]).toMatchObject({ date: '2025-11-24', tone: 2, experiencePoints: 50 });
});

test('frozen days are marked, and a month is labeled at the week in which it begins', () => {
  const weeks = calendarOf(daysWith({}, ['2026-11-20']));
  const frozen = weeks.flatMap(({ days }) => days.filter(({ isFrozen }) => isFrozen));
  expect(frozen.map(({ date }) => date)).toEqual(['2026-11-20']);
  const months = weeks.flatMap(({ month }) => (month ? [month.slice(0, 7)] : []));
  expect(months).toHaveLength(12);
  expect(months[0]).toBe('2025-12');
  expect(weeks.find(({ month }) => month !== null)?.monday).toBe('2025-12-01');
});

test('without days there are no weeks', () => {
  expect(calendarOf([])).toEqual([]);
});

/** The last days, oldest first: a number is XP earned, "f" a frozen day, null an inactive one. */
function summaryOfDays(...days: (number | 'f' | null)[]) {
  let experiencePoints = 0;
  const activity = [null, ...days].map((day, index) => {
    experiencePoints += typeof day === 'number' ? day : 0;
    const date = addDays('2026-11-21', index - days.length);
    return { date, isActive: typeof day === 'number', isFrozen: day === 'f', experiencePoints };
  });
  return summaryOf(calendarOf(activity));
}

test('a freeze keeps a streak going without being counted, and a missed day ends it', () => {
  const summary = summaryOfDays(25, 25, 'f', 25, null, 50, 50);
  expect(summary).toMatchObject({ activeDays: 5, frozenDays: 1, longestRun: 3 });
});

test('the best day is the latest one with the most XP', () => {
  expect(summaryOfDays(50, 25, 50, 0).best).toMatchObject({
    date: '2026-11-20',
    experiencePoints: 50,
  });
  expect(summaryOfDays(0).best).toBeNull();
});

test('active days are listed, latest first', () => {
  expect(summaryOfDays(25, 'f', null, 0).notable.map(({ date }) => date)).toEqual([
    '2026-11-21',
    '2026-11-19',
    '2026-11-18',
  ]);
});
