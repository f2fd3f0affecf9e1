import { TIME_ZONE_KEPT_DAYS } from '../../../domain/time-zone.ts';
import { zoneLabel } from './time-zone-options.ts';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** What stands below the choice of a time zone. */
export function timeZoneHelp(
  chosen: string,
  saved: { timeZone: string; timeZoneChangeableAt: string | null },
): string {
  const { timeZone, timeZoneChangeableAt: changeableAt } = saved;
  if (changeableAt !== null) {
    return `Your days are counted in it from the day after you chose it. It can be changed again on ${moment.format(new Date(changeableAt))}.`;
  }
  return chosen === timeZone
    ? `Your days and your streak are counted in it. Another one counts from the next day on, and is kept for ${TIME_ZONE_KEPT_DAYS} days.`
    : `Your days are counted in ${zoneLabel(chosen)} from tomorrow on; today stays as it is. You can change it again after ${TIME_ZONE_KEPT_DAYS} days.`;
}
