import { expect, test } from 'vitest';
import { weekOf } from './week-streak.tsx';

function days(today: string, activeDays: readonly string[], frozenDays: readonly string[] = []) {
  return Array.from({ length: 14 }, (_, index) => {
    const date = new Date(Date.parse(today) - (13 - index) * 86_400_000).toISOString().slice(0, 10);
    return {
      date,
      isActive: activeDays.includes(date),
      isFrozen: frozenDays.includes(date),
      experiencePoints: 0,
    };
  });
}

test('on a Saturday, the week shows the active days, today as open and Sunday as upcoming', () => {
  const week = weekOf(days('2026-11-21', ['2026-11-17', '2026-11-18', '2026-11-20']));
  expect(week.map((day) => day.packet)).toEqual([
    'locked',
    'done',
    'done',
    'locked',
    'done',
    'open',
    'locked',
  ]);
  expect(week.find((day) => day.isToday)?.label).toBe('Sa');
  expect(week.at(-1)?.description).toBe('Sunday, to come');
});

test('activity in the previous week does not count', () => {
  const week = weekOf(days('2026-11-16', ['2026-11-15']));
  expect(week.filter((day) => day.packet === 'done')).toEqual([]);
  expect(week[0]).toMatchObject({ isToday: true, packet: 'open' });
});

test('today is filled once it is active', () => {
  expect(weekOf(days('2026-11-22', ['2026-11-22'])).at(-1)).toMatchObject({
    packet: 'done',
    description: 'Sunday, active',
  });
});

test('a frozen day is distinguished from a missed one', () => {
  const week = weekOf(days('2026-11-21', ['2026-11-20'], ['2026-11-18', '2026-11-19']));
  expect(week.map((day) => day.packet)).toEqual([
    'locked',
    'locked',
    'frozen',
    'frozen',
    'done',
    'open',
    'locked',
  ]);
  expect(week[3]?.description).toBe('Thursday, missed, but a freeze kept the streak');
  expect(week[1]?.description).toBe('Tuesday, no activity');
});

test('without days there is no week', () => {
  expect(weekOf([])).toEqual([]);
});
