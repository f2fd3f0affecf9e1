// cspell:ignore Kiritimati
import { expect, test } from 'vitest';
import { canonicalTimeZone, dayOf, startOfWeek, timeZoneChangeableAt } from './calendar.ts';

const unchanged = (timeZone: string) => ({ timeZone, previousTimeZone: null, timeZoneFrom: null });

/** Returns the distinct days that a clock goes through, hour by hour. */
function daysShown(clock: Parameters<typeof dayOf>[0], from: string, hours: number): string[] {
  const shown = Array.from({ length: hours }, (_, hour) =>
    dayOf(clock, new Date(Date.parse(from) + hour * 3_600_000)),
  );
  expect(shown).toEqual(shown.toSorted());
  return [...new Set(shown)];
}

test("days follow the learner's time zone, not the server's", () => {
  const instant = new Date('2026-03-01T23:30:00Z');
  expect(dayOf(unchanged('UTC'), instant)).toBe('2026-03-01');
  expect(dayOf(unchanged('Pacific/Auckland'), instant)).toBe('2026-03-02');
});

test('a new time zone applies from the next day on', () => {
  const clock = {
    timeZone: 'Pacific/Auckland',
    previousTimeZone: 'UTC',
    timeZoneFrom: '2026-03-02',
  };
  expect(dayOf(clock, new Date('2026-03-01T23:59:00Z'))).toBe('2026-03-01');
  expect(dayOf(clock, new Date('2026-03-02T00:00:00Z'))).toBe('2026-03-02');
  expect(dayOf(clock, new Date('2026-03-02T11:00:00Z'))).toBe('2026-03-03');
});

test.each([
  ['Pacific/Auckland', 'America/Los_Angeles'],
  ['America/Los_Angeles', 'Pacific/Auckland'],
  ['Pacific/Kiritimati', 'Pacific/Pago_Pago'],
  ['Europe/Paris', 'Europe/Paris'],
])('a change from %s to %s neither repeats nor skips a day', (previousTimeZone, timeZone) => {
  const clock = { timeZone, previousTimeZone, timeZoneFrom: '2026-03-03' };
  expect(daysShown(clock, '2026-03-01T12:00:00Z', 96)).toEqual(
    expect.arrayContaining(['2026-03-02', '2026-03-03', '2026-03-04']),
  );
});

test("a month ends in the learner's time zone", () => {
  const instant = new Date('2026-02-28T12:00:00Z');
  expect(dayOf(unchanged('Pacific/Kiritimati'), instant)).toBe('2026-03-01');
  expect(dayOf(unchanged('America/New_York'), instant)).toBe('2026-02-28');
});

test.each([
  ['2026-03-02T00:00:00.000Z', '2026-03-02'],
  ['2026-03-04T12:00:00.000Z', '2026-03-02'],
  ['2026-03-08T23:59:59.999Z', '2026-03-02'],
  ['2026-03-09T00:00:00.000Z', '2026-03-09'],
  ['2027-01-01T08:00:00.000Z', '2026-12-28'],
])('the week of %s begins on Monday %s', (instant, monday) => {
  expect(startOfWeek(new Date(instant))).toEqual(new Date(`${monday}T00:00:00Z`));
});

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
