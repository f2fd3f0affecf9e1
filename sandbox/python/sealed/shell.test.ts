import { expect, it } from 'vitest';
import { createUtcDate } from './shell.ts';

it('local time is UTC', () => {
  const UtcDate = createUtcDate(Date.now);
  const date = new UtcDate(2024, 0, 31, 23, 59, 58);
  expect(date.getTime()).toBe(Date.UTC(2024, 0, 31, 23, 59, 58));
  expect([date.getHours(), date.getDate(), date.getDay()]).toEqual([23, 31, 3]);
  expect(date.getTimezoneOffset()).toBe(0);
  date.setHours(5);
  expect(date.getUTCHours()).toBe(5);
  expect(new UtcDate(0).getFullYear()).toBe(1970);
});
