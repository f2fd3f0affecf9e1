import { cleanup, render, screen } from '@testing-library/react';
import { http } from 'msw/http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Route, Routes, useLocation } from 'react-router-dom';
import { messages } from '../messages.ts';
import { takeAuthCallback } from '../session/auth-callback.ts';
import { rememberDestination } from '../session/destination.ts';
import { SiteRouter } from '../router/site-router.tsx';
import { SessionProvider } from '../session/session-provider.tsx';
import { SESSION_ENDED } from '../session/session-view.ts';
import { forgetBrowser, storeSession } from '../testing/browser-session.ts';
import { authRefusal } from '../testing/handlers/auth-handlers.ts';
import { server } from '../testing/server.ts';
import { readLoginState } from './login-state.ts';
import { RequireSession } from './require-session.tsx';

beforeEach(forgetBrowser);
afterEach(cleanup);

function LoginFake() {
  const state: unknown = useLocation().state;
  return <p>login {JSON.stringify(state)}</p>;
}

/** Opens the site at a URL. */
function renderAt(address: string) {
  history.replaceState(null, '', address);
  const callback = takeAuthCallback();
  render(
    <SiteRouter>
      <SessionProvider callback={callback}>
        <Routes>
          <Route path="/login" element={<LoginFake />} />
          <Route path="*" element={<RequireSession>the page</RequireSession>} />
        </Routes>
      </SessionProvider>
    </SiteRouter>,
  );
}

/** Returns the state that the login receives. */
function loginState(): unknown {
  return JSON.parse(screen.getByText(/^login/).textContent.replace('login ', ''));
}

test('a visitor is sent to the login, which remembers the page they wanted', () => {
  renderAt('/codex/port-scanner?x=1#part');
  expect(loginState()).toEqual({ from: '/codex/port-scanner?x=1#part' });
});

test('a learner sees the loading view and then the page', async () => {
  storeSession();
  renderAt('/dashboard');
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(await screen.findByText('the page')).toBeTruthy();
});

test('the login says when a session has ended', async () => {
  const refuse = () => authRefusal(403, 'session_not_found', 'There is no such session');
  server.use(http.get('/auth/v1/user', refuse));
  storeSession();
  renderAt('/challenges');
  await screen.findByText(/^login/);
  expect(loginState()).toEqual({ from: '/challenges', failure: SESSION_ENDED });
});

test.each([
  ['bad_oauth_state', messages.gitHubLoginFailed],
  ['provider_email_needs_verification', /^GitHub has not verified your email\./],
  ['<b>anything</b>', messages.gitHubLoginFailed],
  ['constructor', messages.gitHubLoginFailed],
])('the login reports a GitHub sign-in that failed with %s', (code, sentence) => {
  rememberDestination('/challenges');
  renderAt(`/dashboard?error=access_denied&error_code=${code}&error_description=Call+us`);
  const { from, failure } = readLoginState(loginState());
  expect(from).toBe('/challenges');
  expect(failure).toMatch(sentence);
});

test('the login reports a GitHub sign-in whose code another tab has used', () => {
  renderAt('/dashboard?code=secret');
  expect(loginState()).toEqual({ from: '/dashboard', failure: messages.gitHubLoginFailed });
});

test('a link to the account page opened in another browser asks for a sign-in', () => {
  renderAt('/account?from=email&code=secret');
  const failure = 'Sign in to see the result of the link.';
  expect(loginState()).toEqual({ from: '/account?from=email', failure });
});
