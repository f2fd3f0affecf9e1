import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastRegion, useToast } from './toast-region.tsx';
import { TOAST_DURATION_MS } from './toasts.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Buttons() {
  const { show } = useToast();
  return (
    <>
      <button
        type="button"
        onClick={() => show({ title: 'Achievement Unlocked', text: 'Hex reader' })}
      >
        achieve
      </button>
      <button type="button" onClick={() => show({ title: 'Not saved', tone: 'fail' })}>
        fail
      </button>
    </>
  );
}

/** Shows the region, and one toast in it. */
async function renderToast(name = 'achieve') {
  render(
    <ToastRegion>
      <Buttons />
    </ToastRegion>,
  );
  await showToast(name);
}

async function showToast(name = 'achieve') {
  fireEvent.click(screen.getByRole('button', { name }));
  // Waits until the code of the toasts has loaded.
  await act(() => import('./toasts.tsx'));
  await advance(0);
}

/** Advances the time and lets React update. */
async function advance(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

const toasts = () => screen.queryAllByRole('listitem');
const texts = () => toasts().map(({ textContent }) => textContent);
const close = () => screen.getByRole('button', { name: 'Close' });

test('a toast disappears after five seconds', async () => {
  await renderToast();
  await advance(TOAST_DURATION_MS - 1);
  expect(texts()).toEqual(['Achievement UnlockedHex reader']);
  await advance(1);
  expect(texts()).toEqual([]);
});

test.each([
  ['its button', () => fireEvent.click(close())],
  ['Escape', () => fireEvent.keyDown(close(), { key: 'Escape' })],
])('%s closes a toast', async (_way, dismiss) => {
  await renderToast();
  act(() => close().focus());
  dismiss();
  await advance(0);
  expect(texts()).toEqual([]);
});

test('a toast stays while the pointer is on it or it has the focus', async () => {
  await renderToast();
  const [toast] = toasts();
  if (toast === undefined) throw new Error('No toast is shown.');
  fireEvent.pointerMove(toast);
  await advance(2 * TOAST_DURATION_MS);
  act(() => close().focus());
  fireEvent.pointerLeave(screen.getByRole('region'));
  await advance(2 * TOAST_DURATION_MS);
  expect(toast.isConnected).toBe(true);
  act(() => close().blur());
  await advance(TOAST_DURATION_MS);
  expect(toast.isConnected).toBe(false);
});

test('closing a toast with the mouse does not keep the others', async () => {
  await renderToast();
  await showToast();
  const [first] = screen.getAllByRole('button', { name: 'Close' });
  if (first === undefined) throw new Error('No toast is shown.');
  // A browser focuses an element on mouse down, unless the page prevents it.
  if (fireEvent.mouseDown(first)) act(() => first.focus());
  fireEvent.click(first);
  await advance(0);
  expect(toasts()).toHaveLength(1);
  await advance(TOAST_DURATION_MS);
  expect(toasts()).toHaveLength(0);
});

test('F8 moves the focus to the toasts', async () => {
  await renderToast();
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('region').contains(document.activeElement)).toBe(true);
});

test('toasts are stacked, and each disappears on its own', async () => {
  await renderToast();
  await advance(1000);
  await showToast();
  expect(toasts()).toHaveLength(2);
  await advance(TOAST_DURATION_MS - 1000);
  expect(toasts()).toHaveLength(1);
});

test.each([
  ['achieve', 'polite', 'Achievement UnlockedHex reader'],
  ['fail', 'assertive', 'Not saved'],
])('a screen reader hears the toast "%s" (%s)', async (name, urgency, words) => {
  await renderToast(name);
  await advance(100);
  const announced = screen.getByRole('status');
  expect(announced.getAttribute('aria-live')).toBe(urgency);
  expect(announced.textContent).toContain(words);
});
