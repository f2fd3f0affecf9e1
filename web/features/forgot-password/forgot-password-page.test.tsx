import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Route, Routes } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { useSession } from '../../session/session-context.ts';
import { SiteRouter } from '../../router/site-router.tsx';
import { SessionProvider } from '../../session/session-provider.tsx';
import { forgetBrowser } from '../../testing/browser-session.ts';
import { authAnswer, authRefusal } from '../../testing/handlers/auth-handlers.ts';
import { server } from '../../testing/server.ts';
import { watchRequestLines } from '../../testing/watch-requests.ts';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

beforeEach(forgetBrowser);
afterEach(cleanup);

function ResetFake() {
  return <p>{useSession().isRecovering ? 'a password may be set' : 'no recovery'}</p>;
}

function renderPage() {
  history.replaceState(null, '', '/forgot-password');
  render(
    <SiteRouter>
      <SessionProvider>
        <ToastRegion>
          <Routes>
            <Route path="/forgot-password" element={<ForgotPasswordPage />} />
            <Route path="/reset-password" element={<ResetFake />} />
          </Routes>
        </ToastRegion>
      </SessionProvider>
    </SiteRouter>,
  );
}

async function ask(email = 'learner@example.test') {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send the email' }));
}

const ON_ITS_WAY =
  'If there is an account for learner@example.test, an email with a link and a code is on its way.';

test.each([
  ['any address', () => authAnswer({})],
  [
    'an address that was mailed a moment ago',
    () => authRefusal(429, 'over_email_send_rate_limit', 'Wait 58 seconds.'),
  ],
])('the response is the same for %s, and gets the focus', async (_case, answer) => {
  server.use(http.post('/auth/v1/recover', answer));
  renderPage();
  await ask();
  const notice = await screen.findByText(ON_ITS_WAY);
  expect(document.activeElement?.contains(notice)).toBe(true);
});

test.each([
  ['no network', () => HttpResponse.error(), messages.loginUnexpected],
  [
    'too many requests',
    () => authRefusal(429, 'over_request_rate_limit', 'Request rate limit reached'),
    'Request rate limit reached',
  ],
])('%s is reported, and the address stays in its field', async (_case, answer, sentence) => {
  server.use(http.post('/auth/v1/recover', answer));
  renderPage();
  await ask();
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('learner@example.test');
});

test('an invalid address is rejected without a request', async () => {
  const requests = watchRequestLines();
  renderPage();
  await ask('learner@example');
  expect(screen.getByText('Please enter a valid email address.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(requests()).toEqual([]);
});

test('the code in the email leads to a new password', async () => {
  renderPage();
  await ask();
  await userEvent.type(await screen.findByLabelText('Code'), '123 456');
  await userEvent.click(screen.getByRole('button', { name: 'Enter the code' }));
  expect(await screen.findByText('a password may be set')).toBeTruthy();
});

test.each([
  ['123', undefined, 'Enter the 6 digits from the email.'],
  [
    '123456',
    () => authRefusal(403, 'otp_expired', 'Token has expired or is invalid'),
    'That code has expired, or it is not from the latest email.',
  ],
])('the code %s is rejected at its field', async (code, answer, sentence) => {
  if (answer) server.use(http.post('/auth/v1/verify', answer));
  renderPage();
  await ask();
  const field = await screen.findByLabelText('Code');
  await userEvent.type(field, code);
  await userEvent.click(screen.getByRole('button', { name: 'Enter the code' }));
  const message = await screen.findByText(sentence);
  expect(field.getAttribute('aria-describedby')).toBe(message.id);
  expect(document.activeElement).toBe(field);
});

test('another email to the same address has to wait, an email to another address does not', async () => {
  renderPage();
  await ask();
  const again = await screen.findByRole('button', { name: /^Send again in \d+ s$/ });
  expect(again.hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Use another email' }));
  expect(screen.getByLabelText('Email')).toBeTruthy();
});
