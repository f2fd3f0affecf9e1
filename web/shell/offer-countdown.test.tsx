import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SiteContext } from '../router/site-context.ts';
import { OFFER_COOKIE } from './offer-clock.ts';
import { OfferCountdown } from './offer-countdown.tsx';

const NOW = new Date('2026-01-01T12:00:00Z');

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.cookie = `${OFFER_COOKIE}=; Path=/; Max-Age=0`;
});

test('the offer counts down every second from the first visit', () => {
  render(<OfferCountdown />);
  expect(screen.getByRole('timer').textContent).toBe('24:00:00');
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole('timer').textContent).toBe('23:59:59');
});

test('the offer becomes urgent in its last hour', () => {
  const isUrgent = () => screen.getByRole('timer').closest('[data-urgent]') !== null;
  render(<OfferCountdown />);
  expect(isUrgent()).toBe(false);
  act(() => void vi.advanceTimersByTime(23 * 3_600_000));
  expect(isUrgent()).toBe(true);
});

test.each([
  ['/', true],
  ['/billing', true],
  ['/dashboard', false],
])('on %s, the mark of the offer is colored: %s', (pathname, isLoud) => {
  render(
    <SiteContext value={{ pathname, RouterLink: null }}>
      <OfferCountdown />
    </SiteContext>,
  );
  expect(screen.getByRole('timer').closest('[data-loud]') !== null).toBe(isLoud);
});

test('at zero the offer has expired and does not restart', () => {
  document.cookie = `${OFFER_COOKIE}=${NOW.getTime() + 1000}; Path=/`;
  const { unmount } = render(<OfferCountdown />);
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByText('OFFER EXPIRED')).toBeTruthy();
  unmount();
  act(() => void vi.advanceTimersByTime(86_400_000));
  render(<OfferCountdown />);
  expect(screen.getByText('OFFER EXPIRED')).toBeTruthy();
});
