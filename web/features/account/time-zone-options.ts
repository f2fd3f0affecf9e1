import { FIRST_TIME_ZONE } from '../../../domain/calendar.ts';

/** The zones of one part of the world. */
export interface ZoneRegion {
  /** The first part of the zones' names. */
  region: string;
  zones: { name: string; label: string }[];
}

/** The region of zones whose name has only one part. */
const WORLD = 'World';

/**
 * Returns every time zone that this browser knows, by region, in alphabetical order.
 *
 * @param others zones to include even if this browser uses another name for them
 */
export function zoneRegions(others: readonly string[]): ZoneRegion[] {
  const names = new Set([FIRST_TIME_ZONE, ...others, ...Intl.supportedValuesOf('timeZone')]);
  const regions = new Map<string, ZoneRegion>();
  for (const name of [...names].filter((other) => other !== '').sort()) {
    const slash = name.indexOf('/');
    const region = slash < 0 ? WORLD : name.slice(0, slash);
    const known = regions.get(region) ?? { region, zones: [] };
    known.zones.push({ name, label: zoneLabel(name.slice(slash + 1)) });
    regions.set(region, known);
  }
  return [...regions.values()];
}

/** Returns a zone's name as shown in text: America/New York. */
export function zoneLabel(name: string): string {
  return name.replaceAll('_', ' ');
}
