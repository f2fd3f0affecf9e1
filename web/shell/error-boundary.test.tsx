import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

afterEach(cleanup);

const renderError = (error: unknown) => <p role="alert">{String(error)}</p>;

function Page({ isBroken }: { isBroken: boolean }) {
  const [born] = useState(() => crypto.randomUUID());
  if (isBroken) throw new Error('This page broke.');
  return <p data-testid="page">{born}</p>;
}

const at = (address: string, isBroken = false) => (
  <ErrorBoundary resetKey={address} render={renderError}>
    <Page isBroken={isBroken} />
  </ErrorBoundary>
);

test('a broken page is replaced by the error screen until the next navigation', () => {
  const consoleErrors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(at('/one', true));
  expect(screen.getByRole('alert').textContent).toBe('Error: This page broke.');
  rerender(at('/two'));
  expect(screen.getByTestId('page')).toBeTruthy();
  consoleErrors.mockClear();
});

test('mounted components stay mounted across navigation', () => {
  const { rerender } = render(at('/one'));
  const before = screen.getByTestId('page').textContent;
  rerender(at('/two'));
  expect(screen.getByTestId('page').textContent).toBe(before);
});
