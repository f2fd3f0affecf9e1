import { expect, test } from 'vitest';
import { createActivityClock } from './activity-clock.ts';

function clockAt() {
  let now = 0;
  const clock = createActivityClock(() => now);
  const wait = (seconds: number) => {
    now += seconds * 1_000;
  };
  return { clock, wait };
}

test('the time between inputs counts, each second once', () => {
  const { clock, wait } = clockAt();
  wait(20);
  clock.note();
  wait(10);
  expect(clock.take()).toBe(30);
  expect(clock.take()).toBe(0);
});

test('a pause counts for a minute at most', () => {
  const { clock, wait } = clockAt();
  wait(600);
  clock.note();
  wait(5);
  expect(clock.take()).toBe(65);
});

test('a report never exceeds what the API accepts', () => {
  const { clock, wait } = clockAt();
  for (let minute = 0; minute < 90; minute += 1) {
    wait(60);
    clock.note();
  }
  expect(clock.take()).toBe(3_600);
});
