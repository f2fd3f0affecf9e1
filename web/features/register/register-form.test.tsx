import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Route, Switch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { messages } from '../../messages.ts';
import { SessionProvider } from '../../session/session-provider.tsx';
import { forgetBrowser, serveFetch, SESSION } from '../../testing/auth-service.ts';
import { RegisterForm } from './register-form.tsx';

beforeEach(forgetBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function LoginFake() {
  return <p>{JSON.stringify(useHistoryState<unknown>())}</p>;
}

function renderForm() {
  history.replaceState(null, '', '/register');
  render(
    <SessionProvider>
      <Switch>
        <Route path="/register">
          <RegisterForm />
        </Route>
        <Route path="/login">
          <LoginFake />
        </Route>
      </Switch>
    </SessionProvider>,
  );
}

/** A look-up waits until the visitor pauses. */
const PATIENTLY = { timeout: 10_000 };

const ACCOUNT = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Username: 'ada',
  Email: 'ada@example.test',
  Password: 'Passw0rd-long',
  'Confirm password': 'Passw0rd-long',
};

/** Fills the form in and submits it. */
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

/** What a screen reader says of a field besides its name. */
function messageOf(field: HTMLElement): string | undefined {
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
}

test('where addresses are confirmed, the login is told which one waits', async () => {
  serveFetch({ 'POST /auth/v1/signup': { status: 200, body: SESSION.user } });
  renderForm();
  await submit();
  const handedOn = { success: messages.registered, unconfirmedEmail: ACCOUNT.Email };
  expect(await screen.findByText(JSON.stringify(handedOn))).toBeTruthy();
});

test('a username that the service has refused is refused at its field, and everything stays', async () => {
  const sentence = 'The username "ada" is taken. Choose another one.';
  serveFetch({
    'POST /auth/v1/signup': { status: 422, body: { code: 'validation_failed', message: sentence } },
  });
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
  [true, 'You will be "ada". "ada" is free.'],
  [false, 'The username "ada" is taken. Choose another one.'],
])('a username is looked up while it is typed: free is %s', async (isFree, sentence) => {
  const body = { data: { isUsernameAvailable: isFree } };
  const requests = serveFetch({ 'POST /graphql': { status: 200, body } });
  renderForm();
  const username = screen.getByLabelText('Username');
  await userEvent.type(username, 'Ada');
  await vi.waitFor(() => expect(messageOf(username)).toBe(sentence), PATIENTLY);
  expect(username.getAttribute('aria-invalid')).toBe(isFree ? null : 'true');
  expect(requests.filter((request) => request === 'POST /graphql')).toHaveLength(1);
});

test.each([
  ['a limit', { status: 200, body: { errors: [{ extensions: { code: 'RATE_LIMITED' } }] } }],
  ['a failure', { status: 500, body: {} }],
  ['no network', 'unreachable' as const],
])('%s of the look-up stops nobody', async (_case, answer) => {
  const requests = serveFetch({ 'POST /graphql': answer });
  renderForm();
  await userEvent.type(screen.getByLabelText('Username'), 'ada');
  await vi.waitFor(() => expect(requests).toContain('POST /graphql'), PATIENTLY);
  await submit({ Username: '' });
  expect(await screen.findByText(JSON.stringify({ success: messages.registered }))).toBeTruthy();
});

test('however often the button is pressed, one account is asked for', async () => {
  const requests = serveFetch();
  renderForm();
  const form = screen.getByRole('button', { name: 'Create account' }).closest('form');
  await submit();
  // At once, and again when the first has been answered.
  for (let press = 0; press < 3 && form; press += 1) fireEvent.submit(form);
  await screen.findByText(JSON.stringify({ success: messages.registered }));
  expect(requests.filter((request) => request === 'POST /auth/v1/signup')).toHaveLength(1);
});

test('password managers are told what is what', () => {
  serveFetch();
  renderForm();
  const tokens = ['Username', 'Email', 'Password', 'Confirm password'].map((label) =>
    screen.getByLabelText(label).getAttribute('autocomplete'),
  );
  expect(tokens).toEqual(['nickname', 'email', 'new-password', 'new-password']);
});
