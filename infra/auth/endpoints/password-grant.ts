import { z } from 'zod';
import { AuthError, invalidRequest } from '../auth-error.ts';
import { readFields, type AuthAnswer, type AuthCall } from '../http/endpoint.ts';
import { guardSignIn } from '../limits/guard-sign-in.ts';
import { requireEmailLogins } from '../access-rules.ts';
import { isPasswordRight } from '../passwords.ts';
import { findUserByEmail } from '../repositories/users.ts';
import { isBanned } from '../tokens/authenticate.ts';
import { openSession } from '../tokens/session.ts';

const shape = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
});

/** `POST /token?grant_type=password`: signs in with a password. An unknown user gets the same error as a wrong password, after the same time. */
export async function passwordGrant(call: AuthCall): Promise<AuthAnswer> {
  const { email, phone, password } = readFields(call, shape);
  if (email && phone) {
    throw invalidRequest('Only an email address or phone number should be provided on login.');
  }
  if (phone) {
    throw new AuthError(
      { status: 422, code: 'phone_provider_disabled' },
      'Phone logins are disabled',
    );
  }
  if (!email) throw invalidRequest('missing email or phone');
  requireEmailLogins(call, 422);
  const canonical = email.toLowerCase();
  const attempt = (): Promise<string> => recognize(call, canonical, password ?? '');
  const userId = await guardSignIn(call, canonical, attempt);
  const signIn = { userId, method: 'password' };
  return { json: await call.auth.sql.begin((sql) => openSession(call, sql, signIn)) };
}

async function recognize({ auth }: AuthCall, email: string, password: string): Promise<string> {
  const user = await findUserByEmail(auth.sql, email);
  const isRight = await isPasswordRight(password, user?.encrypted_password ?? null);
  if (user === null || !isRight) throw refused('invalid_credentials', 'Invalid login credentials');
  if (isBanned(user)) throw refused('user_banned', 'User is banned');
  if (user.email_confirmed_at === null && !auth.options.isAutoconfirmed) {
    throw refused('email_not_confirmed', 'Email not confirmed');
  }
  return user.id;
}

function refused(code: string, message: string): AuthError {
  return new AuthError({ status: 400, code }, message);
}
