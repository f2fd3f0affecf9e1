import { logFailure } from '../log-failure.ts';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { attempt, isUnreachable, type Outcome, refusal } from './attempt.ts';
import type { AuthConnection } from './auth-connection.ts';
import { browserTimeZone } from './browser-time-zone.ts';
import type { SessionController, SessionVerdict } from './session-controller.ts';
import type { Registration, SessionActions } from './session.ts';
import { forgetStoredSession } from './stored-session.ts';

type Auth = AuthConnection['auth'];

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
    ...tokenActions(connect, controller),
    login: (email, password) =>
      attempt(async () => {
        const connection = await connect();
        const { data, error } = await connection.auth.signInWithPassword({ email, password });
        if (error) return refusal(error, messages.loginFailed);
        await controller.adopt(connection, data.session);
        return { isOk: true };
      }),
    register: (registration) =>
      attempt(async () => {
        const { auth } = await connect();
        return controller.ignoreEventsDuring(() => signUp(auth, registration));
      }),
    signInWithGitHub: () => attempt(async () => goToGitHub((await connect()).auth)),
    logout: async () => {
      try {
        const { auth } = await connect();
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

async function signUp(auth: Auth, registration: Registration): Promise<Outcome> {
  const { email, password, ...names } = registration;
  const data = { ...names, time_zone: browserTimeZone() };
  const emailRedirectTo = location.origin + paths.confirmEmail;
  const answer = await auth.signUp({ email, password, options: { data, emailRedirectTo } });
  if (answer.error) return refusal(answer.error, messages.registrationFailed);
  // If accounts are usable at once, the service returns a session. Signing in is still the next step.
  if (answer.data.session) await auth.signOut({ scope: 'local' });
  const { registered, registeredWithoutUser } = messages;
  return {
    isOk: true,
    message: answer.data.user ? registered : registeredWithoutUser,
    ...(answer.data.user && !answer.data.session && { isConfirmationNeeded: true }),
  };
}

async function goToGitHub(auth: Auth): Promise<Outcome> {
  const redirectTo = location.origin + paths.dashboard;
  const { error } = await auth.signInWithOAuth({ provider: 'github', options: { redirectTo } });
  return error ? refusal(error, messages.gitHubFailed) : { isOk: true };
}
