import type { AuthError } from '@supabase/supabase-js';
import { logFailure } from '../log-failure.ts';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import type { AuthConnection } from './auth-connection.ts';
import type { SessionKeeper } from './session-keeper.ts';
import type { Outcome, Registration, SessionActions } from './session.ts';

type Auth = AuthConnection['auth'];

/**
 * What a visitor does to become a learner, and back.
 *
 * @param connect the connection to the auth service, opened on first use
 */
export function signInActions(
  connect: () => Promise<AuthConnection>,
  keeper: SessionKeeper,
): Omit<SessionActions, 'refreshUser'> {
  return {
    accessToken: async () => {
      const { auth } = await connect();
      const { data } = await auth.getSession();
      return data.session?.access_token ?? null;
    },
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
      const { auth } = await connect();
      const { error } = await auth.signOut({ scope: 'local' });
      if (!error) return;
      logFailure('Signing out failed.', error);
      throw error;
    },
  };
}

async function signUp(auth: Auth, registration: Registration): Promise<Outcome> {
  const { email, password, ...data } = registration;
  const emailRedirectTo = location.origin + paths.dashboard;
  const answer = await auth.signUp({ email, password, options: { data, emailRedirectTo } });
  if (answer.error) return refusal(answer.error, messages.registrationFailed);
  // Where accounts are usable at once a session comes back; signing in is the next step all the same.
  if (answer.data.session) await auth.signOut({ scope: 'local' });
  const { registered, registeredWithoutUser } = messages;
  return { isOk: true, message: answer.data.user ? registered : registeredWithoutUser };
}

async function goToGitHub(auth: Auth): Promise<Outcome> {
  const redirectTo = location.origin + paths.dashboard;
  const { error } = await auth.signInWithOAuth({ provider: 'github', options: { redirectTo } });
  return error ? refusal(error, messages.gitHubFailed) : { isOk: true };
}

function refusal(error: AuthError, unnamed: string): Outcome {
  // What never reached the service has no sentence of the service's.
  const message =
    error.name === 'AuthRetryableFetchError' ? messages.loginUnexpected : error.message;
  return { isOk: false, message: message || unnamed };
}

async function attempt(action: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await action();
  } catch (error) {
    logFailure('Signing in failed.', error);
    return { isOk: false, message: messages.loginUnexpected };
  }
}
