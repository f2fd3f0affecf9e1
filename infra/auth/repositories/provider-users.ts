import { randomUUID } from 'node:crypto';
import type { Queryable } from '../auth-context.ts';
import type { ProviderClaims } from '../github/provider-account.ts';

/** The id of the user with an e-mail address in its canonical form, locked until the transaction ends. */
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

/** Adds an unconfirmed user without a password; null when the e-mail address belongs to another one. */
export async function insertProviderUser(
  sql: Queryable,
  { provider, claims }: { provider: string; claims: ProviderClaims },
): Promise<string | null> {
  const id = randomUUID();
  // Triggers on new users look for the provider.
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
 * Leaves a user whose address was never confirmed nothing but one identity: whoever made the account, and
 * knows its password or holds a session or a code of it, need not be who signs in now.
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

/** Takes the password from a user. */
export async function removePassword(sql: Queryable, id: string): Promise<void> {
  await sql`update auth.users set encrypted_password = null, updated_at = now() where id = ${id}`;
}

/** Voids every link, code and change that a user's mails and sign-ins under way stand for. */
export async function forgetPending(sql: Queryable, userId: string): Promise<void> {
  await sql`delete from auth.one_time_tokens where user_id = ${userId}`;
  await sql`delete from auth.flow_state where user_id = ${userId}`;
  await sql`
    update auth.users set email_change = null, email_change_sent_at = null, email_change_confirm_status = 0
    where id = ${userId}`;
}

/** Gives a user without an e-mail address a confirmed one; false when it belongs to another user. */
export async function adoptEmail(sql: Queryable, userId: string, email: string): Promise<boolean> {
  const adopted = await sql`
    update auth.users set email = ${email}, email_confirmed_at = now(), is_anonymous = false, updated_at = now()
    where id = ${userId} and not exists (
      select from auth.users other where other.email = ${email} and other.id <> ${userId} and not other.is_sso_user
    )
    returning id`;
  return adopted.length > 0;
}
