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

/** An account at a provider, as it signs in. */
export interface ProviderSignIn {
  provider: string;
  claims: ProviderClaims;
}

/** Who has signed in, or why not and which address must be confirmed first; without a user, nobody is to know. */
export type ProviderOutcome =
  | { userId: string }
  | { refusal: AuthError; unconfirmed: { userId: string | null; email: string } };

/**
 * Finds the user whom an account at a provider belongs to. An account that is new here is linked to the user
 * with its e-mail address when the provider has verified that, else it becomes a new user's.
 *
 * @param sql a transaction, which must be committed also when the outcome is a refusal
 * @throws {AuthError} user_banned, signup_disabled, or validation_failed when the product refuses
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

/** Null when the address is taken and the provider hasn't verified that it belongs to this account. */
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

/** The new user's id; the user's who has the address since a moment ago, when it is verified; else null. */
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

/** What becomes of a user's account once an identity of it has signed in. */
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
  await keepOnlyIdentity(sql, userId, { provider, claims });
  if ((await hasVerified(sql, user, claims)) || auth.options.isAutoconfirmed) {
    await confirmEmail(sql, userId);
    return { userId };
  }
  return refuse(auth, { provider, claims }, { userId, email: email ?? claims.email });
}

/** The address that is confirmed must be the one that was verified: an unconfirmed one gives way to it. */
async function hasVerified(sql: Queryable, user: User, claims: ProviderClaims): Promise<boolean> {
  if (!claims.email_verified) return false;
  return claims.email === user.email || (await adoptEmail(sql, user.id, claims.email));
}

/** When addresses must be confirmed, the answer doesn't reveal whether the address is taken. */
function refuse(
  { options }: AuthContext,
  { provider }: ProviderSignIn,
  unconfirmed: { userId: string | null; email: string },
): ProviderOutcome {
  const wayOn = options.isAutoconfirmed
    ? `Verify the email with ${provider} in order to sign in`
    : `A confirmation email has been sent to your ${provider} email`;
  const refusal = new AuthError(
    { status: 422, code: 'provider_email_needs_verification' },
    `Unverified email with ${provider}. ${wayOn}`,
  );
  return { refusal, unconfirmed };
}
