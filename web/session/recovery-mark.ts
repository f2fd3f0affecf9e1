import type { AuthChangeEvent, Session } from '@supabase/supabase-js';

const STORAGE_KEY = 'packetsmith-recovery';

/**
 * Remembers that an account's session came from a recovery mail, so that its owner may set a password without the
 * old one. In this tab alone, and through a reload.
 *
 * @param userId null when the password is set, or the session has ended
 */
export function markRecovery(userId: string | null): void {
  try {
    if (userId === null) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, userId);
  } catch {
    // Storage that is blocked: another mail is needed after a reload.
  }
}

/** Whether the account's session came from a recovery mail. */
export function isMarkedForRecovery(userId: string): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) === userId;
  } catch {
    return false;
  }
}

/** Follows what the auth service tells of recoveries: they begin with a mail and end with a change of the account. */
export function noteRecovery(kind: AuthChangeEvent, session: Session | null): void {
  if (kind === 'PASSWORD_RECOVERY' && session) markRecovery(session.user.id);
  if (kind === 'USER_UPDATED' || kind === 'SIGNED_OUT') markRecovery(null);
}
