import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ThemeChoices } from './theme-choices.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

const root = document.documentElement;
/** The system's preference. */
let system: EventTarget & { matches: boolean };

beforeEach(() => {
  localStorage.clear();
  root.dataset['theme'] = 'dark';
  delete root.dataset['themeChoice'];
  system = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', () => system);
});
afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });

/** The system changes between day and night. */
function changeSystem(prefersLight: boolean): void {
  system.matches = prefersLight;
  act(() => void system.dispatchEvent(new Event('change')));
}

test('the toggle switches the document and stores the choice', async () => {
  render(<ThemeToggle />);
  await userEvent.click(button('Switch to the light theme'));
  expect(root.dataset['theme']).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
  expect(await screen.findByRole('button', { name: 'Switch to the dark theme' })).toBeTruthy();
});

test.each([
  ['light', 'light'],
  ['system', 'light'],
  ['dark', 'dark'],
  [null, 'dark'],
  ['sepia', 'dark'],
])('the choice "%s", made in another tab, shows the %s theme here', (newValue, theme) => {
  render(<ThemeToggle />);
  root.dataset['theme'] = theme === 'dark' ? 'light' : 'dark';
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue })));
  expect(root.dataset['theme']).toBe(theme);
});

test('without a choice, the theme is dark, whatever the system prefers', () => {
  render(<ThemeChoices />);
  expect(button('Dark').getAttribute('aria-pressed')).toBe('true');
  changeSystem(true);
  expect(root.dataset['theme']).toBe('dark');
});

test('the theme of the system is followed while the page is open', async () => {
  render(<ThemeChoices />);
  await userEvent.click(button('System'));
  expect(localStorage.getItem('theme')).toBe('system');
  expect(button('System').getAttribute('aria-pressed')).toBe('true');
  expect(root.dataset['theme']).toBe('light');
  changeSystem(false);
  expect(root.dataset['theme']).toBe('dark');
  await userEvent.click(button('Light'));
  changeSystem(true);
  changeSystem(false);
  expect(root.dataset['theme']).toBe('light');
});

test('the toggle ends following the system', async () => {
  localStorage.setItem('theme', 'system');
  root.dataset['theme'] = 'light';
  render(<ThemeToggle />);
  await userEvent.click(button('Switch to the dark theme'));
  changeSystem(true);
  expect(root.dataset['theme']).toBe('dark');
});
