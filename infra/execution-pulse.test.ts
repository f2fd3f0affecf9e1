import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createExecutionPulse } from './execution-pulse.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('a program is run when asked, once a minute at most, however many ask', async () => {
  let runs = 0;
  const pulse = createExecutionPulse(async () => Promise.resolve((runs += 1) > 0));
  expect(runs).toBe(0);
  expect(await Promise.all([pulse.isBeating(), pulse.isBeating()])).toEqual([true, true]);
  vi.advanceTimersByTime(59_999);
  expect(await pulse.isBeating()).toBe(true);
  expect(runs).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await pulse.isBeating()).toBe(true);
  expect(runs).toBe(2);
});

test("a learner's program counts, so that no other one is run", async () => {
  const pulse = createExecutionPulse(() => Promise.reject(new Error('This must not run.')));
  pulse.note();
  vi.advanceTimersByTime(59_999);
  expect(await pulse.isBeating()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(await pulse.isBeating()).toBe(false);
});

test('a program that fails is not run again for each request, but soon enough', async () => {
  const answers = [false, new Error('Nobody is there.'), true];
  let runs = 0;
  const pulse = createExecutionPulse(async () => {
    const answer = answers[runs] ?? false;
    runs += 1;
    return Promise.resolve().then(() => {
      if (typeof answer !== 'boolean') throw answer;
      return answer;
    });
  });
  for (const expected of [false, false, true]) {
    expect(await pulse.isBeating()).toBe(expected);
    expect(await pulse.isBeating()).toBe(expected);
    vi.advanceTimersByTime(10_000);
  }
  expect(runs).toBe(3);
});
