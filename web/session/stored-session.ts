import type { Account } from './fetch-profile.ts';

/** The key of supabase-js's session in local storage. */
export const SESSION_STORAGE_KEY = 'packetsmith-session';

/** Returns the account of the stored session, even if its token has expired; null without one. */
export function storedAccount(): Account | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SESSION_STORAGE_KEY) ?? 'null');
    return isStoredSession(stored) ? stored.user : null;
  } catch {
    // Blocked or damaged storage contains no session.
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

/** Removes the session from this browser without notifying the service. */
export function forgetStoredSession(): void {
  try {
    localStorage.removeItem(SESSION_STORAGE_KEY);
  } catch {
    // Blocked storage contains no session.
  }
}
