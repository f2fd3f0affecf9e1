import type { AuthChangeEvent, AuthError, Session } from '@supabase/supabase-js';
import { logFailure } from '../log-failure.ts';
import { isUnreachable } from './attempt.ts';
import type { AuthCallback } from './auth-callback.ts';
import type { AuthConnection } from './auth-connection.ts';
import { fallbackProfile, isSessionRefused, type Profile } from './fetch-profile.ts';
import { createSessionView, type SessionView, SIGNED_OUT_SESSION } from './session-view.ts';
import { forgetStoredSession } from './stored-session.ts';

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
async function confirmSession(auth: AuthConnection['auth']): Promise<SessionVerdict> {
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

/** An event of the auth client. */
interface AuthEvent {
  kind: AuthChangeEvent;
  session: Session | null;
}

/** Keeps the displayed session in sync with the auth service. */
export interface SessionController extends SessionView {
  /** Makes a session the current one once its profile has loaded. */
  adopt: (connection: AuthConnection, session: Session) => Promise<void>;
  /** Asks the service whether the session still exists, and ends it here if not. */
  confirm: (connection: AuthConnection) => Promise<SessionVerdict>;
  follow: (connection: AuthConnection, event: AuthEvent) => void;
  /** Runs an action that creates and ends a session, without showing that session. */
  ignoreEventsDuring: <Result>(action: () => Promise<Result>) => Promise<Result>;
}

/** The state of a session controller. */
interface ControllerState {
  view: SessionView;
  /** The user whose profile is loading. */
  adoption: { userId: string; done: Promise<void> } | null;
  /** The number of sessions that the service has ended. */
  endedSessions: number;
  ignoresEvents: boolean;
}

/** @param callback the auth callback taken from the URL; null if there was none */
export function createSessionController(callback: AuthCallback | null): SessionController {
  const view = createSessionView(callback);
  const state: ControllerState = { view, adoption: null, endedSessions: 0, ignoresEvents: false };
  return {
    ...view,
    adopt: (connection, session) => adopt(state, connection, session),
    confirm: (connection) => confirm(state, connection),
    follow: (connection, event) => {
      if (state.ignoresEvents) return;
      const { endedSessions } = state;
      // supabase-js waits for its listeners, so anything that requests a token must run in a later task. Events of a
      // session that has ended by then are outdated.
      setTimeout(() => {
        if (state.endedSessions === endedSessions) handleEvent(state, connection, event);
      }, 0);
    },
    ignoreEventsDuring: async (action) => {
      state.ignoresEvents = true;
      try {
        return await action();
      } finally {
        state.ignoresEvents = false;
      }
    },
  };
}

function handleEvent(
  state: ControllerState,
  connection: AuthConnection,
  { kind, session }: AuthEvent,
): void {
  const { profile } = state.view.snapshot();
  if (!session) {
    handleNoSession(state, kind, connection.takeRefusal());
    return;
  }
  // A refreshed token may be the first success after an outage in which a fallback profile was used.
  const isNews = kind !== 'SIGNED_IN' && kind !== 'INITIAL_SESSION';
  if (isNews || profile?.id !== session.user.id) void adopt(state, connection, session);
}

function handleNoSession(state: ControllerState, kind: AuthChangeEvent, isRefused: boolean): void {
  // The client found no stored session, but since then the learner has signed in.
  if (kind === 'INITIAL_SESSION' && state.adoption) return;
  state.adoption = null;
  if (state.view.snapshot().state !== 'signed-out') leave(state.view, kind, isRefused);
}

function leave(view: SessionView, kind: AuthChangeEvent, isRefused: boolean): void {
  if (isRefused) view.end();
  // No session at the start may mean that it could not be refreshed: only the service signs out.
  else if (kind === 'INITIAL_SESSION') view.fallBackToStored();
  else view.change(SIGNED_OUT_SESSION);
}

function adopt(
  state: ControllerState,
  connection: AuthConnection,
  session: Session,
): Promise<void> {
  const { adoption } = state;
  if (adoption?.userId === session.user.id) return adoption.done;
  const mine = { userId: session.user.id, done: Promise.resolve() };
  mine.done = findProfile(state, connection, session).then((profile) => {
    if (state.adoption !== mine) return;
    state.adoption = null;
    if (profile) state.view.signIn(profile);
  });
  state.adoption = mine;
  return mine.done;
}

async function confirm(
  state: ControllerState,
  connection: AuthConnection,
): Promise<SessionVerdict> {
  const verdict = await confirmSession(connection.auth);
  if (verdict !== 'ended') return verdict;
  state.adoption = null;
  state.endedSessions += 1;
  // First, because nothing of the learner may be cached once the pages know.
  forgetStoredSession();
  state.view.end();
  await connection.auth.signOut({ scope: 'local' });
  return verdict;
}

/** Returns the profile or its fallback; null if the session turns out to have ended. */
async function findProfile(
  state: ControllerState,
  connection: AuthConnection,
  session: Session,
): Promise<Profile | null> {
  const { profile: known } = state.view.snapshot();
  const fallback = known?.id === session.user.id ? known : fallbackProfile(session.user);
  try {
    return await connection.fetchProfile(session);
  } catch (error) {
    if (!isSessionRefused(error)) {
      logFailure('The profile could not be fetched.', error);
      return fallback;
    }
  }
  // A fallback would show a learner's pages in a session that no longer exists.
  if ((await confirm(state, connection)) === 'ended') return null;
  const { data } = await connection.auth.getSession();
  return connection.fetchProfile(data.session ?? session).catch((error: unknown) => {
    logFailure('The profile could not be fetched.', error);
    return fallback;
  });
}
