import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '../../messages.ts';
import { SessionProvider } from '../../session/session-provider.tsx';
import { serveFetch } from '../../session/test-service.ts';
import { LoginPage } from './login-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function renderLogin(state?: unknown) {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/login', state }]}>
      <SessionProvider>
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/dashboard" element="the dashboard" />
        </Routes>
      </SessionProvider>
    </MemoryRouter>,
  );
}

async function signIn() {
  await userEvent.type(screen.getByLabelText('Email'), 'learner@example.test');
  await userEvent.type(screen.getByLabelText('Password'), 'Passw0rd-long');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

test('a login arrives at the dashboard', async () => {
  serveFetch();
  renderLogin();
  await signIn();
  expect(await screen.findByText('the dashboard')).toBeTruthy();
});

test('a refused login says why and can be tried again', async () => {
  serveFetch({
    'POST /auth/v1/token': {
      status: 400,
      body: { code: 'invalid_credentials', message: 'Invalid login credentials' },
    },
  });
  renderLogin();
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid login credentials');
  expect(screen.getByRole('button', { name: 'Login' }).hasAttribute('disabled')).toBe(false);
});

test('the button is busy while the service is asked', async () => {
  serveFetch();
  const answer = Promise.withResolvers<Response>();
  const serve = fetch;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    input.includes('/token') ? answer.promise : serve(input, init),
  );
  renderLogin();
  await signIn();
  const busy = await screen.findByRole('button', { name: messages.signingIn });
  expect(busy.hasAttribute('disabled')).toBe(true);
  answer.reject(new TypeError('Failed to fetch'));
  expect((await screen.findByRole('alert')).textContent).toBe(messages.loginUnexpected);
});

test('who comes from a registration is told that it went well', () => {
  serveFetch();
  renderLogin({ success: messages.registered });
  expect(screen.getByRole('status').textContent).toBe(messages.registered);
});
