import { TIME_ZONE_KEPT_DAYS } from '../../../domain/calendar.ts';
import { zoneLabel } from './time-zone-options.ts';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** Returns the help text for the time zone field. */
export function timeZoneHelp(
  chosen: string,
  saved: { timeZone: string; timeZoneChangeableAt: string | null },
): string {
  const { timeZone, timeZoneChangeableAt: changeableAt } = saved;
  if (changeableAt !== null) {
    return `Your days are counted in this time zone, starting the day after you chose it. You can change it again on ${moment.format(new Date(changeableAt))}.`;
  }
  return chosen === timeZone
    ? `Your days and your streak are counted in this time zone. A change takes effect the next day, and you can change it again after ${TIME_ZONE_KEPT_DAYS} days.`
    : `Your days will be counted in ${zoneLabel(chosen)} starting tomorrow. Today stays the same. You can change it again after ${TIME_ZONE_KEPT_DAYS} days.`;
}
