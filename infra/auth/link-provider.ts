import type { Queryable } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import type { ProviderSignIn } from './sign-in-by-provider.ts';
import {
  findIdentityOwner,
  insertIdentity,
  lockProviderSubject,
  recordProviders,
} from './repositories/identities.ts';
import { adoptEmail, lockUser } from './repositories/provider-users.ts';
import { findUser } from './repositories/users.ts';
import { isBanned } from './tokens/authenticate.ts';

/**
 * Links a provider's account to the user who requested it. Its addresses don't matter, unless the user has none.
 *
 * @param sql a transaction
 * @throws {AuthError} identity_already_exists, user_banned, email_not_confirmed or email_exists
 */
export async function linkProvider(
  sql: Queryable,
  userId: string,
  signIn: ProviderSignIn,
): Promise<void> {
  const { provider, claims } = signIn;
  await lockProviderSubject(sql, { provider, subject: claims.sub });
  await requireLinkable(sql, userId, signIn);
  await lockUser(sql, userId);
  const user = await findUser(sql, userId);
  if (user === null || isBanned(user)) {
    throw new AuthError({ status: 403, code: 'user_banned' }, 'User is banned');
  }
  if (user.email === null) await adoptVerified(sql, userId, signIn);
  await insertIdentity(sql, userId, signIn);
  await recordProviders(sql, userId);
}

/**
 * Rejects a provider's account that is already linked.
 *
 * @throws {AuthError} identity_already_exists
 */
export async function requireLinkable(
  sql: Queryable,
  userId: string,
  { provider, claims }: ProviderSignIn,
): Promise<void> {
  const owner = await findIdentityOwner(sql, { provider, subject: claims.sub });
  if (owner === null) return;
  const whose = owner === userId ? '' : ' to another user';
  throw refused('identity_already_exists', `Identity is already linked${whose}`);
}

/** The provider's address makes an anonymous user permanent. */
async function adoptVerified(
  sql: Queryable,
  userId: string,
  { provider, claims }: ProviderSignIn,
): Promise<void> {
  if (!claims.email_verified) {
    throw refused(
      'email_not_confirmed',
      `Unverified email with ${provider}. Verify the email with ${provider} in order to link it`,
    );
  }
  if (await adoptEmail(sql, userId, claims.email)) return;
  throw refused('email_exists', 'A user with this email address has already been registered');
}

function refused(code: string, message: string): AuthError {
  return new AuthError({ status: 422, code }, message);
}
