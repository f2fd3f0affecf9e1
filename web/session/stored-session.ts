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

/** Tells whether an address brings a session with it: from GitHub, or from a confirmation mail. */
export function bringsSession({ search, hash }: Pick<Location, 'search' | 'hash'>): boolean {
  return new URLSearchParams(search).has('code') || hash.includes('access_token=');
}

/** Tells whether an address reports that signing in elsewhere failed. */
export function reportsFailure({ search, hash }: Pick<Location, 'search' | 'hash'>): boolean {
  return [search, hash].some((part) => new URLSearchParams(part.slice(1)).has('error_code'));
}
