import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw/http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Route, Switch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { messages } from '../../messages.ts';
import { SessionProvider } from '../../session/session-provider.tsx';
import { forgetBrowser } from '../../testing/browser-session.ts';
import { authRefusal } from '../../testing/handlers/auth-handlers.ts';
import { server } from '../../testing/server.ts';
import { watchRequestLines } from '../../testing/watch-requests.ts';
import { LoginPage } from './login-page.tsx';

beforeEach(forgetBrowser);
afterEach(cleanup);

function StateFake() {
  const state: unknown = useHistoryState<unknown>();
  return <p>{JSON.stringify(state)}</p>;
}

function renderLogin(state?: unknown) {
  history.replaceState(state, '', '/login');
  render(
    <SessionProvider>
      <Switch>
        <Route path="/login">
          <LoginPage />
        </Route>
        <Route path="/dashboard">the dashboard</Route>
        <Route path="/confirm-email">
          <StateFake />
        </Route>
        <Route path="/register">
          <StateFake />
        </Route>
      </Switch>
    </SessionProvider>,
  );
}

async function signIn() {
  await userEvent.type(screen.getByLabelText('Email'), 'learner@example.test');
  await userEvent.type(screen.getByLabelText('Password'), 'Passw0rd-long');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

test('a login never goes on to another site', async () => {
  renderLogin({ from: '//evil.test/challenges' });
  await signIn();
  expect(await screen.findByText('the dashboard')).toBeTruthy();
});

test('the other ways in know where the visitor wanted to go', async () => {
  renderLogin({ from: '/challenges' });
  await userEvent.click(screen.getByRole('link', { name: 'Create an account' }));
  expect(await screen.findByText(JSON.stringify({ from: '/challenges' }))).toBeTruthy();
});

test('an account that waits to be confirmed can have another mail, or its code typed in', async () => {
  const refuse = () => authRefusal(400, 'email_not_confirmed', 'Email not confirmed');
  server.use(http.post('/auth/v1/token', refuse));
  const requests = watchRequestLines();
  renderLogin();
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toBe('Email not confirmed');
  await userEvent.click(screen.getByRole('button', { name: 'Send the mail again' }));
  const waiting = await screen.findByRole('button', { name: /^Send again in \d+ s$/ });
  expect(waiting.hasAttribute('disabled')).toBe(true);
  expect(requests().filter((request) => request === 'POST /auth/v1/resend')).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: 'Enter the code' }));
  const state = JSON.stringify({ unconfirmedEmail: 'learner@example.test' });
  expect(await screen.findByText(state)).toBeTruthy();
});

test('who registered where addresses are confirmed is shown the way to the code', () => {
  renderLogin({ success: messages.registered, unconfirmedEmail: 'learner@example.test' });
  expect(screen.getByRole('status').textContent).toBe(messages.registered);
  expect(screen.getByRole('link', { name: 'Enter the code' })).toBeTruthy();
});

test('a password can be looked at', async () => {
  renderLogin();
  const field = screen.getByLabelText('Password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.getAttribute('type')).toBe('password');
});
