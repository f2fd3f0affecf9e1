import { addDays, type Day } from '../../../../domain/calendar.ts';

const FORMAT = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Returns a calendar day in words, such as `November 23`. */
export function dayWords(day: Day): string {
  return FORMAT.format(new Date(day));
}

/** Returns when a day is, seen from today: `tomorrow` or `on November 23`. */
export function whenWords(day: Day, today: Day): string {
  if (day <= today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : `on ${dayWords(day)}`;
}
