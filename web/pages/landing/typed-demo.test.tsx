import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TypedDemo } from './typed-demo.tsx';
import styles from './typed-demo.module.css';
import { TYPING_MS } from './use-typing.ts';

const DEMO = { file: 'hello.py', code: 'print(1)', output: '1' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function preferMotion(isReduced: boolean): void {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isReduced }));
}

/** What a reader sees of the program: everything but the part that is not typed yet. */
function typedText(container: HTMLElement): string {
  const parts = [...container.querySelectorAll(`.line > span:not(.${styles['rest'] ?? ''})`)];
  return parts.map((part) => part.textContent).join('');
}

/** Lets time pass, and React catch up with it. */
function advance(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

test('a demo is typed at 30 ms a character once it is in view', () => {
  preferMotion(false);
  const { container, rerender } = render(<TypedDemo demo={DEMO} hasStarted={false} />);
  advance(10 * TYPING_MS);
  expect(typedText(container)).toBe('');
  rerender(<TypedDemo demo={DEMO} hasStarted />);
  advance(5 * TYPING_MS);
  expect(typedText(container)).toBe('print');
  advance(3 * TYPING_MS);
  expect(typedText(container)).toContain('print(1)');
});

test('the whole program is in the page before it is typed', () => {
  preferMotion(false);
  const { container } = render(<TypedDemo demo={DEMO} hasStarted={false} />);
  expect(container.querySelector('pre')?.textContent).toBe('print(1)');
});

test('readers who prefer less motion see it whole at once', () => {
  preferMotion(true);
  const { container } = render(<TypedDemo demo={DEMO} hasStarted={false} />);
  expect(typedText(container)).toContain('print(1)');
});
