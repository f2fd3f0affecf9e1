import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Route, Switch } from 'wouter';
import { messages } from '../../messages.ts';
import { useSession } from '../../session/session-context.ts';
import { SessionProvider } from '../../session/session-provider.tsx';
import { forgetBrowser, serveFetch } from '../../testing/auth-service.ts';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

beforeEach(forgetBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function ResetFake() {
  return <p>{useSession().isRecovering ? 'a password may be set' : 'no recovery'}</p>;
}

function renderPage() {
  history.replaceState(null, '', '/forgot-password');
  render(
    <SessionProvider>
      <Switch>
        <Route path="/forgot-password">
          <ForgotPasswordPage />
        </Route>
        <Route path="/reset-password">
          <ResetFake />
        </Route>
      </Switch>
    </SessionProvider>,
  );
}

async function ask(email = 'learner@example.test') {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send the mail' }));
}

const ON_ITS_WAY =
  'If there is an account for learner@example.test, a mail with a link and a code is on its way.';

test.each([
  ['any address', { status: 200, body: {} }],
  [
    'an address that was mailed a moment ago',
    { status: 429, body: { code: 'over_email_send_rate_limit', message: 'Wait 58 seconds.' } },
  ],
])('the answer is the same for %s, and takes the focus', async (_case, answer) => {
  serveFetch({ 'POST /auth/v1/recover': answer });
  renderPage();
  await ask();
  const notice = await screen.findByText(ON_ITS_WAY);
  expect(document.activeElement?.contains(notice)).toBe(true);
});

test.each([
  ['no network', 'unreachable' as const, messages.loginUnexpected],
  [
    'too many requests',
    {
      status: 429,
      body: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
    },
    'Request rate limit reached',
  ],
])('%s is said, and the address stays', async (_case, answer, sentence) => {
  serveFetch({ 'POST /auth/v1/recover': answer });
  renderPage();
  await ask();
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('learner@example.test');
});

test('what is no address is refused before anybody is asked', async () => {
  const requests = serveFetch();
  renderPage();
  await ask('learner@example');
  expect(screen.getByText('Please enter a valid email address.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(requests).toEqual([]);
});

test('the code of the mail leads to a new password', async () => {
  serveFetch();
  renderPage();
  await ask();
  await userEvent.type(await screen.findByLabelText('Code'), '123 456');
  await userEvent.click(screen.getByRole('button', { name: 'Enter the code' }));
  expect(await screen.findByText('a password may be set')).toBeTruthy();
});

test.each([
  ['123', undefined, 'Enter the 6 digits of the mail.'],
  [
    '123456',
    { status: 403, body: { code: 'otp_expired', message: 'Token has expired or is invalid' } },
    'That is not the code of the newest mail, or it has run out.',
  ],
])('the code %s is refused at its field', async (code, answer, sentence) => {
  serveFetch(answer && { 'POST /auth/v1/verify': answer });
  renderPage();
  await ask();
  const field = await screen.findByLabelText('Code');
  await userEvent.type(field, code);
  await userEvent.click(screen.getByRole('button', { name: 'Enter the code' }));
  const message = await screen.findByText(sentence);
  expect(field.getAttribute('aria-describedby')).toBe(message.id);
  expect(document.activeElement).toBe(field);
});

test('another mail must wait, another address need not', async () => {
  serveFetch();
  renderPage();
  await ask();
  const again = await screen.findByRole('button', { name: /^Send again in \d+ s$/ });
  expect(again.hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Use another email' }));
  expect(screen.getByLabelText('Email')).toBeTruthy();
});
