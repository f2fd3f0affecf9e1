import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '../../messages.ts';
import { SessionProvider } from '../../session/session-provider.tsx';
import { serveFetch } from '../../session/test-service.ts';
import { RegisterForm } from './register-form.tsx';

beforeEach(() => localStorage.clear());
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
