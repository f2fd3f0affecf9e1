import { expect, test } from 'vitest';
import { dayIn } from './calendar.ts';
import { streakOf } from './streak.ts';

const streakDays = (active: string[], today: string) => streakOf(active, today).days;
const frozenDays = (active: string[], today: string) => [...streakOf(active, today).frozenDays];

test('without activity there is no streak', () => {
  expect(streakDays([], '2026-03-01')).toBe(0);
});

test('today and the days before it count', () => {
  expect(streakDays(['2026-02-27', '2026-02-28', '2026-03-01'], '2026-03-01')).toBe(3);
});

test('a streak up to yesterday holds while today has no activity yet', () => {
  expect(streakDays(['2026-02-27', '2026-02-28'], '2026-03-01')).toBe(2);
});

test('a missed day is frozen once it is over, and does not count', () => {
  const active = ['2026-03-09', '2026-03-10'];
  expect(streakOf(active, '2026-03-11')).toEqual({ days: 2, frozenDays: new Set() });
  expect(streakOf(active, '2026-03-12')).toEqual({ days: 2, frozenDays: new Set(['2026-03-11']) });
  expect(streakDays([...active, '2026-03-12'], '2026-03-12')).toBe(3);
});

test('a month has two freezes, so the third missed day ends the streak', () => {
  const active = ['2026-03-10', '2026-03-12', '2026-03-14'];
  expect(streakDays(active, '2026-03-15')).toBe(3);
  expect(streakDays(active, '2026-03-16')).toBe(0);
  expect(streakDays([...active, '2026-03-16'], '2026-03-16')).toBe(1);
  expect(frozenDays([...active, '2026-03-16'], '2026-03-20')).toEqual(['2026-03-11', '2026-03-13']);
});

test('each month has its own two freezes, also when the days around its end are missed', () => {
  expect(frozenDays(['2026-02-26'], '2026-03-03')).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
  expect(streakDays(['2026-02-26'], '2026-03-03')).toBe(1);
  expect(streakDays(['2026-02-26'], '2026-03-04')).toBe(0);
  expect(streakDays(['2026-02-26', '2026-03-03'], '2026-03-03')).toBe(2);
  expect(streakDays(['2023-12-31', '2024-01-03'], '2024-01-03')).toBe(2);
  expect(streakDays(['2024-02-27', '2024-03-02'], '2024-03-02')).toBe(2);
});

test('unused freezes do not carry over to the next month', () => {
  expect(streakDays(['2026-01-01', '2026-01-31', '2026-02-04'], '2026-02-04')).toBe(1);
});

test('a frozen day stays frozen, even if the streak ended anyway', () => {
  const active = ['2026-05-01', '2026-05-10', '2026-05-12'];
  expect(frozenDays(active, '2026-05-13')).toEqual(['2026-05-02', '2026-05-03']);
  expect(streakDays(active, '2026-05-13')).toBe(1);
});

test('nothing is frozen without a streak, and future days change nothing', () => {
  expect(frozenDays([], '2026-03-10')).toEqual([]);
  expect(streakOf(['2026-03-09', '2026-03-11'], '2026-03-10')).toEqual({
    days: 1,
    frozenDays: new Set(),
  });
});

test('only the latest run of days counts', () => {
  expect(streakDays(['2026-01-01', '2026-01-02', '2026-02-28'], '2026-03-01')).toBe(1);
});

test('the order of the days and duplicates do not matter', () => {
  expect(streakDays(['2026-03-01', '2026-02-27', '2026-02-28', '2026-03-01'], '2026-03-01')).toBe(
    3,
  );
});

test('the change to daylight saving time does not lose a day', () => {
  expect(streakDays(['2026-03-28', '2026-03-29', '2026-03-30'], '2026-03-30')).toBe(3);
});

test('one instant can fall on different days in two time zones', () => {
  const instant = new Date('2026-03-01T23:30:00Z');
  expect(dayIn('UTC', instant)).toBe('2026-03-01');
  expect(dayIn('Pacific/Auckland', instant)).toBe('2026-03-02');
  expect(dayIn('America/Los_Angeles', instant)).toBe('2026-03-01');
});

test('an unknown time zone is rejected', () => {
  expect(() => dayIn('Mars/Olympus', new Date())).toThrow(RangeError);
});
