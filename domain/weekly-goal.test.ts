import { describe, expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { requireWeeklyGoal, weeklyGoalOf, weeklyGoalWords } from './weekly-goal.ts';

/** Two weeks up to a day, of which the days with these dates are active. */
function daysTo(today: string, active: readonly string[]) {
  return Array.from({ length: 14 }, (_, index) => addDays(today, index - 13)).map((date) => ({
    date,
    isActive: active.includes(date),
  }));
}

describe('the weekly goal', () => {
  test('counts the active days of this week and of the one before, from Monday', () => {
    // 22 November 2026 is a Sunday.
    const active = ['2026-11-09', '2026-11-15', '2026-11-16', '2026-11-21'];
    const goal = weeklyGoalOf(daysTo('2026-11-22', active));
    expect(goal).toEqual({ days: 2, daysLastWeek: 2, daysLeft: 1 });
  });

  test('begins on Monday with no day, and seven left', () => {
    const goal = weeklyGoalOf(daysTo('2026-11-23', ['2026-11-22']));
    expect(goal).toEqual({ days: 0, daysLastWeek: 1, daysLeft: 7 });
  });

  test('is unknown without days', () => {
    expect(weeklyGoalOf([])).toBeNull();
  });

  test.each([
    [{ days: 5, daysLeft: 1 }, 'You’ve reached the goal of this week.'],
    [{ days: 4, daysLeft: 1 }, 'One more day completes this week.'],
    [{ days: 2, daysLeft: 3 }, '3 more days complete this week.'],
    [{ days: 2, daysLeft: 2 }, 'A new week begins on Monday.'],
  ])('with %o says %s', (goal, words) => {
    expect(weeklyGoalWords({ ...goal, daysLastWeek: 0 }, 5)).toBe(words);
  });

  test('is reached earlier by a learner with a smaller goal', () => {
    const week = { days: 3, daysLastWeek: 0, daysLeft: 2 };
    expect(weeklyGoalWords(week, 3)).toBe('You’ve reached the goal of this week.');
    expect(weeklyGoalWords(week, 4)).toBe('One more day completes this week.');
  });

  test.each([3, 5, 7])('can be %i days', (days) => {
    expect(requireWeeklyGoal(days)).toBe(days);
  });

  test.each([2, 8, 4.5, -3, Number.NaN])('cannot be %d days', (days) => {
    expect(() => requireWeeklyGoal(days)).toThrow('The weekly goal is 3 to 7 days');
  });
});
