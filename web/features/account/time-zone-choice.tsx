import { useMemo } from 'react';
import {
  canonicalTimeZone,
  FIRST_TIME_ZONE,
  TIME_ZONE_LOCK_DAYS,
} from '../../../domain/calendar.ts';
import { browserTimeZone } from '../../session/browser-time-zone.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';

/** The zones of one part of the world. */
interface ZoneRegion {
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
function zoneLabel(name: string): string {
  return name.replaceAll('_', ' ');
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** Returns the help text for the time zone field. */
function timeZoneHelp(
  chosen: string,
  saved: { timeZone: string; timeZoneChangeableAt: string | null },
): string {
  const { timeZone, timeZoneChangeableAt: changeableAt } = saved;
  if (changeableAt !== null) {
    return `Your days are counted in this time zone, starting the day after you chose it. You can change it again on ${moment.format(new Date(changeableAt))}.`;
  }
  return chosen === timeZone
    ? `Your days and your streak are counted in this time zone. A change takes effect the next day, and you can change it again after ${TIME_ZONE_LOCK_DAYS} days.`
    : `Your days will be counted in ${zoneLabel(chosen)} starting tomorrow. Today stays the same. You can change it again after ${TIME_ZONE_LOCK_DAYS} days.`;
}

interface TimeZoneChoiceProps {
  saved: { timeZone: string; timeZoneChangeableAt: string | null };
  chosen: string;
  /** The validation error; null if there is none. */
  error: string | null;
  onChange: (timeZone: string) => void;
}

/** Browsers and the server use different names for some zones: Asia/Calcutta is Asia/Kolkata. */
function isSameZone(one: string, other: string): boolean {
  return one === other || canonicalTimeZone(one) === canonicalTimeZone(other);
}

/** The learner's time zone. Changes are limited, so that nobody can gain a day. */
export function TimeZoneChoice({ saved, chosen, error, onChange }: TimeZoneChoiceProps) {
  const { timeZone, timeZoneChangeableAt } = saved;
  const isKept = timeZoneChangeableAt !== null;
  const here = browserTimeZone();
  const regions = useMemo(() => zoneRegions([timeZone, here]), [timeZone, here]);
  return (
    <div className="stack" style={{ '--gap': 'var(--space-1)' }}>
      <Select
        label="Time zone"
        name="timeZone"
        value={chosen}
        disabled={isKept}
        error={error}
        help={timeZoneHelp(chosen, saved)}
        onChange={({ target }) => onChange(target.value)}
      >
        {regions.map(({ region, zones }) => (
          <optgroup key={region} label={region}>
            {zones.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      {!isKept && here !== '' && !isSameZone(here, chosen) && (
        <div>
          <Button kind="quiet" size="small" onClick={() => onChange(here)}>
            Use this browser&apos;s time zone: {zoneLabel(here)}
          </Button>
        </div>
      )}
    </div>
  );
}
