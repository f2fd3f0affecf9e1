import type { AuthChangeEvent, Session } from '@supabase/supabase-js';

const STORAGE_KEY = 'packetsmith-recovery';

/**
 * Remembers that an account's session came from a recovery email, so that its owner can set a password without the
 * old one. Applies to this tab only, and survives a reload.
 *
 * @param userId null once the password is set or the session has ended
 */
export function markRecovery(userId: string | null): void {
  try {
    if (userId === null) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, userId);
  } catch {
    // With blocked storage, another email is needed after a reload.
  }
}

/** Checks whether the account's session came from a recovery email. */
export function isMarkedForRecovery(userId: string): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) === userId;
  } catch {
    return false;
  }
}

/** Follows the auth client's events about recoveries, which begin with an email and end with a change of the account. */
export function noteRecovery(kind: AuthChangeEvent, session: Session | null): void {
  if (kind === 'PASSWORD_RECOVERY' && session) markRecovery(session.user.id);
  if (kind === 'USER_UPDATED' || kind === 'SIGNED_OUT') markRecovery(null);
}
