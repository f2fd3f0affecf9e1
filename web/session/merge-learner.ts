import type { Session } from '@supabase/supabase-js';
import { moveDrafts } from '../drafts/move-drafts.ts';
import { logFailure } from '../log-failure.ts';
import type { AuthConnection } from './auth-connection.ts';

/** An anonymous learner whose work belongs to the account that signs in next. */
interface PendingMerge {
  learnerId: string;
  /** The access token of the anonymous session, which proves that both are the same person. Valid for 15 minutes. */
  token: string;
}

/** Survives a reload, so that a failed merge can be repeated. Applies to this tab only. */
const STORAGE_KEY = 'packetsmith-merge';

/**
 * Returns the work that a sign-in has to merge; null unless the browser's session is anonymous. Call it before signing
 * in, which replaces the session.
 *
 * @param session from `getSession`, which refreshes a token that is about to expire
 */
export function pendingMergeOf(session: Session | null): PendingMerge | null {
  if (session?.user.is_anonymous !== true) return null;
  return { learnerId: session.user.id, token: session.access_token };
}

const MERGED = 'What you did without an account is in this account now.';
const POSTPONED =
  'What you did without an account isn’t in this account yet. Reload the page to try again.';

/**
 * Merges an anonymous learner into the account that has just signed in: the drafts on this device, and everything on
 * the server. If the server can't be reached, `repeatMerge` tries again.
 *
 * @returns what to tell the learner; undefined if there was nothing to merge
 */
export async function merge(
  connection: AuthConnection,
  session: Session,
  pending: PendingMerge | null,
): Promise<string | undefined> {
  // The anonymous learner itself may have got an account.
  if (pending === null || pending.learnerId === session.user.id) return undefined;
  moveDrafts(localStorage, { from: pending.learnerId, to: session.user.id });
  remember(pending);
  try {
    // It creates the profile of an account that comes from GitHub for the first time.
    await connection.fetchProfile(session);
    const isMerged = await connection.mergeLearner(session, pending.token);
    remember(null);
    return isMerged ? MERGED : undefined;
  } catch (error) {
    logFailure('The work without an account could not be merged.', error);
    return POSTPONED;
  }
}

/** Repeats a merge that did not reach the server. */
export async function repeatMerge(connection: AuthConnection): Promise<void> {
  const pending = recall();
  if (pending === null) return;
  const { data } = await connection.auth.getSession();
  if (data.session === null || data.session.user.is_anonymous === true) remember(null);
  else await merge(connection, data.session, pending);
}

function remember(pending: PendingMerge | null): void {
  try {
    if (pending === null) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(pending));
  } catch {
    // With blocked storage, a failed merge can't be repeated.
  }
}

function recall(): PendingMerge | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return isPendingMerge(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isPendingMerge(value: unknown): value is PendingMerge {
  return (
    typeof value === 'object' &&
    value !== null &&
    'learnerId' in value &&
    typeof value.learnerId === 'string' &&
    'token' in value &&
    typeof value.token === 'string'
  );
}
