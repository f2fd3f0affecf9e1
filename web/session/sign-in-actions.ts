import { sendUnsentDrafts } from '../drafts/send-unsent-drafts.ts';
import { logFailure } from '../log-failure.ts';
import { messages } from '../messages.ts';
import { attempt, isUnreachable, refusal, type Started } from './attempt.ts';
import type { AuthConnection } from './auth-connection.ts';
import { goToGitHub } from './git-hub-sign-in.ts';
import { merge, pendingMergeOf } from './merge-learner.ts';
import type { SessionController, SessionVerdict } from './session-controller.ts';
import type { SessionActions } from './session.ts';
import { signInAnonymously } from './sign-in-anonymously.ts';
import { signUp } from './sign-up.ts';
import { forgetStoredSession } from './stored-session.ts';

/**
 * Creates the actions for signing up, in and out.
 *
 * @param connect the connection to the auth service, opened on first use
 */
export function signInActions(
  connect: () => Promise<AuthConnection>,
  controller: SessionController,
): Omit<SessionActions, 'account' | 'recovery' | 'refreshUser'> {
  return {
    noteStanding: controller.noteStanding,
    ...tokenActions(connect, controller),
    ...startActions(connect, controller),
    signInWithGitHub: () => attempt(async () => goToGitHub((await connect()).auth)),
    logout: async () => {
      try {
        const { auth } = await connect();
        const { data } = await auth.getSession();
        if (data.session !== null) {
          const { user, access_token: accessToken } = data.session;
          await sendUnsentDrafts(localStorage, { learnerId: user.id, accessToken });
        }
        const { error } = await auth.signOut({ scope: 'local' });
        if (error) throw error;
      } catch (error) {
        // This browser's session is removed even if the service can't be reached.
        forgetStoredSession();
        controller.fallBackToStored();
        logFailure('Signing out failed.', error);
        throw error;
      }
    },
  };
}

/** The actions after which the browser has another session. */
function startActions(
  connect: () => Promise<AuthConnection>,
  controller: SessionController,
): Pick<SessionActions, 'login' | 'register' | 'tryWithoutAccount'> {
  // The session is shown once everything that belongs to it is there.
  const start = (action: (connection: AuthConnection) => Promise<Started>) =>
    attempt(async () => {
      const connection = await connect();
      const { session, outcome } = await controller.ignoreEventsDuring(() => action(connection));
      if (session) await controller.adopt(connection, session);
      return outcome;
    });
  return {
    login: (email, password) => start((connection) => signIn(connection, { email, password })),
    register: (registration) => start(({ auth }) => signUp(auth, registration)),
    tryWithoutAccount: () =>
      start(async ({ auth }) => {
        const { data } = await auth.getSession();
        return data.session ? { session: null, outcome: { isOk: true } } : signInAnonymously(auth);
      }),
  };
}

/** Signs in, and merges what was done in this browser without an account. */
async function signIn(
  connection: AuthConnection,
  credentials: { email: string; password: string },
): Promise<Started> {
  const { auth } = connection;
  const { data: before } = await auth.getSession();
  const { data, error } = await auth.signInWithPassword(credentials);
  if (error) return { session: null, outcome: refusal(error, messages.loginFailed) };
  const message = await merge(connection, data.session, pendingMergeOf(before.session));
  return { session: data.session, outcome: { isOk: true, ...(message && { message }) } };
}

function tokenActions(
  connect: () => Promise<AuthConnection>,
  controller: SessionController,
): Pick<SessionActions, 'accessToken' | 'checkSession'> {
  let checking: Promise<SessionVerdict> | null = null;
  return {
    accessToken: async () => {
      const connection = await connect();
      const { data, error } = await connection.auth.getSession();
      // Otherwise, without a network, a call without a token would fail with a misleading error.
      if (error && isUnreachable(error)) throw error;
      if (data.session) return data.session.access_token;
      if (controller.snapshot().state !== 'signed-in') return null;
      // A call without a token would show the learner what visitors see.
      await controller.confirm(connection);
      throw new Error('This session has ended. Sign in again.');
    },
    // Many calls may be rejected at the same time, but the service is asked only once.
    checkSession: () => {
      checking ??= connect()
        .then((connection) => controller.confirm(connection))
        .catch((error: unknown) => {
          logFailure('The session could not be confirmed.', error);
          return 'unknown' as const;
        })
        .finally(() => {
          checking = null;
        });
      return checking;
    },
  };
}
