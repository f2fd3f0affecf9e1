import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, type HttpHandler } from 'msw/http';
import { expect, test, vi } from 'vitest';
import { signInBrowser } from '../../testing/browser-session.ts';
import { authRefusal } from '../../testing/handlers/auth-handlers.ts';
import { failureOf } from '../../testing/handlers/graphql-handler.ts';
import { serveGraphql } from '../../testing/serve-graphql.ts';
import { server } from '../../testing/server.ts';
import { watchRequests } from '../../testing/watch-requests.ts';
import { viewerFields } from '../../testing/learner.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

function sessionFields(id: string, fields: Record<string, unknown> = {}) {
  return {
    id,
    startedAt: '2026-11-01T10:00:00.000Z',
    lastActiveAt: '2026-11-21T10:00:00.000Z',
    userAgent: null,
    address: null,
    isCurrent: false,
    ...fields,
  };
}

/** Shows the panel of a learner with this session and two others. */
function renderSessions(...handlers: HttpHandler[]) {
  let open = [
    sessionFields('this', { userAgent: FIREFOX, address: '192.0.2.7', isCurrent: true }),
    sessionFields('phone', { userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/142.0.0.0' }),
    sessionFields('script', { userAgent: 'node' }),
  ];
  const keep = (isKept: (id: string) => boolean) => {
    open = open.filter(({ id }) => isKept(id));
  };
  const calls = serveGraphql({
    viewer: () => viewerFields({ sessions: open }),
    endSession: ({ id }: { id: string }) => {
      keep((other) => other !== id);
      return { viewer: viewerFields({ sessions: open }) };
    },
  });
  signInBrowser();
  server.use(...handlers);
  const logouts = watchLogouts();
  renderSignedIn(<SessionsPanel />, { at: '/account' });
  return { keep, logouts, calls };
}

/** The sessions that the auth service was asked to end, in order. */
function watchLogouts(): () => string[] {
  const requests = watchRequests();
  return () =>
    requests()
      .filter(({ line }) => line === 'POST /auth/v1/logout')
      .map(({ query }) => query);
}

const rows = () =>
  within(screen.getByRole('list', { name: 'Sessions' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('each session shows its browser, its address and whether it is the current one', async () => {
  renderSessions();
  expect(await screen.findByText('3 signed in')).toBeTruthy();
  const [own, phone, script] = rows();
  expect(own).toMatch(/^Firefox on Linux.*192\.0\.2\.7.*active Nov 21, 2026.*This browser$/);
  expect(phone).toMatch(/^Chrome on Android.*unknown address/);
  expect(script).toMatch(/^node/);
  const buttons = screen.getAllByRole('button', { name: /^End the session of/ });
  expect(buttons).toHaveLength(2);
});

test('ending one session does not reload the list, and the focus stays in it', async () => {
  const { calls } = renderSessions();
  await userEvent.click(await screen.findByRole('button', { name: /Chrome on Android/ }));
  expect(await screen.findByText('Session ended')).toBeTruthy();
  expect(rows()).toHaveLength(2);
  expect(calls().map(({ operationName }) => operationName)).toEqual([
    'AccountSessions',
    'EndSession',
  ]);
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Sessions' }));
});

test('all other sessions are ended at the auth service', async () => {
  const { keep, logouts } = renderSessions();
  const button = await screen.findByRole('button', { name: 'End all others' });
  keep((id) => id === 'this');
  await userEvent.click(button);
  expect(await screen.findByText('Other sessions ended')).toBeTruthy();
  expect(logouts()).toEqual(['?scope=others']);
  expect(rows()).toHaveLength(1);
  expect(button.hasAttribute('disabled')).toBe(true);
});

test('signing out everywhere also ends the current session', async () => {
  const { logouts } = renderSessions();
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText('Signed out everywhere')).toBeTruthy();
  expect(logouts()).toEqual(['?scope=global']);
});

test('a session that could not be ended stays listed, with the reason', async () => {
  const refuse = () => authRefusal(429, 'over_request_rate_limit', 'Too many.');
  renderSessions(http.post('/auth/v1/logout', refuse));
  await userEvent.click(await screen.findByRole('button', { name: 'End all others' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Too many.');
  expect(rows()).toHaveLength(3);
});

test('sessions that fail to load can be loaded again', async () => {
  const viewer = vi
    .fn<() => unknown>()
    .mockRejectedValueOnce(failureOf('UNAVAILABLE', 'Not now.'))
    .mockReturnValue(viewerFields({ sessions: [sessionFields('this', { isCurrent: true })] }));
  serveGraphql({ viewer });
  renderSignedIn(<SessionsPanel />, { at: '/account' });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 signed in')).toBeTruthy();
});

test('sessions that fail to load can still be ended', async () => {
  serveGraphql({
    viewer: () => {
      throw failureOf('UNAVAILABLE', 'Not here.');
    },
  });
  signInBrowser();
  const logouts = watchLogouts();
  renderSignedIn(<SessionsPanel />, { at: '/account' });
  await userEvent.click(await screen.findByRole('button', { name: 'End all others' }));
  expect(await screen.findByText('Other sessions ended')).toBeTruthy();
  expect(logouts()).toEqual(['?scope=others']);
});
