import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SiteRouter } from '../router/site-router.tsx';
import { SessionProvider } from '../session/session-provider.tsx';
import { forgetAuthClients, forgetBrowser, storeSession } from '../testing/browser-session.ts';
import { GUEST } from '../testing/handlers/auth-handlers.ts';
import { server } from '../testing/server.ts';
import { watchRequestLines } from '../testing/watch-requests.ts';
import { keptUntil } from './anonymous-bar.tsx';
import { Shell } from './shell.tsx';
import { eventually } from '../testing/eventually.ts';

beforeEach(forgetBrowser);
afterEach(cleanup);

function StateFake() {
  return <p>{JSON.stringify(useLocation().state)}</p>;
}

async function renderAsGuest(isProtected = true) {
  const requests = watchRequestLines();
  const profile = { id: GUEST.id, username: 'guest-1', is_anonymous: true };
  server.use(http.get('/api/auth/profile', () => HttpResponse.json(profile)));
  storeSession({ user: GUEST });
  history.replaceState(null, '', '/codex/first-contact?x=1');
  render(
    <SiteRouter>
      <SessionProvider>
        <Shell title="A page" isProtected={isProtected}>
          <StateFake />
        </Shell>
      </SessionProvider>
    </SiteRouter>,
  );
  await eventually(() => expect(requests()).toContain('GET /api/auth/profile'));
}

const bar = () => screen.queryByRole('complementary', { name: 'No account yet' });

test('work is kept for 30 days after a visit', () => {
  expect(keptUntil(new Date('2026-11-23T23:30:00Z'))).toBe('December 23');
});

test('an anonymous learner is offered an account that leads back to this page, instead of Logout', async () => {
  await renderAsGuest();
  expect(bar()?.textContent).toContain('You are trying Packetsmith without an account.');
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/register');
  await userEvent.click(screen.getByRole('link', { name: 'Create an account' }));
  const state = JSON.stringify({ from: '/codex/first-contact?x=1' });
  expect(await screen.findByText(state)).toBeTruthy();
});

test('the line stays hidden for the rest of the visit', async () => {
  await renderAsGuest();
  await userEvent.click(screen.getByRole('button', { name: 'Hide until the next visit' }));
  expect(bar()).toBeNull();
  cleanup();
  forgetAuthClients();
  await renderAsGuest();
  expect(bar()).toBeNull();
});

test('public pages do not show the line', async () => {
  await renderAsGuest(false);
  expect(bar()).toBeNull();
});

test('learners with an account do not see the line', async () => {
  const requests = watchRequestLines();
  storeSession();
  render(
    <SiteRouter>
      <SessionProvider>
        <Shell title="A page" isProtected>
          the page
        </Shell>
      </SessionProvider>
    </SiteRouter>,
  );
  await eventually(() => expect(requests()).toContain('GET /api/auth/profile'));
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  expect(bar()).toBeNull();
});
