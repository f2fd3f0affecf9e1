import { expect, test } from 'vitest';
import { dayIn, streakDays } from './streak.ts';

test('no activity is no streak', () => {
  expect(streakDays([], '2026-03-01')).toBe(0);
});

test('today and the days before it count', () => {
  expect(streakDays(['2026-02-27', '2026-02-28', '2026-03-01'], '2026-03-01')).toBe(3);
});

test('a streak up to yesterday still stands while today has no activity', () => {
  expect(streakDays(['2026-02-27', '2026-02-28'], '2026-03-01')).toBe(2);
});

test('a whole day without activity ends it', () => {
  expect(streakDays(['2026-02-26', '2026-02-27'], '2026-03-01')).toBe(0);
});

test('only the latest run of days counts', () => {
  expect(streakDays(['2026-01-01', '2026-01-02', '2026-02-28'], '2026-03-01')).toBe(1);
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
