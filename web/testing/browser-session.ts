import { GoTrueClient } from '@supabase/supabase-js';
import { SESSION_STORAGE_KEY } from '../session/stored-session.ts';
import { LEARNER, sessionOf } from './handlers/auth-handlers.ts';

/** What the auth service answers a login with. */
export const SESSION = sessionOf(LEARNER);

/** The user that `renderSignedIn` shows, with what a test changes. */
export function userFields(fields: Readonly<Record<string, unknown>> = {}) {
  const identities = [{ identity_id: 'identity-email', provider: 'email', identity_data: {} }];
  return {
    ...LEARNER,
    id: 'learner-1',
    email: 'newcomer@example.test',
    identities,
    ...fields,
  };
}

/** Stores the code verifier that turns the code of an address into a session, as supabase-js does. */
export function storeCodeVerifier(purpose: '' | '/recovery' = ''): void {
  localStorage.setItem(
    `${SESSION_STORAGE_KEY}-code-verifier`,
    JSON.stringify(`verifier${purpose}`),
  );
}

/** Stores a session that this browser has kept from an earlier visit. */
export function storeSession(changes: Readonly<Record<string, unknown>> = {}): void {
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify({ ...SESSION, ...changes }));
}

/**
 * Makes the next auth client the only one of its browser. It would warn about the clients that earlier tests left
 * behind, and believe them when they broadcast that they have signed out.
 */
export function forgetAuthClients(): void {
  Reflect.set(GoTrueClient, 'nextInstanceID', {});
  Reflect.set(globalThis, 'BroadcastChannel', undefined);
}

/** Leaves the browser as a visitor finds it. */
export function forgetBrowser(): void {
  forgetAuthClients();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}

/** Signs the browser in as the learner that `renderSignedIn` shows. */
export function signInBrowser(): void {
  forgetBrowser();
  storeSession({ user: userFields() });
}
