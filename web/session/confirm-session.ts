import type { AuthError } from '@supabase/supabase-js';
import { isUnreachable } from './attempt.ts';
import type { AuthConnection } from './auth-connection.ts';

/** What the auth service says of a session that the API has refused; `unknown` when it cannot be asked. */
export type SessionVerdict = 'alive' | 'ended' | 'unknown';

/** The service's codes for a session that nothing brings back. */
const ENDED: ReadonlySet<string | undefined> = new Set([
  'session_not_found',
  'session_expired',
  'user_not_found',
  'user_banned',
]);

/** Asks the auth service whether the current session still exists. Refreshes its token when that is what it lacks. */
export async function confirmSession(auth: AuthConnection['auth']): Promise<SessionVerdict> {
  const { error } = await auth.getUser();
  if (!error) return 'alive';
  if (saysNothing(error)) return 'unknown';
  if (error.name === 'AuthSessionMissingError' || ENDED.has(error.code)) return 'ended';
  // The token alone may be at fault: run out on its way, or signed with a key that was retired.
  const { error: refused } = await auth.refreshSession();
  if (!refused) return 'alive';
  return saysNothing(refused) ? 'unknown' : 'ended';
}

/** Whether an error leaves open what became of the session: the network's, or a rate limit. */
function saysNothing(error: AuthError): boolean {
  return isUnreachable(error) || error.status === 429;
}
