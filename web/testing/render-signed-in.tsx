import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { createGraphqlClient } from '../graphql/client.ts';
import { SiteRouter } from '../router/site-router.tsx';
import { accountActions } from '../session/account-actions.ts';
import type { AuthConnection } from '../session/auth-connection.ts';
import type { Profile } from '../session/fetch-profile.ts';
import { SessionContext, type SessionValue } from '../session/session-context.ts';
import { ToastRegion } from '../ui/toast-region.tsx';

function leave(): void {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
}

function signedIn(changes: Partial<Profile>): SessionValue {
  const succeed = () => Promise.resolve({ isOk: true as const });
  return {
    state: 'signed-in',
    profile: {
      id: 'learner-1',
      email: 'newcomer@example.test',
      username: 'newcomer',
      firstName: 'New',
      lastName: 'Comer',
      avatarUrl: null,
      level: 1,
      experiencePoints: 0,
      streakDays: 0,
      isAnonymous: false,
      ...changes,
    },
    accessToken: () => Promise.resolve('token'),
    login: succeed,
    register: succeed,
    tryWithoutAccount: succeed,
    signInWithGitHub: succeed,
    logout: () => Promise.resolve(),
    checkSession: () => Promise.resolve('alive'),
    recovery: {
      requestReset: succeed,
      resendConfirmation: succeed,
      enterCode: succeed,
      setNewPassword: succeed,
    },
    refreshUser: vi.fn(() => Promise.resolve()),
    noteStanding: vi.fn(),
    account: accountActions(openOnce()),
  };
}

/** Loads the real client of the auth service, on the pages that need it. */
function openOnce(): () => Promise<AuthConnection> {
  const open = async () => (await import('../session/auth-connection.ts')).openAuthConnection();
  let opening: Promise<AuthConnection> | null = null;
  return () => (opening ??= open());
}

interface Address {
  /** Shows the current URL. */
  at: string;
  /** Changes to the learner's data in the session. */
  profile?: Partial<Profile>;
}

/**
 * Renders a page for a signed-in learner, with the real client and cache on a mocked network. Everything is reset
 * when the test has finished.
 *
 * @returns the learner's session, whose calls can be inspected
 */
export function renderSignedIn(page: ReactNode, { at, profile = {} }: Address): SessionValue {
  onTestFinished(leave);
  const session = signedIn(profile);
  const client = createGraphqlClient(session);
  history.replaceState(null, '', at);
  render(
    <SiteRouter>
      <SessionContext value={session}>
        <ApolloProvider client={client}>
          <ToastRegion>{page}</ToastRegion>
        </ApolloProvider>
      </SessionContext>
    </SiteRouter>,
  );
  return session;
}
