import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BACK_ONLINE_MS, ConnectionBanner } from './connection-banner.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  deviceCaches.has.mockResolvedValue(true);
  vi.stubGlobal('caches', deviceCaches);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Simulates the browser's network going offline or online. */
function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

const deviceCaches = { has: vi.fn<CacheStorage['has']>() };

const status = () => screen.getByRole('status').textContent;

test('an outage is shown as long as it lasts, and its end for a moment', () => {
  render(<ConnectionBanner isLearner />);
  expect(status()).toBe('');
  setOnline(false);
  expect(status()).toContain('Run Code and Submit Solution need a connection.');
  setOnline(true);
  expect(status()).toContain('You are online again.');
  act(() => void vi.advanceTimersByTime(BACK_ONLINE_MS - 1));
  expect(status()).not.toBe('');
  act(() => void vi.advanceTimersByTime(1));
  expect(status()).toBe('');
});

test('a network that fails again at once is still shown as offline', () => {
  render(<ConnectionBanner isLearner={false} />);
  setOnline(false);
  setOnline(true);
  setOnline(false);
  act(() => void vi.advanceTimersByTime(2 * BACK_ONLINE_MS));
  expect(status()).toContain('you need a connection to sign in or sign up');
});

test('opening the page without a network shows the banner, too', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<ConnectionBanner isLearner />);
  expect(status()).toContain('You are offline.');
});

test('a device without Python is not promised that code runs on it', async () => {
  deviceCaches.has.mockResolvedValue(false);
  render(<ConnectionBanner isLearner />);
  setOnline(false);
  await act(async () => vi.advanceTimersByTimeAsync(0));
  expect(deviceCaches.has).toHaveBeenCalledWith('packetsmith-python');
  expect(status()).toContain('Running it needs a connection');
  expect(status()).not.toContain('run it in this browser');
});
