import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

test('dates are written the American way, and times on the 24-hour clock', () => {
  const at = new Date(2026, 4, 9, 14, 2);
  expect(formatDate(at, 'short')).toBe('May 9');
  expect(formatDate(at, 'date')).toBe('May 9, 2026');
  expect(formatDate(at, 'long')).toBe('May 9, 2026');
  expect(formatDate(at, 'monthOfYear')).toBe('May 2026');
  expect(formatDate(at, 'moment')).toBe('May 9, 14:02');
  expect(formatDate(at, 'fullMoment')).toBe('May 9, 2026, 14:02');
});

test('midnight is 00:00', () => {
  expect(formatDate(new Date(2026, 4, 9), 'time')).toBe('00:00');
});

test('an instant is shown in the reader’s time zone, a calendar day is the same everywhere', () => {
  const lateInUtc = '2026-05-09T23:30:00Z';
  const local = new Date(lateInUtc);
  expect(formatDate(lateInUtc, 'short')).toBe(`May ${local.getDate()}`);
  expect(formatDate(lateInUtc, 'time')).toBe(
    `${String(local.getHours()).padStart(2, '0')}:${String(local.getMinutes()).padStart(2, '0')}`,
  );
  expect(formatDate('2026-05-09', 'short')).toBe('May 9');
});
