import { AuthError } from '../auth-error.ts';
import type { AuthAnswer, AuthCall } from '../http/endpoint.ts';
import { requireOpenSignUp, requireWelcome } from '../access-rules.ts';
import { insertUser } from '../repositories/users.ts';
import { openSession } from '../tokens/session.ts';

/**
 * Signs up a user without an email address or a phone number.
 *
 * @throws {AuthError} anonymous_provider_disabled unless anonymous users are allowed, signup_disabled or validation_failed
 */
export async function signUpAnonymously(
  call: AuthCall,
  metadata: Record<string, unknown>,
): Promise<AuthAnswer> {
  const { sql, options } = call.auth;
  if (options.isAnonymousSignInEnabled !== true) {
    throw new AuthError(
      { status: 422, code: 'anonymous_provider_disabled' },
      'Anonymous sign-ins are disabled',
    );
  }
  requireOpenSignUp(options);
  await requireWelcome(options, { email: '', metadata });
  const session = await sql.begin(async (transaction) => {
    const user = { email: null, passwordHash: null, metadata, isConfirmed: false };
    const userId = await insertUser(transaction, user);
    if (userId === null) throw new Error('An anonymous user clashes with another one.');
    return openSession(call, transaction, { userId, method: 'anonymous' });
  });
  return { json: session };
}
