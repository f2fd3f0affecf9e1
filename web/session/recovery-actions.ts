import type { AuthError } from '@supabase/supabase-js';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { attempt, type Outcome, refusal, type Started } from './attempt.ts';
import type { AuthConnection } from './auth-connection.ts';
import { merge, pendingMergeOf } from './merge-learner.ts';
import { markRecovery } from './session-view.ts';
import type { SessionController } from './session-controller.ts';

/** The purpose of a code from an email. */
export type CodePurpose = 'signup' | 'recovery';

/** A code from an email, and its purpose. */
export interface MailCode {
  email: string;
  code: string;
  purpose: CodePurpose;
}

/** The actions for users who can't sign in. */
export interface RecoveryActions {
  /** Sends a link and a code for setting a new password. The result is the same for every address. */
  requestReset: (email: string) => Promise<Outcome>;
  /** Sends another link and code for confirming an address. The result is the same for every address. */
  resendConfirmation: (email: string) => Promise<Outcome>;
  /** Signs in with the code in an email instead of its link. */
  enterCode: (code: MailCode) => Promise<Outcome>;
  /** Sets the password in a session from a recovery email. The service ends every other session. */
  setNewPassword: (password: string) => Promise<Outcome>;
}

/** The service's error code if an email was sent a moment ago. Only known addresses get emails. */
const MAILED_JUST_NOW = 'over_email_send_rate_limit';

/** The service's error code if the email was opened too long ago. */
const TOO_LATE = 'reauthentication_needed';
const TOO_LATE_SENTENCE =
  'You opened the email too long ago to set a password without the old one. Request a new email.';

type Auth = AuthConnection['auth'];

/** @param connect the connection to the auth service, opened on first use */
export function recoveryActions(
  connect: () => Promise<AuthConnection>,
  controller: SessionController,
): RecoveryActions {
  return {
    requestReset: (email) =>
      attempt(async () => {
        const { auth } = await connect();
        const redirectTo = location.origin + paths.resetPassword;
        const { error } = await auth.resetPasswordForEmail(email, { redirectTo });
        return alike(error ? refusal(error, messages.loginUnexpected) : { isOk: true });
      }),
    resendConfirmation: (email) =>
      attempt(async () => {
        const { auth } = await connect();
        const error = await resendConfirmation(auth, email);
        return alike(error ? refusal(error, messages.loginUnexpected) : { isOk: true });
      }),
    enterCode: (code) =>
      attempt(async () => {
        const connection = await connect();
        const { session, outcome } = await controller.ignoreEventsDuring(() =>
          enterCode(connection, code),
        );
        if (session === null) return outcome;
        if (code.purpose === 'recovery') markRecovery(session.user.id);
        await controller.adopt(connection, session);
        return outcome;
      }),
    setNewPassword: (password) =>
      attempt(async () => {
        const { auth } = await connect();
        const { error } = await auth.updateUser({ password });
        if (!error) return { isOk: true };
        const outcome = refusal(error, messages.loginUnexpected);
        return error.code === TOO_LATE ? { ...outcome, message: TOO_LATE_SENTENCE } : outcome;
      }),
  };
}

/** An anonymous learner who signs up changes the address of an account, so the service sends another kind of email. */
async function resendConfirmation(auth: Auth, email: string): Promise<AuthError | null> {
  const emailRedirectTo = location.origin + paths.confirmEmail;
  const { data } = await auth.getSession();
  const isUpgrade =
    data.session?.user.is_anonymous === true && data.session.user.new_email === email;
  const { error } = isUpgrade
    ? await auth.updateUser({ email }, { emailRedirectTo })
    : await auth.resend({ type: 'signup', email, options: { emailRedirectTo } });
  return error;
}

/** Exchanges a code for a session, and merges what was done in this browser without an account. */
async function enterCode(
  connection: AuthConnection,
  { email, code, purpose }: MailCode,
): Promise<Started> {
  const { auth } = connection;
  const { data: before } = await auth.getSession();
  const isUpgrade = before.session?.user.new_email === email;
  const type = isUpgrade && purpose === 'signup' ? 'email_change' : purpose;
  const { data, error } = await auth.verifyOtp({ email, token: code, type });
  if (error) return { session: null, outcome: refusal(error, messages.loginFailed) };
  if (!data.session) {
    return { session: null, outcome: { isOk: false, message: messages.loginFailed } };
  }
  const message = await merge(connection, data.session, pendingMergeOf(before.session));
  return { session: data.session, outcome: { isOk: true, ...(message && { message }) } };
}

/** Returns the same result for an address that got an email a moment ago as for an unknown one. */
function alike(outcome: Outcome): Outcome {
  return !outcome.isOk && outcome.code === MAILED_JUST_NOW ? { isOk: true } : outcome;
}
