import type { Account } from './profile.ts';

/** Where supabase-js keeps the session in local storage. */
export const SESSION_STORAGE_KEY = 'packetsmith-session';

/** The account of the stored session, whether or not its token is still good; null without one. */
export function storedAccount(): Account | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SESSION_STORAGE_KEY) ?? 'null');
    return isStoredSession(stored) ? stored.user : null;
  } catch {
    // Storage that is blocked or damaged holds no session.
    return null;
  }
}

function isStoredSession(value: unknown): value is { user: Account } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'user' in value &&
    typeof value.user === 'object' &&
    value.user !== null &&
    'id' in value.user &&
    typeof value.user.id === 'string'
  );
}

/** Removes the session from this browser without telling anybody. */
export function forgetStoredSession(): void {
  try {
    localStorage.removeItem(SESSION_STORAGE_KEY);
  } catch {
    // Storage that is blocked holds no session.
  }
}
