import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createExecutionHealth } from './execution-health.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A program that takes some time. */
const taking = (milliseconds: number) => () =>
  new Promise<boolean>((resolve) => void setTimeout(() => resolve(true), milliseconds));

test('a program runs when asked, once in five seconds at most, however many ask', async () => {
  let runs = 0;
  const health = createExecutionHealth(() => Promise.resolve((runs += 1) > 0));
  expect(runs).toBe(0);
  const reports = await Promise.all([health.check(), health.check()]);
  expect(reports).toEqual(Array(2).fill({ isHealthy: true, waitMs: 0 }));
  vi.advanceTimersByTime(4_999);
  await health.check();
  expect(runs).toBe(1);
  vi.advanceTimersByTime(1);
  await health.check();
  expect(runs).toBe(2);
});

test('the report says how long the program took, and those who ask meanwhile wait for it', async () => {
  const program = vi.fn(taking(700));
  const health = createExecutionHealth(program);
  const first = health.check();
  await vi.advanceTimersByTimeAsync(300);
  const second = health.check();
  await vi.advanceTimersByTimeAsync(400);
  expect([await first, await second]).toEqual(Array(2).fill({ isHealthy: true, waitMs: 700 }));
  expect(program).toHaveBeenCalledOnce();
});

test('execution is not healthy if a stranger waits for more than ten seconds', async () => {
  const health = createExecutionHealth(taking(10_001));
  const report = health.check();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await report).toEqual({ isHealthy: false, waitMs: 10_000 });
});

test('execution is not healthy if the program fails or cannot run, until it runs again', async () => {
  const answers = [
    () => Promise.resolve(false),
    () => Promise.reject(new Error('Nobody is there.')),
  ];
  const health = createExecutionHealth(() => answers.shift()?.() ?? Promise.resolve(true));
  for (const isHealthy of [false, false, true]) {
    expect(await health.check()).toMatchObject({ isHealthy });
    vi.advanceTimersByTime(5_000);
  }
});
