import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '../../messages.ts';
import { SessionProvider } from '../../session/session-provider.tsx';
import { forgetBrowser, serveFetch, SESSION } from '../../session/test-service.ts';
import { RegisterForm } from './register-form.tsx';

beforeEach(forgetBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function LoginStandIn() {
  return <p>{JSON.stringify(useLocation().state)}</p>;
}

function renderForm() {
  render(
    <MemoryRouter initialEntries={['/register']}>
      <SessionProvider>
        <Routes>
          <Route path="/register" element={<RegisterForm />} />
          <Route path="/login" element={<LoginStandIn />} />
        </Routes>
      </SessionProvider>
    </MemoryRouter>,
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

/** Fills the form in and submits it. The sum is answered rightly unless an answer is given. */
async function submit(changes: Partial<typeof ACCOUNT> = {}, answer?: string) {
  for (const [label, value] of Object.entries({ ...ACCOUNT, ...changes })) {
    if (value !== '') await userEvent.type(screen.getByLabelText(label), value);
  }
  const [left = '', right = ''] = question().match(/\d+/g) ?? [];
  await userEvent.type(sum(), answer ?? String(Number(left) + Number(right)));
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
}

function sum() {
  return screen.getByLabelText(/^\d+ \+ \d+ =$/);
}

function question(): string {
  return screen.getByText(/^\d+ \+ \d+ =$/).textContent;
}

/** What a screen reader says of a field besides its name. */
function messageOf(field: HTMLElement): string | undefined {
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
}

test('a registration goes to the login with the good news', async () => {
  const requests = serveFetch();
  renderForm();
  await submit();
  expect(await screen.findByText(JSON.stringify({ success: messages.registered }))).toBeTruthy();
  expect(requests).toContain('POST /auth/v1/signup');
});

test('an e-mail is judged while it is typed, and nothing can be submitted meanwhile', async () => {
  serveFetch();
  renderForm();
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example');
  const email = screen.getByLabelText('Email');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please enter a valid email address.',
  );
  const button = screen.getByRole('button', { name: 'Create account' });
  expect(button.hasAttribute('disabled')).toBe(true);
  await userEvent.type(email, '.test');
  expect(button.hasAttribute('disabled')).toBe(false);
});

test.each([
  ['Email', 'ada@mailinator.com', 'Disposable email addresses are not allowed.'],
  ['Password', 'Sh0rt', 'Password must be at least 8 characters long.'],
  [
    'Password',
    'lettersonly',
    'Password must contain at least one uppercase letter, one lowercase letter, and one number.',
  ],
  ['Confirm password', 'different', messages.passwordsDiffer],
  ['Username', 'ad', 'Username must be at least 3 characters long.'],
  ['First name', '', 'Enter your first name.'],
])('%s "%s" is refused with its sentence', async (label, value, sentence) => {
  const requests = serveFetch();
  renderForm();
  await submit({ [label]: value });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(requests).not.toContain('POST /auth/v1/signup');
});

test('a wrong sum brings a new question', async () => {
  serveFetch();
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  renderForm();
  expect(question()).toBe('1 + 1 =');
  random.mockReturnValue(0.5);
  await submit({}, '3');
  expect(screen.getByText(messages.wrongAnswer)).toBeTruthy();
  expect(question()).toBe('6 + 6 =');
});

test('New Question asks another sum', async () => {
  serveFetch();
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  renderForm();
  random.mockReturnValue(0.9);
  await userEvent.click(screen.getByRole('button', { name: 'New Question' }));
  expect(question()).toBe('10 + 10 =');
});

test("a refusal of the service is shown in the service's words", async () => {
  serveFetch({
    'POST /auth/v1/signup': {
      status: 422,
      body: { code: 'user_already_exists', message: 'User already registered' },
    },
  });
  renderForm();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe('User already registered');
});

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

test('the first field that is refused takes the focus', async () => {
  serveFetch();
  renderForm();
  await submit({ 'Last name': '', Password: 'Sh0rt' });
  expect(document.activeElement).toBe(screen.getByLabelText('Last name'));
});

test('password managers are told what is what', () => {
  serveFetch();
  renderForm();
  const tokens = ['Username', 'Email', 'Password', 'Confirm password'].map((label) =>
    screen.getByLabelText(label).getAttribute('autocomplete'),
  );
  expect(tokens).toEqual(['nickname', 'email', 'new-password', 'new-password']);
});
