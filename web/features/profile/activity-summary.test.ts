import { expect, test } from 'vitest';
import { addDays } from '../../../domain/calendar.ts';
import { summaryOf } from './activity-summary.ts';
import { calendarOf } from './activity-weeks.ts';

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
