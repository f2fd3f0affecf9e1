import { FIRST_TIME_ZONE } from '../../../domain/time-zone.ts';

/** The zones of one part of the world. */
export interface ZoneRegion {
  /** The first part of their names. */
  region: string;
  zones: { name: string; label: string }[];
}

/** Where a zone stands whose name has one part only. */
const WORLD = 'World';

/**
 * Every time zone that this browser knows, by region, in the order of the alphabet.
 *
 * @param others zones that must be among them even when this browser calls them otherwise
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

/** A zone's name as a sentence shows it: America/New York. */
export function zoneLabel(name: string): string {
  return name.replaceAll('_', ' ');
}
