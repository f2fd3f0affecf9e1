import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOfferClock, formatCountdown, OFFER_COOKIE, readOfferEnd } from './offer-clock.ts';

const NOW = new Date('2026-01-01T12:00:00Z');

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  document.cookie = `${OFFER_COOKIE}=; Path=/; Max-Age=0`;
});

test('an offer starts at the first visit, and its end is stored in a cookie', () => {
  const stop = createOfferClock(24).subscribe(() => {});
  expect(readOfferEnd(document.cookie)).toBe(NOW.getTime() + 86_400_000);
  stop();
});

test('an offer continues on the next visit', () => {
  createOfferClock(24).subscribe(() => {})();
  vi.setSystemTime(NOW.getTime() + 3_600_000);
  const clock = createOfferClock(24);
  const stop = clock.subscribe(() => {});
  expect(clock.secondsLeft()).toBe(23 * 3600);
  stop();
});

test('the clock ticks every second and stays at zero', () => {
  document.cookie = `${OFFER_COOKIE}=${NOW.getTime() + 2000}; Path=/`;
  const clock = createOfferClock(24);
  const seen: (number | null)[] = [];
  const stop = clock.subscribe(() => seen.push(clock.secondsLeft()));
  vi.advanceTimersByTime(4000);
  expect(seen).toEqual([2, 1, 0, 0, 0]);
  stop();
});

test('seconds are formatted as hours, minutes and seconds', () => {
  expect(formatCountdown(86_400)).toBe('24:00:00');
  expect(formatCountdown(63_729)).toBe('17:42:09');
});

test.each(['', 'soon', 'Infinity', '-1', '1e99', '0x7fffffffffff', '9'.repeat(30)])(
  'the invalid cookie "%s" starts a new offer',
  (value) => {
    document.cookie = `${OFFER_COOKIE}=${value}; Path=/`;
    const clock = createOfferClock(24);
    clock.subscribe(() => {})();
    expect(clock.secondsLeft()).toBe(24 * 3600);
    expect(readOfferEnd(document.cookie)).toBe(NOW.getTime() + 86_400_000);
  },
);

test('a forged cookie extends an offer to its usual duration at most, and the offer still ends', () => {
  document.cookie = `${OFFER_COOKIE}=${NOW.getTime() + 1000 * 86_400_000}; Path=/`;
  const clock = createOfferClock(24);
  clock.subscribe(() => {})();
  expect(clock.secondsLeft()).toBe(24 * 3600);
  vi.setSystemTime(NOW.getTime() + 86_400_000);
  const later = createOfferClock(24);
  later.subscribe(() => {})();
  expect(later.secondsLeft()).toBe(0);
});
