import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Route, Routes } from 'react-router-dom';
import { takeAuthCallback } from '../../session/auth-callback.ts';
import { SiteRouter } from '../../router/site-router.tsx';
import { SessionProvider } from '../../session/session-provider.tsx';
import { http } from 'msw/http';
import { forgetBrowser, storeCodeVerifier, storeSession } from '../../testing/browser-session.ts';
import { authAnswer, LEARNER } from '../../testing/handlers/auth-handlers.ts';
import { server } from '../../testing/server.ts';
import { watchRequestLines } from '../../testing/watch-requests.ts';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { ConfirmEmailPage } from './confirm-email-page.tsx';

beforeEach(forgetBrowser);
afterEach(cleanup);

/** Opens the page through an email link, or from another page with a state. */
function arriveAt(address: string, state?: unknown) {
  history.replaceState({ usr: state }, '', address);
  const callback = takeAuthCallback();
  render(
    <SiteRouter>
      <SessionProvider callback={callback}>
        <ToastRegion>
          <Routes>
            <Route path="/confirm-email" element={<ConfirmEmailPage />} />
            <Route path="/dashboard" element="the dashboard" />
            <Route path="/challenges" element="the challenges" />
          </Routes>
        </ToastRegion>
      </SessionProvider>
    </SiteRouter>,
  );
}

test('the link in the email confirms the account and signs in', async () => {
  storeCodeVerifier();
  arriveAt('/confirm-email?code=secret');
  expect(screen.getByRole('status').textContent).toBe('Checking the link.');
  expect(await screen.findByText('Your email is confirmed, and you are signed in.')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Go to the dashboard' }));
  expect(screen.getByText('the dashboard')).toBeTruthy();
});

test.each(['?code=secret', '#access_token=a.b.c&refresh_token=r&type=signup'])(
  'a link opened in another browser (%s) confirms the account and leads to the login',
  async (answer) => {
    const requests = watchRequestLines();
    arriveAt(`/confirm-email${answer}`);
    expect(await screen.findByText(/^Your email is confirmed\. Sign in to continue/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy();
    expect(requests()).toEqual([]);
  },
);

test('a used or expired link offers another email', async () => {
  const requests = watchRequestLines();
  arriveAt('/confirm-email?error=access_denied&error_code=otp_expired');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^That link has expired/);
  const again = screen.getByRole('button', { name: 'Send the email again' });
  expect(again.hasAttribute('disabled')).toBe(true);
  await userEvent.type(screen.getByLabelText('Email'), 'learner@example.test');
  await userEvent.click(screen.getByRole('button', { name: 'Send the email again' }));
  expect(await screen.findByText(/another one is on its way/)).toBeTruthy();
  expect(requests()).toContain('POST /auth/v1/resend');
});

test('the code confirms, signs in, and leads to the page that the visitor wanted', async () => {
  arriveAt('/confirm-email', { unconfirmedEmail: 'learner@example.test', from: '/challenges' });
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('learner@example.test');
  await userEvent.type(screen.getByLabelText('Code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Enter the code' }));
  expect(await screen.findByText('the challenges')).toBeTruthy();
});

test.each([
  ['is not', undefined, 'Enter the code'],
  ['is', '2026-01-01T00:00:00Z', null],
])('a learner whose address %s confirmed reads the truth', async (_case, at, button) => {
  server.use(http.get('/auth/v1/user', () => authAnswer({ ...LEARNER, email_confirmed_at: at })));
  storeSession();
  arriveAt('/confirm-email?error=access_denied&error_code=otp_expired');
  if (button === null) {
    expect(await screen.findByText(/^Your email is confirmed/)).toBeTruthy();
    return;
  }
  expect(await screen.findByRole('button', { name: button })).toBeTruthy();
  expect(screen.queryByText(/^Your email is confirmed/)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(LEARNER.email);
});

test('a code without an email address asks for the address', async () => {
  const requests = watchRequestLines();
  arriveAt('/confirm-email');
  await userEvent.type(screen.getByLabelText('Code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Enter the code' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(requests()).toEqual([]);
});
