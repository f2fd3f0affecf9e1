import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TOAST_DURATION_MS } from './toast.tsx';
import { ToastRegion, useToast } from './toast-region.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function ShowButton() {
  const { show } = useToast();
  return (
    <button
      type="button"
      onClick={() => show({ title: 'Achievement Unlocked', text: 'Hex reader' })}
    >
      show
    </button>
  );
}

function renderWithToast() {
  render(
    <ToastRegion>
      <ShowButton />
    </ToastRegion>,
  );
  act(() => screen.getByRole('button', { name: 'show' }).click());
}

/** Lets time pass, and React catch up with it. */
function advance(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

test('a toast leaves by itself after five seconds', () => {
  renderWithToast();
  advance(TOAST_DURATION_MS - 1);
  expect(screen.getByRole('status').textContent).toContain('Hex reader');
  advance(1);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a toast can be closed', () => {
  renderWithToast();
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  expect(screen.queryByRole('status')).toBeNull();
});

test('a toast stays while it is pointed at or has the focus, and then for the whole time', () => {
  renderWithToast();
  const toast = screen.getByRole('status');
  fireEvent.pointerEnter(toast);
  advance(2 * TOAST_DURATION_MS);
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  fireEvent.pointerLeave(toast);
  advance(2 * TOAST_DURATION_MS);
  expect(toast.isConnected).toBe(true);
  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  advance(TOAST_DURATION_MS - 1);
  expect(toast.isConnected).toBe(true);
  advance(1);
  expect(toast.isConnected).toBe(false);
});

test('several toasts stand side by side, and each leaves by itself', () => {
  renderWithToast();
  advance(1000);
  act(() => screen.getByRole('button', { name: 'show' }).click());
  expect(screen.getAllByRole('status')).toHaveLength(2);
  advance(TOAST_DURATION_MS - 1000);
  expect(screen.getAllByRole('status')).toHaveLength(1);
});
