import { logFailure } from '../log-failure.ts';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { attempt, isUnreachable, refusal } from './attempt.ts';
import type { AuthConnection } from './auth-connection.ts';
import { browserTimeZone } from './browser-time-zone.ts';
import type { SessionVerdict } from './confirm-session.ts';
import type { SessionKeeper } from './session-keeper.ts';
import type { Outcome } from './outcome.ts';
import type { Registration, SessionActions } from './session.ts';
import { forgetStoredSession } from './stored-session.ts';

type Auth = AuthConnection['auth'];

/**
 * What a visitor does to become a learner, and back.
 *
 * @param connect the connection to the auth service, opened on first use
 */
export function signInActions(
  connect: () => Promise<AuthConnection>,
  keeper: SessionKeeper,
): Omit<SessionActions, 'account' | 'recovery' | 'refreshUser'> {
  return {
    ...tokenActions(connect, keeper),
    login: (email, password) =>
      attempt(async () => {
        const connection = await connect();
        const { data, error } = await connection.auth.signInWithPassword({ email, password });
        if (error) return refusal(error, messages.loginFailed);
        await keeper.adopt(connection, data.session);
        return { isOk: true };
      }),
    register: (registration) =>
      attempt(async () => {
        const { auth } = await connect();
        return keeper.unnoticed(() => signUp(auth, registration));
      }),
    signInWithGitHub: () => attempt(async () => goToGitHub((await connect()).auth)),
    logout: async () => {
      try {
        const { auth } = await connect();
        const { error } = await auth.signOut({ scope: 'local' });
        if (error) throw error;
      } catch (error) {
        // What this browser keeps goes, even when nobody can be told.
        forgetStoredSession();
        keeper.fallBackToStored();
        logFailure('Signing out failed.', error);
        throw error;
      }
    },
  };
}

function tokenActions(
  connect: () => Promise<AuthConnection>,
  keeper: SessionKeeper,
): Pick<SessionActions, 'accessToken' | 'checkSession'> {
  let checking: Promise<SessionVerdict> | null = null;
  return {
    accessToken: async () => {
      const { auth } = await connect();
      const { data, error } = await auth.getSession();
      // Without a network a call without a token would be refused for a reason that is not the true one.
      if (error && isUnreachable(error)) throw error;
      return data.session?.access_token ?? null;
    },
    // Many calls may be refused at once; the service is asked once.
    checkSession: () => {
      checking ??= connect()
        .then((connection) => keeper.confirm(connection))
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
  // Where accounts are usable at once a session comes back; signing in is the next step all the same.
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
