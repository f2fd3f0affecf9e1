import type { Session } from '@supabase/supabase-js';
import { logFailure } from '../log-failure.ts';
import { isUnreachable } from './attempt.ts';
import type { AuthCallback, TakenCallback } from './auth-callback.ts';
import type { AuthConnection } from './auth-connection.ts';
import { signInInstead } from './git-hub-sign-in.ts';
import { merge, pendingMergeOf, repeatMerge } from './merge-learner.ts';

/** Does what the auth service's redirect to this page asks for. Returns the outcome. */
export async function finishCallback(
  connection: AuthConnection,
  { callback: found, code }: TakenCallback,
): Promise<AuthCallback> {
  if (code === null) await repeatMerge(connection);
  const callback = code === null ? found : await exchangeCode(connection, code);
  await signInInstead(connection.auth, callback);
  return callback;
}

/** Exchanges the code from the URL for a session (RFC 6749, section 4.1.3). Returns the outcome. */
async function exchangeCode(connection: AuthConnection, code: string): Promise<AuthCallback> {
  const { auth } = connection;
  try {
    const { data: before } = await auth.getSession();
    const { data, error } = await auth.exchangeCodeForSession(code);
    if (!error) {
      const message = await replace(connection, before.session, data.session);
      return { outcome: 'signed-in', errorCode: '', ...(message && { message }) };
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

/** Takes over what belongs to the browser's previous session, and ends it. Returns what to tell the learner. */
async function replace(
  connection: AuthConnection,
  before: Session | null,
  session: Session,
): Promise<string | undefined> {
  const pending = pendingMergeOf(before);
  const message = await merge(connection, session, pending);
  // A merge ends the anonymous session, and needs it until then.
  if (pending !== null && pending.learnerId !== session.user.id) return message;
  if (pending !== null) await name(connection, session);
  await endReplaced(connection.auth, before);
  return undefined;
}

/** Names a learner who has just got an account. The generated name stays if that fails. */
async function name(connection: AuthConnection, session: Session): Promise<void> {
  try {
    await connection.nameLearner(session);
  } catch (error) {
    logFailure('The username of the GitHub account could not be taken over.', error);
  }
}

/** Otherwise this browser's previous session would stay open without being used. */
async function endReplaced(auth: AuthConnection['auth'], before: Session | null): Promise<void> {
  if (before === null) return;
  const { error } = await auth.admin.signOut(before.access_token, 'local');
  if (error) logFailure('The previous session could not be ended.', error);
}
