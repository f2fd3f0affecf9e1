import { useId, useMemo, useState } from 'react';
import { TIME_ZONE_LOCK_DAYS } from '../../../domain/calendar.ts';
import { browserTimeZone } from '../../session/browser-time-zone.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { findZone, isSameZone, zoneName, zoneOptions } from '../../time-zones/time-zone-names.ts';
import { formatDate } from '../../ui/format-date.ts';

/** Returns the help text for the time zone field. */
function timeZoneHelp(
  chosen: string,
  saved: { timeZone: string; timeZoneChangeableAt: string | null },
): string {
  const { timeZone, timeZoneChangeableAt: changeableAt } = saved;
  if (changeableAt !== null) {
    return `Your days are counted in this time zone, starting the day after you chose it. You can change it again on ${formatDate(changeableAt, 'fullMoment')}.`;
  }
  return chosen === timeZone
    ? `Your days and your streak are counted in this time zone. A change takes effect the next day, and you can change it again after ${TIME_ZONE_LOCK_DAYS} days.`
    : `Your days will be counted in ${zoneName(chosen)} starting tomorrow. Today stays the same. You can change it again after ${TIME_ZONE_LOCK_DAYS} days.`;
}

interface TimeZoneChoiceProps {
  saved: { timeZone: string; timeZoneChangeableAt: string | null };
  chosen: string;
  /** The validation error; null if there is none. */
  error: string | null;
  onChange: (timeZone: string) => void;
}

/** The learner's time zone, found by typing. Changes are limited, so that nobody can gain a day. */
export function TimeZoneChoice({ saved, chosen, error, onChange }: TimeZoneChoiceProps) {
  const { timeZone, timeZoneChangeableAt } = saved;
  const isKept = timeZoneChangeableAt !== null;
  const here = browserTimeZone();
  const options = useMemo(() => zoneOptions([timeZone, here]), [timeZone, here]);
  const search = useZoneSearch(options, chosen, onChange);
  const listId = useId();
  return (
    <div className="stack" style={{ '--gap': 'var(--space-1)' }}>
      <TextField
        label="Time zone"
        name="timeZone"
        list={listId}
        autoComplete="off"
        spellCheck={false}
        disabled={isKept}
        value={search.text}
        error={error ?? search.error}
        help={timeZoneHelp(chosen, saved)}
        // The list offers what the text matches. With the text selected, typing searches all of it.
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => search.type(target.value)}
        onBlur={search.leave}
      />
      <datalist id={listId}>
        {options.map(({ zone, label }) => (
          <option key={zone} value={label} />
        ))}
      </datalist>
      {!isKept && here !== '' && !isSameZone(here, chosen) && (
        <div>
          <Button kind="quiet" size="small" onClick={() => onChange(here)}>
            Use this browser&apos;s time zone: {zoneName(here)}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Keeps the text of the field while it is typed. What names no time zone is put back. */
function useZoneSearch(
  options: ReturnType<typeof zoneOptions>,
  chosen: string,
  onChange: (timeZone: string) => void,
) {
  const [typed, setTyped] = useState<string | null>(null);
  const [unknown, setUnknown] = useState<string | null>(null);
  const label = options.find(({ zone }) => zone === chosen)?.label ?? zoneName(chosen);
  return {
    text: typed ?? label,
    error:
      unknown === null
        ? null
        : `There is no time zone "${unknown}". Choose one from the list, such as Europe/Berlin.`,
    type: (text: string) => {
      setTyped(text);
      setUnknown(null);
      const found = findZone(options, text);
      if (found) onChange(found.zone);
    },
    leave: () => {
      const isUnknown = typed !== null && typed.trim() !== '' && !findZone(options, typed);
      if (isUnknown) setUnknown(typed.trim());
      setTyped(null);
    },
  };
}
