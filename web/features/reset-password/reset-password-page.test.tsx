import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw/http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Route, Routes } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { takeAuthCallback } from '../../session/auth-callback.ts';
import { SiteRouter } from '../../router/site-router.tsx';
import { SessionProvider } from '../../session/session-provider.tsx';
import { forgetBrowser, storeCodeVerifier, storeSession } from '../../testing/browser-session.ts';
import { authRefusal } from '../../testing/handlers/auth-handlers.ts';
import { server } from '../../testing/server.ts';
import { watchRequestLines } from '../../testing/watch-requests.ts';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

beforeEach(forgetBrowser);
afterEach(cleanup);

/** Opens the page through an email link. */
function arriveAt(address: string) {
  history.replaceState(null, '', address);
  const callback = takeAuthCallback();
  render(
    <SiteRouter>
      <SessionProvider callback={callback}>
        <ToastRegion>
          <Routes>
            <Route path="/reset-password" element={<ResetPasswordPage />} />
            <Route path="*" element="another page" />
          </Routes>
        </ToastRegion>
      </SessionProvider>
    </SiteRouter>,
  );
}

function arriveWithLink() {
  storeCodeVerifier('/recovery');
  arriveAt('/reset-password?code=secret');
}

async function setPassword(password: string, confirmed = password) {
  await userEvent.type(await screen.findByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Confirm password'), confirmed);
  await userEvent.click(screen.getByRole('button', { name: 'Set the password' }));
}

test('the link in the email leads to a new password', async () => {
  const requests = watchRequestLines();
  arriveWithLink();
  await setPassword('Another1horse');
  const notice = await screen.findByText(/^Your password is set\./);
  expect(document.activeElement?.contains(notice)).toBe(true);
  expect(requests()).toContain('PUT /auth/v1/user');
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeTruthy();
});

test.each([
  {
    password: 'Sh0rt',
    confirmed: 'Sh0rt',
    label: 'New password',
    sentence: 'Password must be at least 8 characters long.',
  },
  {
    password: 'Another1horse',
    confirmed: 'Another1house',
    label: 'Confirm password',
    sentence: messages.passwordsDiffer,
  },
])('$password and $confirmed are rejected at the field $label', async (attempt) => {
  const { password, confirmed, label, sentence } = attempt;
  const requests = watchRequestLines();
  arriveWithLink();
  await setPassword(password, confirmed);
  const message = await screen.findByText(sentence);
  const field = screen.getByLabelText(label);
  expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(message.id);
  expect(document.activeElement).toBe(field);
  expect(requests()).not.toContain('PUT /auth/v1/user');
});

test('a password that the service rejects can be changed and sent again', async () => {
  const message = 'New password should be different from the old password.';
  server.use(http.put('/auth/v1/user', () => authRefusal(422, 'same_password', message)));
  arriveWithLink();
  await setPassword('Another1horse');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('Another1horse');
});

test.each([
  ['?error=access_denied&error_code=otp_expired', /^That link has expired or was already opened\./],
  ['?code=secret', /^That link works only in the browser that requested it\./],
  ['', /^This page opens from a link in an email/],
])('at "%s" a visitor sees the reason and can request another email', async (query, sentence) => {
  arriveAt(`/reset-password${query}`);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByLabelText('New password')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Request an email' }));
  expect(screen.getByText('another page')).toBeTruthy();
});

test('a signed-in learner cannot set a password here without an email', async () => {
  storeSession();
  arriveAt('/reset-password');
  const link = await screen.findByRole('link', { name: 'Change it with your current password' });
  expect(link.getAttribute('href')).toBe('/account');
  expect(screen.queryByLabelText('New password')).toBeNull();
});
