import { expect, test } from 'vitest';
import { dollarsText, roundly, shareText } from './draw-table.ts';

test.each([
  [0, '0'],
  [0.0076, '0.008'],
  [0.2016, '0.202'],
  [3.494, '3.49'],
  [31.76, '31.8'],
  [99.96, '100'],
  [587.4, '587'],
  [58_739, '58,700'],
  [5_873_900, '5,870,000'],
])('%d is shown with its significant digits', (value, text) => {
  expect(roundly(value)).toBe(text);
});

test('a share is shown in percent until it is a multiple', () => {
  expect([0.001, 0.25, 1, 1.175].map(shareText)).toEqual(['< 1 %', '25 %', '100 %', '**1.18 ×**']);
});

test('dollars show cents while these matter', () => {
  expect([0, 0.387, 31.8, 907.58, 96_736.4].map(dollarsText)).toEqual([
    ...['0', '0.39', '31.80'],
    ...['908', '96,736'],
  ]);
});
