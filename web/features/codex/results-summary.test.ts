import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useElapsedSeconds } from './results-summary.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('counts seconds while active, and starts again at 0 for the next activity', () => {
  vi.useFakeTimers();
  const initialProps: { what: string | null } = { what: 'server' };
  const { result, rerender } = renderHook(({ what }) => useElapsedSeconds(what), { initialProps });
  const wait = (ms: number): void => void act(() => vi.advanceTimersByTime(ms));
  wait(3_000);
  expect(result.current).toBe(3);
  rerender({ what: null });
  expect(result.current).toBe(0);
  wait(3_000);
  expect(result.current).toBe(0);
  rerender({ what: 'server' });
  expect(result.current).toBe(0);
  wait(1_000);
  rerender({ what: 'submission' });
  expect(result.current).toBe(0);
});
