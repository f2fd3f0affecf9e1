import { expect, test } from 'vitest';
import { canonicalTimeZone, timeZoneChangeableAt } from './time-zone.ts';

test.each([
  ['Europe/Paris', 'Europe/Paris'],
  ['europe/PARIS', 'Europe/Paris'],
  ['UTC', 'UTC'],
])('%s becomes the time zone %s', (name, zone) => {
  expect(canonicalTimeZone(name)).toBe(zone);
});

test.each(['', 'Mars/Olympus', '+01:00', '-08:00', 'Europe/Paris\0', ' UTC', 'a'.repeat(10_000)])(
  '"%s" is not a time zone',
  (name) => {
    expect(canonicalTimeZone(name)).toBeNull();
  },
);

test('a time zone that was never changed can be changed; after a change it is fixed for 30 days', () => {
  const changed = new Date('2026-03-01T12:00:00Z');
  const changeable = new Date('2026-03-31T12:00:00Z');
  expect(timeZoneChangeableAt(null, changed)).toBeNull();
  expect(timeZoneChangeableAt(changed, new Date('2026-03-31T11:59:59Z'))).toEqual(changeable);
  expect(timeZoneChangeableAt(changed, changeable)).toBeNull();
});
