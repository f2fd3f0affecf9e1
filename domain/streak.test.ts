import { expect, test } from 'vitest';
import { dayIn, streakOf } from './streak.ts';

const streakDays = (active: string[], today: string) => streakOf(active, today).days;
const frozenDays = (active: string[], today: string) => [...streakOf(active, today).frozenDays];

test('no activity is no streak', () => {
  expect(streakDays([], '2026-03-01')).toBe(0);
});

test('today and the days before it count', () => {
  expect(streakDays(['2026-02-27', '2026-02-28', '2026-03-01'], '2026-03-01')).toBe(3);
});

test('a streak up to yesterday still stands while today has no activity', () => {
  expect(streakDays(['2026-02-27', '2026-02-28'], '2026-03-01')).toBe(2);
});

test('a missed day is frozen when it is over, and does not count', () => {
  const active = ['2026-03-09', '2026-03-10'];
  expect(streakOf(active, '2026-03-11')).toEqual({ days: 2, frozenDays: new Set() });
  expect(streakOf(active, '2026-03-12')).toEqual({ days: 2, frozenDays: new Set(['2026-03-11']) });
  expect(streakDays([...active, '2026-03-12'], '2026-03-12')).toBe(3);
});

test('a month has two freezes: the third missed day ends the streak', () => {
  const active = ['2026-03-10', '2026-03-12', '2026-03-14'];
  expect(streakDays(active, '2026-03-15')).toBe(3);
  expect(streakDays(active, '2026-03-16')).toBe(0);
  expect(streakDays([...active, '2026-03-16'], '2026-03-16')).toBe(1);
  expect(frozenDays([...active, '2026-03-16'], '2026-03-20')).toEqual(['2026-03-11', '2026-03-13']);
});

test('each month brings its own two freezes, around its end, too', () => {
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

test('freezes of the month before are not saved up', () => {
  expect(streakDays(['2026-01-01', '2026-01-31', '2026-02-04'], '2026-02-04')).toBe(1);
});

test('what was frozen stays so, also when the streak ended in spite of it', () => {
  const active = ['2026-05-01', '2026-05-10', '2026-05-12'];
  expect(frozenDays(active, '2026-05-13')).toEqual(['2026-05-02', '2026-05-03']);
  expect(streakDays(active, '2026-05-13')).toBe(1);
});

test('without a streak nothing is frozen, and what is yet to come changes nothing', () => {
  expect(frozenDays([], '2026-03-10')).toEqual([]);
  expect(streakOf(['2026-03-09', '2026-03-11'], '2026-03-10')).toEqual({
    days: 1,
    frozenDays: new Set(),
  });
});

test('only the latest run of days counts', () => {
  expect(streakDays(['2026-01-01', '2026-01-02', '2026-02-28'], '2026-03-01')).toBe(1);
});

test('however the days are given, more than once or in another order, the streak is the same', () => {
  expect(streakDays(['2026-03-01', '2026-02-27', '2026-02-28', '2026-03-01'], '2026-03-01')).toBe(
    3,
  );
});

test('the change to summer time takes no day away', () => {
  expect(streakDays(['2026-03-28', '2026-03-29', '2026-03-30'], '2026-03-30')).toBe(3);
});

test('one instant is two days in two zones', () => {
  const instant = new Date('2026-03-01T23:30:00Z');
  expect(dayIn('UTC', instant)).toBe('2026-03-01');
  expect(dayIn('Pacific/Auckland', instant)).toBe('2026-03-02');
  expect(dayIn('America/Los_Angeles', instant)).toBe('2026-03-01');
});

test('an unknown zone is refused', () => {
  expect(() => dayIn('Mars/Olympus', new Date())).toThrow(RangeError);
});
