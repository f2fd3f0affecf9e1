import { randomUUID } from 'node:crypto';
import type { Queryable } from '../auth-context.ts';
import type { ProviderClaims } from '../github/provider-account.ts';
import type { Identity, User } from './users.ts';

/** Returns the ID of the user with an email address in canonical form, and locks the user until the transaction ends. */
export async function lockUserByEmail(sql: Queryable, email: string): Promise<string | null> {
  const [user] = await sql<{ id: string }[]>`
    select id from auth.users
    where email = ${email} and not is_sso_user and deleted_at is null for update`;
  return user?.id ?? null;
}

/** Locks a user until the transaction ends. */
export async function lockUser(sql: Queryable, id: string): Promise<void> {
  await sql`select from auth.users where id = ${id} for update`;
}

/** Adds an unconfirmed user without a password; null if the email address is taken. */
export async function insertProviderUser(
  sql: Queryable,
  { provider, claims }: { provider: string; claims: ProviderClaims },
): Promise<string | null> {
  const id = randomUUID();
  // Triggers on new users read the provider.
  const appMetadata = JSON.stringify({ provider, providers: [provider] });
  const added = await sql`
    insert into auth.users (id, email, raw_app_meta_data, raw_user_meta_data)
    values (
      ${id}, ${claims.email}, ${appMetadata}::text::jsonb, ${JSON.stringify(claims)}::text::jsonb
    )
    on conflict do nothing returning id`;
  return added.length === 0 ? null : id;
}

/**
 * Removes everything but one identity from an unconfirmed user. The person who created the account, and may have its
 * password, a session or a code, need not be the one who signs in now.
 */
export async function keepOnlyIdentity(
  sql: Queryable,
  userId: string,
  { provider, claims }: { provider: string; claims: ProviderClaims },
): Promise<void> {
  await sql`
    update auth.users set
      encrypted_password = null, raw_user_meta_data = ${JSON.stringify(claims)}::text::jsonb, updated_at = now()
    where id = ${userId}`;
  await sql`
    delete from auth.identities
    where user_id = ${userId} and (provider <> ${provider} or provider_id <> ${claims.sub})`;
  await sql`delete from auth.sessions where user_id = ${userId}`;
  await forgetPending(sql, userId);
}

/** Removes a user's password. */
export async function removePassword(sql: Queryable, id: string): Promise<void> {
  await sql`update auth.users set encrypted_password = null, updated_at = now() where id = ${id}`;
}

/** Invalidates a user's emailed links and codes, and their pending changes and sign-ins. */
async function forgetPending(sql: Queryable, userId: string): Promise<void> {
  await sql`delete from auth.one_time_tokens where user_id = ${userId}`;
  await sql`delete from auth.flow_state where user_id = ${userId}`;
  await sql`
    update auth.users set email_change = null, email_change_sent_at = null, email_change_confirm_status = 0
    where id = ${userId}`;
}

/** Gives a user without an email address a confirmed one; false if it belongs to another user. */
export async function adoptEmail(sql: Queryable, userId: string, email: string): Promise<boolean> {
  const adopted = await sql`
    update auth.users set email = ${email}, email_confirmed_at = now(), is_anonymous = false, updated_at = now()
    where id = ${userId} and not exists (
      select from auth.users other where other.email = ${email} and other.id <> ${userId} and not other.is_sso_user
    )
    returning id`;
  return adopted.length > 0;
}

/**
 * Updates the email address of a user after an identity was removed: an address that no remaining identity has is
 * replaced, preferably by one that the provider has verified.
 *
 * @param user with the remaining identities
 * @returns false if other users have all of these addresses
 */
export async function followIdentities(sql: Queryable, user: User): Promise<boolean> {
  if (user.identities.some(({ email }) => email === user.email)) return true;
  const candidates = user.identities.toSorted((one, other) => rank(one) - rank(other));
  for (const { email, identity_data: claims } of candidates) {
    const isConfirmed = claims['email_verified'] === true;
    if (email !== null && (await replaceEmail(sql, user.id, { email, isConfirmed }))) {
      await forgetPending(sql, user.id);
      return true;
    }
  }
  return false;
}

function rank({ email, identity_data: claims }: Identity): number {
  if (email === null) return 2;
  return claims['email_verified'] === true ? 0 : 1;
}

/** False if the address belongs to another user. */
async function replaceEmail(
  sql: Queryable,
  userId: string,
  { email, isConfirmed }: { email: string; isConfirmed: boolean },
): Promise<boolean> {
  const claims = JSON.stringify({ email, email_verified: isConfirmed });
  const replaced = await sql`
    update auth.users set
      email = ${email},
      email_confirmed_at = case when ${isConfirmed} then coalesce(email_confirmed_at, now()) end,
      raw_user_meta_data = raw_user_meta_data || ${claims}::text::jsonb,
      updated_at = now()
    where id = ${userId} and not exists (
      select from auth.users other where other.email = ${email} and other.id <> ${userId} and not other.is_sso_user
    )
    returning id`;
  return replaced.length > 0;
}
