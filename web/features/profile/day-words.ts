import type { CalendarDay } from './activity-weeks.ts';

const dayName = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a calendar day: "21 Nov 2026". */
export function dateWords(date: string): string {
  return dayName.format(new Date(date));
}

/** Returns what happened on a day of the calendar. */
export function happenedWords({ tone, isFrozen, experiencePoints }: CalendarDay): string {
  if (isFrozen) return 'missed, but a freeze kept the streak';
  if (tone === 0) return 'no activity';
  return experiencePoints > 0 ? `${experiencePoints} XP` : 'active';
}
