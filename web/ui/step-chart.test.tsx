import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StepChart, stepScale } from './step-chart.tsx';

afterEach(cleanup);

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

test('the grid, the labels and the steps are drawn on the same scale', () => {
  const { container } = render(<StepChart points={[0, 150, 300]} label="XP" captions={[]} />);
  const [grid, , steps] = [...container.querySelectorAll('path')].map(
    (path) => path.getAttribute('d') ?? '',
  );
  const height = Number(container.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[3]);
  const linesAt = [...(grid ?? '').matchAll(/M0 ([\d.]+)H/g)].map(([, y]) => Number(y));
  const labelsAt = ['300', '150', '0'].map((words) =>
    Number.parseFloat(screen.getByText(words).style.insetBlockStart),
  );
  expect(linesAt.map((y) => ((y / height) * 100).toFixed(3))).toEqual(
    labelsAt.map((share) => share.toFixed(3)),
  );
  const [top, middle, bottom] = linesAt.map((y) => y.toFixed(1));
  expect(steps).toBe(`M0 ${bottom}H300.0V${middle}H600.0V${top}`);
});
