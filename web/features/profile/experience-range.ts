import type { ActivityReadingFragment } from '../../graphql/__generated__/operations.ts';

/** The ranges of the history, in days. */
export type Range = '14' | '90' | '365';

/** The data of a range's chart. */
export interface ExperienceRange {
  /** The total before the first day, then at the end of each. */
  points: number[];
  /** Earned within the range. */
  earned: number;
  /** Days on which the total rose. */
  risenDays: number;
  /** The dates under the chart, evenly spaced, today last. */
  captions: string[];
}

/** The number of dates under the chart before today. */
const CAPTIONS = 4;

const dayOfMonth = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/**
 * Returns the learner's XP within a range.
 *
 * @param activity the learner's days, oldest first and today last, with one more than the range if there is one, for
 *   the total before it. Never empty.
 */
export function experienceWithin(
  activity: readonly ActivityReadingFragment[],
  range: Range,
): ExperienceRange {
  const days = activity.slice(-Number(range) - 1);
  const points = days.map((day) => day.experiencePoints);
  const earned = (points.at(-1) ?? 0) - (points[0] ?? 0);
  const risenDays = points.filter((point, index) => point > (points[index - 1] ?? point)).length;
  return { points, earned, risenDays, captions: captionsOf(days) };
}

function captionsOf(days: readonly ActivityReadingFragment[]): string[] {
  const stride = (days.length - 1) / CAPTIONS;
  const dates = Array.from({ length: CAPTIONS }, (_, index) => days[Math.round(index * stride)]);
  return [...dates.flatMap((day) => (day ? [dayOfMonth.format(new Date(day.date))] : [])), 'today'];
}
