import type { Session } from '@supabase/supabase-js';
import { logFailure } from '../log-failure.ts';
import { isUnreachable } from './attempt.ts';
import type { AuthCallback } from './auth-callback.ts';
import type { AuthConnection } from './auth-connection.ts';

/** Exchanges the code from the URL for a session (RFC 6749, section 4.1.3). Returns the outcome. */
export async function exchangeCode(
  auth: AuthConnection['auth'],
  code: string,
): Promise<AuthCallback> {
  try {
    const { data: before } = await auth.getSession();
    const { error } = await auth.exchangeCodeForSession(code);
    if (!error) {
      await endReplaced(auth, before.session);
      return { outcome: 'signed-in', errorCode: '' };
    }
    if (isUnreachable(error)) return { outcome: 'unreachable', errorCode: '' };
    // Another flow in this browser has replaced the code's verifier. The code itself may be valid.
    if (error.code === 'bad_code_verifier') return { outcome: 'elsewhere', errorCode: '' };
    return { outcome: 'refused', errorCode: error.code ?? '' };
  } catch (error) {
    logFailure('The code in the URL could not be exchanged.', error);
    return { outcome: 'unreachable', errorCode: '' };
  }
}

/** Otherwise this browser's previous session would stay open without being used. */
async function endReplaced(auth: AuthConnection['auth'], before: Session | null): Promise<void> {
  if (before === null) return;
  const { error } = await auth.admin.signOut(before.access_token, 'local');
  if (error) logFailure('The previous session could not be ended.', error);
}
