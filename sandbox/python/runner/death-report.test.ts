import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDeathReport } from './death-report.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reports the first death at once and the later ones together, once a minute', () => {
  const reports: number[] = [];
  const count = createDeathReport((deaths) => reports.push(deaths));
  count();
  expect(reports).toEqual([1]);
  for (let more = 0; more < 200; more += 1) count();
  expect(reports).toEqual([1]);
  vi.advanceTimersByTime(60_000);
  expect(reports).toEqual([1, 200]);
  vi.advanceTimersByTime(600_000);
  expect(reports).toEqual([1, 200]);
  count();
  expect(reports).toEqual([1, 200, 1]);
});
