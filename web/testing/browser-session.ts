import { GoTrueClient } from '@supabase/supabase-js';
import { SESSION_STORAGE_KEY } from '../session/stored-session.ts';
import { LEARNER, sessionOf } from './handlers/auth-handlers.ts';

/** The auth service's response to a login. */
export const SESSION = sessionOf(LEARNER);

/** Returns the user of `renderSignedIn`, with a test's changes. */
export function userFields(fields: Readonly<Record<string, unknown>> = {}) {
  const identities = [{ identity_id: 'identity-email', provider: 'email', identity_data: {} }];
  return {
    ...LEARNER,
    id: 'learner-1',
    email: 'newcomer@example.test',
    email_confirmed_at: '2026-01-01T00:00:00Z',
    identities,
    ...fields,
  };
}

/** Stores the code verifier with which a code can be exchanged for a session, like supabase-js. */
export function storeCodeVerifier(purpose: '' | '/recovery' = ''): void {
  localStorage.setItem(
    `${SESSION_STORAGE_KEY}-code-verifier`,
    JSON.stringify(`verifier${purpose}`),
  );
}

/** Stores a session from an earlier visit of this browser. */
export function storeSession(changes: Readonly<Record<string, unknown>> = {}): void {
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify({ ...SESSION, ...changes }));
}

/**
 * Makes the next auth client the only one in its browser. Otherwise it would warn about the clients of earlier tests,
 * and react to their sign-out broadcasts.
 */
export function forgetAuthClients(): void {
  Reflect.set(GoTrueClient, 'nextInstanceID', {});
  Reflect.set(globalThis, 'BroadcastChannel', undefined);
}

/** Resets the browser to that of a new visitor. */
export function forgetBrowser(): void {
  forgetAuthClients();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}

/** Signs the browser in as the learner of `renderSignedIn`. */
export function signInBrowser(): void {
  forgetBrowser();
  storeSession({ user: userFields() });
}
