import type { AuthError } from '@supabase/supabase-js';
import { isUnreachable } from './attempt.ts';
import type { AuthConnection } from './auth-connection.ts';

/** The state of a session at the auth service, after the API has rejected it; `unknown` if the service can't be reached. */
export type SessionVerdict = 'alive' | 'ended' | 'unknown';

/** The service's error codes for a session that can't be restored. */
const ENDED: ReadonlySet<string | undefined> = new Set([
  'session_not_found',
  'session_expired',
  'user_not_found',
  'user_banned',
]);

/** Asks the auth service whether the current session still exists. Refreshes its token if only that was rejected. */
export async function confirmSession(auth: AuthConnection['auth']): Promise<SessionVerdict> {
  const { error } = await auth.getUser();
  if (!error) return 'alive';
  if (saysNothing(error)) return 'unknown';
  if (error.name === 'AuthSessionMissingError' || ENDED.has(error.code)) return 'ended';
  // Only the token may be invalid: just expired, or signed with a retired key.
  const { error: refused } = await auth.refreshSession();
  if (!refused) return 'alive';
  return saysNothing(refused) ? 'unknown' : 'ended';
}

/** Checks whether an error says nothing about the session, such as a network failure or a rate limit. */
function saysNothing(error: AuthError): boolean {
  return isUnreachable(error) || error.status === 429;
}
