import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorScreen } from './error-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

test('an email to support includes the page and the error, but not the query', () => {
  history.replaceState(null, '', '/codex/port-scanner?code=secret');
  render(<ErrorScreen error={new TypeError('The reading is undefined.')} />);
  const mail = screen.getByRole('link', { name: 'Write to support' }).getAttribute('href') ?? '';
  const body = new URL(mail).searchParams.get('body');
  expect(body).toContain('TypeError: The reading is undefined.');
  expect(body).toContain('at the page /codex/port-scanner');
  expect(mail).not.toContain('secret');
  expect(screen.getByRole('link', { name: 'help' }).getAttribute('href')).toBe('/help');
});

test('if the details cannot be copied, they can still be selected', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('No.')) } });
  render(<ErrorScreen error={new Error('Broken.')} />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy', hidden: true }));
  expect(await screen.findByText('Select and copy it')).toBeTruthy();
});
