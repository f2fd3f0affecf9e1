import { canonicalTimeZone, FIRST_TIME_ZONE } from '../../domain/calendar.ts';

/** The names that browsers still give to zones whose city or country has another name today. */
const CURRENT_NAMES: ReadonlyMap<string, string> = new Map([
  ['Africa/Asmera', 'Africa/Asmara'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Catamarca', 'America/Argentina/Catamarca'],
  ['America/Coral_Harbour', 'America/Atikokan'],
  ['America/Cordoba', 'America/Argentina/Cordoba'],
  ['America/Godthab', 'America/Nuuk'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Jujuy', 'America/Argentina/Jujuy'],
  ['America/Louisville', 'America/Kentucky/Louisville'],
  ['America/Mendoza', 'America/Argentina/Mendoza'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
]);

/** A time zone as it is offered. */
export interface ZoneOption {
  /** The name that is saved. */
  zone: string;
  /** Its current name: America/New York. */
  name: string;
  /** The name with the offset from UTC and an older name if there is one. */
  label: string;
}

/** Returns a zone's current name as text: America/New York. */
export function zoneName(zone: string): string {
  return plain(CURRENT_NAMES.get(zone) ?? zone);
}

/**
 * Returns a zone's current name, its offset from UTC and an older name if there is one: Europe/Kyiv (UTC+02:00,
 * formerly Kiev).
 */
export function zoneLabel(zone: string, at = new Date()): string {
  const older = CURRENT_NAMES.has(zone) ? `, formerly ${cityOf(plain(zone))}` : '';
  return `${zoneName(zone)} (${zoneOffset(zone, at)}${older})`;
}

/** Returns the offset from UTC at a moment: UTC+02:00. */
function zoneOffset(zone: string, at: Date): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' });
  const part = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return part === 'GMT' ? 'UTC+00:00' : part.replace('GMT', 'UTC');
}

/**
 * Returns every time zone that this browser knows, once and by name.
 *
 * @param others zones to include even if this browser doesn't know them or uses another name for them
 */
export function zoneOptions(others: readonly string[], at = new Date()): ZoneOption[] {
  const zones = new Set([FIRST_TIME_ZONE, ...others, ...Intl.supportedValuesOf('timeZone')]);
  const byName = new Map<string, ZoneOption>();
  for (const zone of zones) {
    const name = zoneName(zone);
    if (zone === '' || byName.has(name)) continue;
    byName.set(name, { zone, name, label: zoneLabel(zone, at) });
  }
  return [...byName.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Browsers and the server use different names for some zones: Asia/Calcutta is Asia/Kolkata. */
export function isSameZone(one: string, other: string): boolean {
  return one === other || canonicalTimeZone(one) === canonicalTimeZone(other);
}

/** Returns the zone that a text names, also by its city alone; null if there isn't exactly one. */
export function findZone(options: readonly ZoneOption[], typed: string): ZoneOption | null {
  const isNamed = (text: string) => text.toLowerCase() === plain(typed).toLowerCase();
  const exact = options.find(({ label, name, zone }) => [label, name, plain(zone)].some(isNamed));
  if (exact) return exact;
  const [city, another] = options.filter(({ name }) => isNamed(cityOf(name)));
  return another === undefined ? (city ?? null) : null;
}

function plain(name: string): string {
  return name.trim().replaceAll('_', ' ');
}

function cityOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
