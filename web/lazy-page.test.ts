import { render } from '@testing-library/react';
import { createElement, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, lazyComponent, lazyPage, loadWithRetry } from './lazy-page.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a chunk that fails once is requested again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('blinked')).mockResolvedValue('page');
  const loading = loadWithRetry(load);
  await vi.runAllTimersAsync();
  expect(await loading).toBe('page');
});

test('a chunk that fails twice is reported with its own error', async () => {
  const loading = loadWithRetry(() => Promise.reject(new Error('gone')));
  const outcome = expect(loading).rejects.toThrow('gone');
  await vi.runAllTimersAsync();
  await outcome;
});

test('a chunk that never arrives times out after 120 seconds per attempt', async () => {
  const load = vi.fn(() => new Promise<never>(() => {}));
  const outcome = expect(loadWithRetry(load)).rejects.toThrow('took too long');
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.runAllTimersAsync();
  await outcome;
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page is fetched only once', async () => {
  const load = vi.fn(() => Promise.resolve(() => null));
  const { preload } = lazyPage(load);
  await Promise.all([preload(), preload()]);
  await preload();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a component whose code is there never gives way to a fallback, which React would keep for 300 ms', async () => {
  const { Component, preload } = lazyComponent(() => Promise.resolve(() => 'here'));
  await preload();
  const { container } = render(
    createElement(Suspense, { fallback: 'Loading' }, createElement(Component)),
  );
  expect(container.textContent).toBe('here');
});

test('a failed prefetch is discarded, and the page is fetched again on navigation', async () => {
  const load = vi.fn(() => Promise.reject<() => null>(new Error('offline')));
  const { preload } = lazyPage(load);
  const guess = preload();
  await vi.runAllTimersAsync();
  await guess;
  load.mockResolvedValue(() => null);
  await preload();
  expect(load).toHaveBeenCalledTimes(3);
});
