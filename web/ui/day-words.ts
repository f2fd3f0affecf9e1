import type { Day } from '../../domain/calendar.ts';

const FORMAT = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Returns a calendar day in words, such as `November 23`. */
export function dayWords(day: Day): string {
  return FORMAT.format(new Date(day));
}
