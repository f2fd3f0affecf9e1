import { randomUUID } from 'node:crypto';
import { AuthFailure } from '../auth-failure.ts';
import { sendConfirmation } from '../confirmation-mail.ts';
import type { AuthAnswer, AuthCall } from '../http/endpoint.ts';
import type { ProofKey } from '../proof-key.ts';
import {
  EMAIL_APP_METADATA,
  findUserByEmail,
  withEmailClaims,
  type NewUser,
} from '../store/users.ts';
import { presentUser, type UserJson } from '../user-json.ts';

/**
 * Answers a sign-up for an address that has an account. Where addresses must be confirmed, it answers as
 * GoTrue does, with an invented user: the owner learns more from the mail, anybody else learns nothing of
 * the account.
 *
 * @throws {AuthFailure} user_already_exists where addresses are not confirmed
 */
export async function answerTakenEmail(
  call: AuthCall,
  { proofKey, ...user }: NewUser & { email: string; proofKey: ProofKey | null },
): Promise<AuthAnswer> {
  if (call.auth.options.isAutoconfirmed) {
    throw new AuthFailure({ status: 422, code: 'user_already_exists' }, 'User already registered');
  }
  const existing = await findUserByEmail(call.auth.sql, user.email);
  if (existing !== null && existing.email_confirmed_at === null) {
    await sendConfirmation(call, { userId: existing.id, email: user.email, proofKey });
  }
  return { json: inventUser(user) };
}

function inventUser(user: NewUser): UserJson {
  const id = randomUUID();
  const now = new Date();
  return presentUser({
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: null,
    encrypted_password: null,
    email_confirmed_at: null,
    phone_confirmed_at: null,
    confirmed_at: null,
    confirmation_sent_at: now,
    last_sign_in_at: null,
    raw_app_meta_data: EMAIL_APP_METADATA,
    raw_user_meta_data: withEmailClaims(id, user),
    is_anonymous: false,
    banned_until: null,
    created_at: now,
    updated_at: now,
    identities: [],
  });
}
