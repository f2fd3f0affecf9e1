import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Route, Routes, useLocation } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { SiteRouter } from '../../router/site-router.tsx';
import { SessionProvider } from '../../session/session-provider.tsx';
import { forgetBrowser } from '../../testing/browser-session.ts';
import { authAnswer, authRefusal, LEARNER } from '../../testing/handlers/auth-handlers.ts';
import { serveGraphql } from '../../testing/serve-graphql.ts';
import { server } from '../../testing/server.ts';
import { watchRequestLines } from '../../testing/watch-requests.ts';
import { RegisterForm } from './register-form.tsx';
import { eventually } from '../../testing/eventually.ts';

beforeEach(forgetBrowser);
afterEach(cleanup);

function LoginFake() {
  return <p>{JSON.stringify(useLocation().state)}</p>;
}

function renderForm() {
  history.replaceState(null, '', '/register');
  render(
    <SiteRouter>
      <SessionProvider>
        <Routes>
          <Route path="/register" element={<RegisterForm />} />
          <Route path="/login" element={<LoginFake />} />
        </Routes>
      </SessionProvider>
    </SiteRouter>,
  );
}

const ACCOUNT = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Username: 'ada',
  Email: 'ada@example.test',
  Password: 'Passw0rd-long',
  'Confirm password': 'Passw0rd-long',
};

/** What the login page gets if the account can be used at once. */
const REGISTERED = { success: messages.registered, email: ACCOUNT.Email };

/** Fills in the form and submits it. */
async function submit(changes: Partial<typeof ACCOUNT> = {}) {
  for (const [label, value] of Object.entries({ ...ACCOUNT, ...changes })) {
    if (value !== '') await userEvent.type(screen.getByLabelText(label), value);
  }
  const question = screen.getByText(/^\d+ \+ \d+ =$/).textContent;
  const [left = '', right = ''] = question.match(/\d+/g) ?? [];
  const sum = screen.getByLabelText(/^\d+ \+ \d+ =$/);
  await userEvent.type(sum, String(Number(left) + Number(right)));
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
}

/** Returns what a screen reader says about a field besides its name. */
function messageOf(field: HTMLElement): string | undefined {
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
}

beforeEach(() => void serveGraphql({ isUsernameAvailable: true }));

test('with email confirmation, the login page receives the address to confirm', async () => {
  server.use(http.post('/auth/v1/signup', () => authAnswer(LEARNER)));
  renderForm();
  await submit();
  const loginState = { success: messages.registered, unconfirmedEmail: ACCOUNT.Email };
  expect(await screen.findByText(JSON.stringify(loginState))).toBeTruthy();
});

test('a username that the service rejects is reported at its field, and the other fields keep their values', async () => {
  const sentence = 'The username "ada" is taken. Choose another one.';
  const refuse = () => authRefusal(422, 'validation_failed', sentence);
  server.use(http.post('/auth/v1/signup', refuse));
  renderForm();
  await submit();
  expect(await screen.findByText(sentence)).toBeTruthy();
  const username = screen.getByLabelText<HTMLInputElement>('Username');
  expect(document.activeElement).toBe(username);
  expect(messageOf(username)).toBe(sentence);
  expect(username.value).toBe('ada');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(ACCOUNT.Password);
});

test.each([
  [true, 'Your username will be "ada". "ada" is available.'],
  [false, 'The username "ada" is taken. Choose another one.'],
])('a username is looked up while typing: available is %s', async (isFree, sentence) => {
  const calls = serveGraphql({ isUsernameAvailable: isFree });
  renderForm();
  const username = screen.getByLabelText('Username');
  await userEvent.type(username, 'Ada');
  await eventually(() => expect(messageOf(username)).toBe(sentence));
  expect(username.getAttribute('aria-invalid')).toBe(isFree ? null : 'true');
  expect(calls()).toHaveLength(1);
});

test('a username is checked while typing, once it is long enough or was left', async () => {
  renderForm();
  const username = screen.getByLabelText('Username');
  await userEvent.type(username, 'Ni');
  expect(username.getAttribute('aria-invalid')).toBeNull();
  await userEvent.tab();
  expect(messageOf(username)).toBe('Username must be at least 3 characters long.');
  await userEvent.type(username, 'a Novice!');
  expect(messageOf(username)).toBe('Username may have only the letters a to z, digits, - and _.');
});

test('the second password is compared while typing, unless it is only unfinished', async () => {
  renderForm();
  await userEvent.type(screen.getByLabelText('Password'), 'Passw0rd-long');
  const confirmation = screen.getByLabelText('Confirm password');
  await userEvent.type(confirmation, 'Passw');
  expect(confirmation.getAttribute('aria-invalid')).toBeNull();
  await userEvent.tab();
  expect(confirmation.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(confirmation, '0rd-long');
  expect(confirmation.getAttribute('aria-invalid')).toBeNull();
  await userEvent.type(confirmation, 'x');
  expect(screen.getByText(messages.passwordsDiffer)).toBeTruthy();
});

test('every empty field is named, and an unanswered sum keeps its question', async () => {
  renderForm();
  const question = screen.getByText(/^\d+ \+ \d+ =$/).textContent;
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(screen.getByText('Enter the password again.')).toBeTruthy();
  expect(screen.getByText('Enter the sum.')).toBeTruthy();
  expect(screen.getByText(/^\d+ \+ \d+ =$/).textContent).toBe(question);
});

test.each([
  ['a rate limit', () => HttpResponse.json({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] })],
  ['a server error', () => HttpResponse.json({}, { status: 500 })],
  ['no network', () => HttpResponse.error()],
])('a lookup with %s does not block registration', async (_case, answer) => {
  server.use(http.post('/graphql', answer));
  const requests = watchRequestLines();
  renderForm();
  await userEvent.type(screen.getByLabelText('Username'), 'ada');
  await eventually(() => expect(requests()).toContain('POST /graphql'));
  await submit({ Username: '' });
  expect(await screen.findByText(JSON.stringify(REGISTERED))).toBeTruthy();
});

test('repeated clicks request only one account', async () => {
  const requests = watchRequestLines();
  renderForm();
  const form = screen.getByRole('button', { name: 'Create account' }).closest('form');
  await submit();
  // Immediately, and again after the first response.
  for (let press = 0; press < 3 && form; press += 1) fireEvent.submit(form);
  await screen.findByText(JSON.stringify(REGISTERED));
  expect(requests().filter((request) => request === 'POST /auth/v1/signup')).toHaveLength(1);
});

test('fields are annotated for password managers', () => {
  renderForm();
  const tokens = ['Username', 'Email', 'Password', 'Confirm password'].map((label) =>
    screen.getByLabelText(label).getAttribute('autocomplete'),
  );
  expect(tokens).toEqual(['nickname', 'email', 'new-password', 'new-password']);
});
