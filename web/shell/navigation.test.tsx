import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SiteRouter } from '../router/site-router.tsx';
import { SessionProvider } from '../session/session-provider.tsx';
import { forgetBrowser, storeSession } from '../testing/browser-session.ts';
import { Shell } from './shell.tsx';
import { SCROLL_THRESHOLD_PX } from './navigation.tsx';

beforeEach(forgetBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function renderAt(address: string) {
  history.replaceState(null, '', address);
  render(
    <SiteRouter>
      <SessionProvider>
        <Shell title="A page" isProtected>
          the page
        </Shell>
      </SessionProvider>
    </SiteRouter>,
  );
}

function linksOf(name: string): string[] {
  const links = within(screen.getByRole('navigation', { name })).getAllByRole('link');
  return links.map((link) => link.textContent);
}

test('visitors see the links to sign in and sign up, and the current route is marked', () => {
  renderAt('/login');
  expect(linksOf('Main')).toEqual(['Home', 'Login', 'Sign Up']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Login');
});

test('learners see the product and Logout, and the workspace belongs to the challenges', async () => {
  storeSession();
  renderAt('/codex/port-scanner');
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeTruthy();
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Challenges');
  expect(linksOf('Main')).toEqual([
    'Home',
    'Dashboard',
    'Lessons',
    'Challenges',
    'Leaderboard',
    'Profile',
  ]);
});

test('the menu closes on navigation', async () => {
  renderAt('/');
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = screen.getByRole('navigation', { name: 'Menu' });
  await userEvent.click(within(menu).getByRole('link', { name: 'Login' }));
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
});

test('Escape closes the menu and returns the focus to its button', async () => {
  renderAt('/');
  await userEvent.click(screen.getByRole('button', { name: 'Menu', expanded: false }));
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  const button = screen.getByRole('button', { name: 'Menu', expanded: false });
  expect(document.activeElement).toBe(button);
});

test('the menu closes when the focus leaves it, and with its own button', async () => {
  renderAt('/');
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Menu', expanded: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Menu', expanded: true }));
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
});

test('the bar changes its style once the page is scrolled', () => {
  renderAt('/');
  const bar = screen.getByRole('banner');
  vi.stubGlobal('scrollY', SCROLL_THRESHOLD_PX);
  act(() => void dispatchEvent(new Event('scroll')));
  expect(bar.hasAttribute('data-scrolled')).toBe(false);
  vi.stubGlobal('scrollY', SCROLL_THRESHOLD_PX + 1);
  act(() => void dispatchEvent(new Event('scroll')));
  expect(bar.hasAttribute('data-scrolled')).toBe(true);
});
