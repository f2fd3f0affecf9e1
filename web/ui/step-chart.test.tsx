import { expect, test } from 'vitest';
import { stepScale } from './step-chart.tsx';

test.each([
  [0, 0, [2, 1, 0]],
  [0, 250, [300, 150, 0]],
  [25, 250, [300, 150, 0]],
  [8_375, 9_625, [9_750, 9_000, 8_250]],
  [0, 1_500, [1_500, 750, 0]],
  [999, 1_001, [1_001, 1_000, 999]],
])('counts from %i to %i lie between round values', (low, high, lines) => {
  expect(stepScale(low, high)).toEqual(lines);
});

test('any counts lie between the lines and use at least a fifth of the height', () => {
  for (let low = 0; low < 3_000; low += 37) {
    for (let rise = 3; rise < 20_000; rise = Math.ceil(rise * 1.3)) {
      const [top, middle, bottom] = stepScale(low, low + rise);
      expect(bottom <= low && low + rise <= top && top - middle === middle - bottom).toBe(true);
      expect(rise / (top - bottom)).toBeGreaterThan(0.2);
    }
  }
});
