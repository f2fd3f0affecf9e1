import type { AuthError } from '@supabase/supabase-js';
import { logFailure } from '../log-failure.ts';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { isUnreachable, wordsOf } from './attempt.ts';
import type { AuthConnection } from './auth-connection.ts';
import { gitHubIdentityOf, type SignInMethods, signInMethodsOf } from './sign-in-methods.ts';

/** The result of a change. `code` is GoTrue's error code, '' if the service was not reached. */
export type AccountOutcome = { isOk: true } | { isOk: false; code: string; message: string };

/** A new password and the proof that it may be set. */
interface PasswordChange {
  password: string;
  /** Null for an account without a password. */
  currentPassword: string | null;
  /** The code from the email that `sendCode` sends; null unless the service requires it. */
  code: string | null;
}

/** A new address and the proof that it may be set. */
interface EmailChange {
  email: string;
  /** Null for an account without a password, and to send the links of a pending change again. */
  currentPassword: string | null;
}

/** The actions of a signed-in learner on the account. Every failure contains the message to show. */
export interface AccountActions {
  /** @throws {Error} if the service can't be reached or returns an error */
  signInMethods: () => Promise<SignInMethods>;
  /** Sends the links that confirm a new address, again if it is already pending. */
  changeEmail: (change: EmailChange) => Promise<AccountOutcome>;
  /** Sets the password. The service ends every other session. */
  changePassword: (change: PasswordChange) => Promise<AccountOutcome>;
  /** Sends a code by email for reauthentication. */
  sendCode: () => Promise<AccountOutcome>;
  /** Redirects to GitHub, which returns to the account page. */
  linkGitHub: () => Promise<AccountOutcome>;
  /** Signs in again with the password, which the API requires before some actions. Ends the previous session. */
  signInAgain: (password: string) => Promise<AccountOutcome>;
  /** Redirects to GitHub, which returns to the account page. */
  signInAgainThroughGitHub: () => Promise<AccountOutcome>;
  unlinkGitHub: () => Promise<AccountOutcome>;
  signOutOthers: () => Promise<AccountOutcome>;
  signOutEverywhere: () => Promise<AccountOutcome>;
  /** Removes this browser's session, even if the service no longer knows it. */
  forgetSession: () => Promise<void>;
}

type Auth = AuthConnection['auth'];

/** Errors whose message from the service doesn't tell a learner what to do. */
const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['current_password_invalid', 'That is not your current password.'],
  ['current_password_required', 'Enter your current password.'],
  ['invalid_credentials', 'That is not your current password.'],
  ['manual_linking_disabled', 'GitHub accounts cannot be linked here.'],
  ['reauthentication_needed', 'Sign out, sign in again and repeat this within ten minutes.'],
  ['reauthentication_not_valid', 'That code has expired, or it is not from the latest email.'],
]);

/** @param connect the connection to the auth service, opened on first use */
export function accountActions(connect: () => Promise<AuthConnection>): AccountActions {
  const attempt = async (action: (auth: Auth) => Promise<{ error: AuthError | null }>) => {
    try {
      const { auth } = await connect();
      const { error } = await action(auth);
      return error ? refusal(error) : ({ isOk: true } as const);
    } catch (error) {
      logFailure('The account could not be changed.', error);
      return { isOk: false, code: '', message: messages.networkError } as const;
    }
  };
  return {
    signInMethods: async () => {
      const { auth } = await connect();
      const { data, error } = await auth.getUser();
      if (error) throw error;
      return signInMethodsOf(data.user);
    },
    // Requesting the change again resends the links, in the flow that this client can handle.
    changeEmail: ({ email, currentPassword }) =>
      attempt((auth) =>
        auth.updateUser(
          { email, ...(currentPassword !== null && { current_password: currentPassword }) },
          { emailRedirectTo: returnFrom('email') },
        ),
      ),
    changePassword: (change) => attempt((auth) => auth.updateUser(passwordAttributes(change))),
    sendCode: () => attempt((auth) => auth.reauthenticate()),
    linkGitHub: () =>
      attempt((auth) =>
        auth.linkIdentity({ provider: 'github', options: { redirectTo: returnFrom('github') } }),
      ),
    signInAgain: (password) => attempt((auth) => signInAgain(auth, password)),
    signInAgainThroughGitHub: () =>
      attempt((auth) => {
        const redirectTo = location.origin + paths.account;
        return auth.signInWithOAuth({ provider: 'github', options: { redirectTo } });
      }),
    unlinkGitHub: () => attempt(unlinkGitHub),
    signOutOthers: () => attempt((auth) => auth.signOut({ scope: 'others' })),
    signOutEverywhere: () => attempt((auth) => auth.signOut({ scope: 'global' })),
    forgetSession: async () => {
      const { auth } = await connect();
      // The service may respond that the user no longer exists. The browser's session is removed anyway.
      await auth.signOut({ scope: 'local' });
    },
  };
}

/** Returns the URL that an email link or GitHub redirects back to. */
function returnFrom(place: 'email' | 'github'): string {
  return `${location.origin}${paths.account}?from=${place}`;
}

function passwordAttributes({ password, currentPassword, code }: PasswordChange) {
  return {
    password,
    ...(currentPassword !== null && { current_password: currentPassword }),
    ...(code !== null && { nonce: code }),
  };
}

async function signInAgain(auth: Auth, password: string): Promise<{ error: AuthError | null }> {
  const { data: before } = await auth.getSession();
  const email = before.session?.user.email ?? '';
  const { error } = await auth.signInWithPassword({ email, password });
  if (error || before.session === null) return { error };
  // Otherwise, the list of sessions would show this browser twice. Failing to end it does no harm.
  await auth.admin.signOut(before.session.access_token, 'local');
  return { error: null };
}

async function unlinkGitHub(auth: Auth): Promise<{ error: AuthError | null }> {
  const { data, error } = await auth.getUser();
  if (error) return { error };
  const identity = gitHubIdentityOf(data.user);
  // It was already unlinked in another window, so there is nothing left to do.
  return identity ? auth.unlinkIdentity(identity) : { error: null };
}

function refusal(error: AuthError): AccountOutcome {
  if (isUnreachable(error)) return { isOk: false, code: '', message: messages.networkError };
  const code = error.code ?? '';
  return {
    isOk: false,
    code,
    message: SENTENCES.get(code) ?? (wordsOf(error) || messages.loginUnexpected),
  };
}
