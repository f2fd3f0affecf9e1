import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createExecutionHealth } from './execution-health.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('a program is run when asked, once a minute at most, however many ask', async () => {
  let runs = 0;
  const health = createExecutionHealth(async () => Promise.resolve((runs += 1) > 0));
  expect(runs).toBe(0);
  expect(await Promise.all([health.isHealthy(), health.isHealthy()])).toEqual([true, true]);
  vi.advanceTimersByTime(59_999);
  expect(await health.isHealthy()).toBe(true);
  expect(runs).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await health.isHealthy()).toBe(true);
  expect(runs).toBe(2);
});

test("a learner's program counts, so that no other one is run", async () => {
  const health = createExecutionHealth(() => Promise.reject(new Error('This must not run.')));
  health.recordRun();
  vi.advanceTimersByTime(59_999);
  expect(await health.isHealthy()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(await health.isHealthy()).toBe(false);
});

test('a program that fails is not run again for each request, but soon enough', async () => {
  const answers = [false, new Error('Nobody is there.'), true];
  let runs = 0;
  const health = createExecutionHealth(async () => {
    const answer = answers[runs] ?? false;
    runs += 1;
    return Promise.resolve().then(() => {
      if (typeof answer !== 'boolean') throw answer;
      return answer;
    });
  });
  for (const expected of [false, false, true]) {
    expect(await health.isHealthy()).toBe(expected);
    expect(await health.isHealthy()).toBe(expected);
    vi.advanceTimersByTime(10_000);
  }
  expect(runs).toBe(3);
});
