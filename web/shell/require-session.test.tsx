import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionProvider } from '../session/session-provider.tsx';
import { SESSION_STORAGE_KEY } from '../session/stored-session.ts';
import { serveFetch, SESSION } from '../session/test-service.ts';
import { RequireSession } from './require-session.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function LoginStandIn() {
  return <p>login {JSON.stringify(useLocation().state)}</p>;
}

function renderAt(address: string) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <SessionProvider>
        <Routes>
          <Route path="/login" element={<LoginStandIn />} />
          <Route path="*" element={<RequireSession>the dashboard</RequireSession>} />
        </Routes>
      </SessionProvider>
    </MemoryRouter>,
  );
}

test('a visitor is sent to the login', () => {
  serveFetch();
  renderAt('/dashboard');
  expect(screen.getByText(/^login/)).toBeTruthy();
});

test('a learner waits in the loading view and then sees the page', async () => {
  serveFetch();
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(SESSION));
  renderAt('/dashboard');
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(await screen.findByText('the dashboard')).toBeTruthy();
});

test('a failed GitHub sign-in says so at the login', () => {
  serveFetch();
  renderAt('/dashboard?error=access_denied&error_code=bad_oauth_state');
  expect(screen.getByText(/GitHub login failed\. Please try again\./)).toBeTruthy();
});
