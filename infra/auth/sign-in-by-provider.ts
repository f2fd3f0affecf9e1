import type { AuthContext, Queryable } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import type { ProviderClaims } from './github/provider-account.ts';
import { requireOpenSignUp, requireWelcome } from './access-rules.ts';
import {
  findIdentityOwner,
  insertIdentity,
  lockProviderSubject,
  recordProviders,
  refreshIdentity,
} from './repositories/identities.ts';
import {
  adoptEmail,
  insertProviderUser,
  keepOnlyIdentity,
  lockUser,
  lockUserByEmail,
} from './repositories/provider-users.ts';
import { confirmEmail, findUser, mergeMetadata, type User } from './repositories/users.ts';
import { isBanned } from './tokens/authenticate.ts';

/** A provider's account that signs in. */
export interface ProviderSignIn {
  provider: string;
  claims: ProviderClaims;
}

/** The user who signed in, or the address that must be confirmed first. Without a user, nobody may learn more. */
export type ProviderOutcome =
  | { userId: string }
  | { refusal: AuthError; unconfirmed: { userId: string | null; email: string } };

/**
 * Finds the user of a provider's account. A new account is linked to the user with its email address if the provider
 * has verified the address; otherwise it gets a new user.
 *
 * @param sql a transaction, which must be committed even if nobody is signed in
 * @throws {AuthError} user_banned, signup_disabled, or validation_failed if the product rejects the address
 */
export async function signInByProvider(
  auth: AuthContext,
  sql: Queryable,
  signIn: ProviderSignIn,
): Promise<ProviderOutcome> {
  const { provider, claims } = signIn;
  const subject = { provider, subject: claims.sub };
  await lockProviderSubject(sql, subject);
  const owner = await findIdentityOwner(sql, subject);
  if (owner !== null) await refreshIdentity(sql, provider, claims);
  const userId = owner ?? (await giveIdentity(auth, sql, signIn));
  if (userId === null) return refuse(auth, signIn, { userId, email: claims.email });
  await lockUser(sql, userId);
  const user = await findUser(sql, userId);
  if (user === null || isBanned(user)) {
    throw new AuthError({ status: 403, code: 'user_banned' }, 'User is banned');
  }
  const outcome = await settle(auth, sql, { user, ...signIn });
  await recordProviders(sql, userId);
  return outcome;
}

/** Null if the address is taken and the provider hasn't verified that it belongs to this account. */
async function giveIdentity(
  auth: AuthContext,
  sql: Queryable,
  signIn: ProviderSignIn,
): Promise<string | null> {
  const { claims } = signIn;
  const known = claims.email_verified ? await lockUserByEmail(sql, claims.email) : null;
  const userId = known ?? (await admit(auth, sql, signIn));
  if (userId !== null) await insertIdentity(sql, userId, signIn);
  return userId;
}

/** Returns the ID of the new user, or of the user who has just taken the address if it is verified; otherwise null. */
async function admit(
  { options }: AuthContext,
  sql: Queryable,
  signIn: ProviderSignIn,
): Promise<string | null> {
  const { claims } = signIn;
  requireOpenSignUp(options);
  await requireWelcome(options, { email: claims.email, metadata: { ...claims } });
  const added = await insertProviderUser(sql, signIn);
  if (added !== null || !claims.email_verified) return added;
  return lockUserByEmail(sql, claims.email);
}

/** Updates a user's account after a sign-in with one of its identities. */
async function settle(
  auth: AuthContext,
  sql: Queryable,
  { user, provider, claims }: ProviderSignIn & { user: User },
): Promise<ProviderOutcome> {
  const { id: userId, email } = user;
  if (user.email_confirmed_at !== null) {
    await mergeMetadata(sql, { id: userId }, { ...claims });
    return { userId };
  }
  const isVerified = await hasVerified(sql, user, claims);
  if (!isVerified && auth.options.isAutoconfirmed) {
    await mergeMetadata(sql, { id: userId }, { ...claims });
    return { userId };
  }
  await keepOnlyIdentity(sql, userId, { provider, claims });
  if (isVerified) {
    await confirmEmail(sql, userId);
    return { userId };
  }
  return refuse(auth, { provider, claims }, { userId, email: email ?? claims.email });
}

/** Only the verified address may be confirmed, so it replaces an unconfirmed one. */
async function hasVerified(sql: Queryable, user: User, claims: ProviderClaims): Promise<boolean> {
  if (!claims.email_verified) return false;
  return claims.email === user.email || (await adoptEmail(sql, user.id, claims.email));
}

/** If addresses must be confirmed, the response doesn't reveal whether the address is taken. */
function refuse(
  { options }: AuthContext,
  { provider }: ProviderSignIn,
  unconfirmed: { userId: string | null; email: string },
): ProviderOutcome {
  const advice = options.isAutoconfirmed
    ? `Verify the email with ${provider} in order to sign in`
    : `A confirmation email has been sent to your ${provider} email`;
  const refusal = new AuthError(
    { status: 422, code: 'provider_email_needs_verification' },
    `Unverified email with ${provider}. ${advice}`,
  );
  return { refusal, unconfirmed };
}
