import { cleanup, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Route, Routes, useLocation } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { SiteRouter } from '../../router/site-router.tsx';
import { SessionProvider } from '../../session/session-provider.tsx';
import { forgetBrowser, storeSession } from '../../testing/browser-session.ts';
import { authAnswer, authRefusal, GUEST, sessionOf } from '../../testing/handlers/auth-handlers.ts';
import { server } from '../../testing/server.ts';
import { watchRequestLines } from '../../testing/watch-requests.ts';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { LoginPage } from './login-page.tsx';

vi.mock('../../log-failure.ts', () => ({ logFailure: vi.fn() }));

beforeEach(forgetBrowser);
afterEach(cleanup);

const FIRST_STEP = {
  kind: 'lesson',
  lesson: { position: 1, lesson: { id: 'print-and-run', title: 'Print and run' } },
  challenge: null,
};

function StateFake() {
  const state: unknown = useLocation().state;
  return <p>{JSON.stringify(state)}</p>;
}

function renderLogin(state?: unknown) {
  history.replaceState({ usr: state }, '', '/login');
  render(
    <SiteRouter>
      <SessionProvider>
        <ToastRegion>
          <Routes>
            <Route path="/login" element={<LoginPage />} />
            <Route path="/dashboard" element="the dashboard" />
            <Route path="/codex/:id" element="the workspace" />
            <Route path="/confirm-email" element={<StateFake />} />
            <Route path="/register" element={<StateFake />} />
          </Routes>
        </ToastRegion>
      </SessionProvider>
    </SiteRouter>,
  );
}

async function signIn() {
  await userEvent.type(screen.getByLabelText('Email'), 'learner@example.test');
  await userEvent.type(screen.getByLabelText('Password'), 'Passw0rd-long');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

test('a login never redirects to another site', async () => {
  renderLogin({ from: '//evil.test/challenges' });
  await signIn();
  expect(await screen.findByText('the dashboard')).toBeTruthy();
});

test('the other sign-in links keep the page that the visitor wanted', async () => {
  renderLogin({ from: '/challenges' });
  await userEvent.click(screen.getByRole('link', { name: 'Create an account' }));
  expect(await screen.findByText(JSON.stringify({ from: '/challenges' }))).toBeTruthy();
});

test('an unconfirmed account can get another email or enter its code', async () => {
  const refuse = () => authRefusal(400, 'email_not_confirmed', 'Email not confirmed');
  server.use(http.post('/auth/v1/token', refuse));
  const requests = watchRequestLines();
  renderLogin();
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toBe('Email not confirmed');
  await userEvent.click(screen.getByRole('button', { name: 'Send the email again' }));
  const waiting = await screen.findByRole('button', { name: /^Send again in \d+ s$/ });
  expect(waiting.hasAttribute('disabled')).toBe(true);
  expect(requests().filter((request) => request === 'POST /auth/v1/resend')).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: 'Enter the code' }));
  const state = JSON.stringify({ unconfirmedEmail: 'learner@example.test' });
  expect(await screen.findByText(state)).toBeTruthy();
});

test('after registration with email confirmation, the page shows where to enter the code', () => {
  renderLogin({ success: messages.registered, unconfirmedEmail: 'learner@example.test' });
  expect(screen.getByRole('status').textContent).toBe(messages.registered);
  expect(screen.getByRole('link', { name: 'Enter the code' })).toBeTruthy();
});

test('a password can be shown', async () => {
  renderLogin();
  const field = screen.getByLabelText('Password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.getAttribute('type')).toBe('password');
});

const serveTitles = () =>
  server.use(
    http.get('/api/challenges/first-contact', () => HttpResponse.json({ title: 'First contact' })),
    http.get('/api/lessons/output', () => HttpResponse.json({ title: 'Output' })),
    http.get('/api/challenges/unknown', () => HttpResponse.json({}, { status: 404 })),
  );

const serveGuest = () =>
  server.use(
    http.post('/auth/v1/signup', () => authAnswer({ ...sessionOf(GUEST) })),
    http.get('/api/auth/profile', () => HttpResponse.json({ id: GUEST.id, is_anonymous: true })),
  );

test('the page says where the visitor was going, and goes on there without an account', async () => {
  serveGuest();
  serveTitles();
  renderLogin({ from: '/codex/first-contact' });
  const lead = screen.getByText(/You were on your way to/);
  expect(lead.textContent).toContain('Challenge');
  expect(lead.textContent).toContain('It keeps what you do there');
  expect(await screen.findByText('First contact')).toBeTruthy();
  const trial = screen.getByRole('button', { name: 'Try without an account' });
  const isBeforeForm = trial.compareDocumentPosition(screen.getByLabelText('Email'));
  expect(isBeforeForm & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await userEvent.click(trial);
  expect(await screen.findByText('the workspace')).toBeTruthy();
});

test.each([
  ['/lessons/output/a-step', 'Output'],
  ['/lessons?lesson=output', 'Output'],
  ['/codex/unknown', 'Challenge'],
  ['/challenges', 'Challenge Library'],
])('a visitor on the way to %s reads the title %s', async (from, title) => {
  serveTitles();
  renderLogin({ from });
  expect(await screen.findByText(title)).toBeTruthy();
});

test('where nobody may start without an account, the page does not offer it', async () => {
  server.use(
    http.get('/auth/v1/settings', () => authAnswer({ external: { anonymous_users: false } })),
  );
  renderLogin();
  await waitForElementToBeRemoved(() =>
    screen.queryByRole('button', { name: 'Try without an account' }),
  );
  expect(screen.queryByText(/kept on this device/)).toBeNull();
});

test('a refusal to start without an account is shown', async () => {
  server.use(http.post('/auth/v1/signup', () => authRefusal(429, 'over_request_rate_limit')));
  renderLogin();
  await userEvent.click(screen.getByRole('button', { name: 'Try without an account' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Try again in a few minutes');
});

test('an anonymous learner can log in or go on', async () => {
  serveGuest();
  serveTitles();
  storeSession({ user: GUEST });
  renderLogin({ from: '/codex/first-contact' });
  await userEvent.click(await screen.findByRole('link', { name: 'Go on without an account' }));
  expect(await screen.findByText('the workspace')).toBeTruthy();
});

test('after registration, the page continues with the session that has started', async () => {
  serveTitles();
  storeSession();
  const from = '/codex/first-contact';
  renderLogin({ success: messages.registered, email: 'learner@example.test', from });
  const onwards = await screen.findByRole('link', { name: 'Continue to First contact' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, learner');
  expect(document.title).toBe('Welcome, learner · Packetsmith');
  expect(screen.getByText(messages.registered)).toBeTruthy();
  expect(screen.queryByLabelText('Password')).toBeNull();
  await userEvent.click(onwards);
  expect(await screen.findByText('the workspace')).toBeTruthy();
});

test.each([
  [
    'leads to the first lesson',
    () => HttpResponse.json(FIRST_STEP),
    'Next: lesson 1, Print and run',
  ],
  [
    'leads to the dashboard if that is not known',
    () => HttpResponse.error(),
    'Go to your dashboard',
  ],
])('after registration without a destination, the page %s', async (_case, answer, name) => {
  server.use(http.get('/api/next-step', answer));
  storeSession();
  renderLogin({ success: messages.registered, email: 'learner@example.test' });
  expect(await screen.findByRole('link', { name })).toBeTruthy();
});

test('after registration without a session, only the password is left to type', async () => {
  renderLogin({ success: messages.registered, email: 'learner@example.test' });
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('learner@example.test');
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  await userEvent.type(screen.getByLabelText('Password'), 'Passw0rd-long{Enter}');
  expect(await screen.findByText('the dashboard')).toBeTruthy();
});

test.each([
  ['has moved', () => HttpResponse.json({}), /is in this account now/],
  ['could not move yet', () => HttpResponse.error(), /isn’t in this account yet/],
])('a login says that the work without an account %s', async (_case, answer, words) => {
  const token = 'guest.payload.signature';
  storeSession({ user: GUEST, access_token: token });
  server.use(
    http.get('/api/auth/profile', ({ request }) =>
      request.headers.get('authorization') === `Bearer ${token}`
        ? HttpResponse.json({ id: GUEST.id, is_anonymous: true })
        : undefined,
    ),
    http.post('/api/users/merge-anonymous-learner', answer),
  );
  renderLogin();
  await signIn();
  expect(await screen.findByText('the dashboard')).toBeTruthy();
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a login without earlier work says nothing about it', async () => {
  renderLogin();
  await signIn();
  expect(await screen.findByText('the dashboard')).toBeTruthy();
  expect(screen.queryByText(/without an account/)).toBeNull();
});
