import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { attempt, refusal } from './attempt.ts';
import type { AuthConnection } from './auth-connection.ts';
import { markRecovery } from './recovery-mark.ts';
import type { SessionKeeper } from './session-keeper.ts';
import type { Outcome } from './outcome.ts';

/** What a mail's code is typed in for. */
export type CodePurpose = 'signup' | 'recovery';

/** The digits of a mail, and what they are for. */
export interface MailCode {
  email: string;
  code: string;
  purpose: CodePurpose;
}

/** The ways back in for somebody who cannot sign in. */
export interface RecoveryActions {
  /** Mails a link and a code that lead to a new password. Goes alike for every address. */
  requestReset: (email: string) => Promise<Outcome>;
  /** Mails another link and code that confirm an address. Goes alike for every address. */
  resendConfirmation: (email: string) => Promise<Outcome>;
  /** Signs in with the code of a mail instead of its link. */
  enterCode: (code: MailCode) => Promise<Outcome>;
  /** Sets the password of a session that came from a recovery mail. The service ends every other session. */
  setNewPassword: (password: string) => Promise<Outcome>;
}

/** The service's word for a mail that was sent a moment ago; only known addresses get mails. */
const MAILED_JUST_NOW = 'over_email_send_rate_limit';

/** @param connect the connection to the auth service, opened on first use */
export function recoveryActions(
  connect: () => Promise<AuthConnection>,
  keeper: SessionKeeper,
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
        const options = { emailRedirectTo: location.origin + paths.confirmEmail };
        const { error } = await auth.resend({ type: 'signup', email, options });
        return alike(error ? refusal(error, messages.loginUnexpected) : { isOk: true });
      }),
    enterCode: ({ email, code, purpose }) =>
      attempt(async () => {
        const connection = await connect();
        const { data, error } = await connection.auth.verifyOtp({
          email,
          token: code,
          type: purpose,
        });
        if (error) return refusal(error, messages.loginFailed);
        if (!data.session) return { isOk: false, message: messages.loginFailed };
        if (purpose === 'recovery') markRecovery(data.session.user.id);
        await keeper.adopt(connection, data.session);
        return { isOk: true };
      }),
    setNewPassword: (password) =>
      attempt(async () => {
        const { auth } = await connect();
        const { error } = await auth.updateUser({ password });
        return error ? refusal(error, messages.loginUnexpected) : { isOk: true };
      }),
  };
}

/** Says of an address that was mailed a moment ago what it says of one that is not known. */
function alike(outcome: Outcome): Outcome {
  return !outcome.isOk && outcome.code === MAILED_JUST_NOW ? { isOk: true } : outcome;
}
