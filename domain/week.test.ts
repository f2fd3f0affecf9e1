import { expect, test } from 'vitest';
import { startOfWeek } from './week.ts';

test.each([
  ['2026-03-02T00:00:00.000Z', '2026-03-02'],
  ['2026-03-04T12:00:00.000Z', '2026-03-02'],
  ['2026-03-08T23:59:59.999Z', '2026-03-02'],
  ['2026-03-09T00:00:00.000Z', '2026-03-09'],
  ['2027-01-01T08:00:00.000Z', '2026-12-28'],
])('the week of %s begins on Monday %s', (instant, monday) => {
  expect(startOfWeek(new Date(instant))).toEqual(new Date(`${monday}T00:00:00Z`));
});
