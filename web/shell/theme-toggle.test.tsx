import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ThemeToggle } from './theme-toggle.tsx';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset['theme'] = 'dark';
});
afterEach(cleanup);

test('the toggle switches the document and stores the choice', async () => {
  render(<ThemeToggle />);
  await userEvent.click(screen.getByRole('button', { name: 'Switch to the light theme' }));
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
  expect(await screen.findByRole('button', { name: 'Switch to the dark theme' })).toBeTruthy();
});

test('a choice made in another tab is applied here', async () => {
  render(<ThemeToggle />);
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
  });
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(await screen.findByRole('button', { name: 'Switch to the dark theme' })).toBeTruthy();
});
