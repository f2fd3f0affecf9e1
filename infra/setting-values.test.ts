import { expect, test } from 'vitest';
import { parseDuration } from './setting-values.ts';

test.each([
  ['24h', 86_400],
  ['1h30m', 5_400],
  ['1.5s', 1.5],
  ['300ms', 0.3],
  ['2m.5s', 120.5],
  ['+10s', 10],
  ['-1h', -3_600],
  ['0', 0],
  ['1000us1000µs', 0.002],
])('parses %s', (text, seconds) => {
  expect(parseDuration(text)).toBeCloseTo(seconds, 9);
});

test.each(['', '-', '1', 'h', '1d', '1h 2m', '1h2', '--1h', '1e3s', 'none', 'Infinity'])(
  '"%s" is not a duration',
  (text) => {
    expect(parseDuration(text)).toBeNull();
  },
);
