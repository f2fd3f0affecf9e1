import { useMemo } from 'react';
import { canonicalTimeZone } from '../../../domain/calendar.ts';
import { browserTimeZone } from '../../session/browser-time-zone.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { zoneLabel, zoneRegions } from './time-zone-options.ts';
import { timeZoneHelp } from './time-zone-words.ts';

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
