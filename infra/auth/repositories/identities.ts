// cspell:ignore hashtextextended
import type { Queryable } from '../auth-context.ts';
import type { ProviderClaims } from '../github/provider-account.ts';

/** An account at an identity provider. */
export interface ProviderSubject {
  provider: string;
  /** The account's ID at the provider. */
  subject: string;
}

/**
 * Locks a provider's account until the transaction ends, for signing in with it or linking it. An advisory lock,
 * because there is no row to lock before the first sign-in.
 */
export async function lockProviderSubject(
  sql: Queryable,
  { provider, subject }: ProviderSubject,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${provider} ${subject}`}, 0))`;
}

/** Returns the ID of the user who has linked a provider's account; null if nobody has. */
export async function findIdentityOwner(
  sql: Queryable,
  { provider, subject }: ProviderSubject,
): Promise<string | null> {
  const [found] = await sql<{ user_id: string }[]>`
    select user_id from auth.identities where provider = ${provider} and provider_id = ${subject}`;
  return found?.user_id ?? null;
}

/** Adds an identity to a user. */
export async function insertIdentity(
  sql: Queryable,
  userId: string,
  { provider, claims }: { provider: string; claims: ProviderClaims },
): Promise<void> {
  await sql`
    insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at)
    values (${claims.sub}, ${userId}, ${JSON.stringify(claims)}::text::jsonb, ${provider}, now())`;
}

/** Records a sign-in with an identity and the provider's current data. */
export async function refreshIdentity(
  sql: Queryable,
  provider: string,
  claims: ProviderClaims,
): Promise<void> {
  await sql`
    update auth.identities set
      identity_data = ${JSON.stringify(claims)}::text::jsonb, last_sign_in_at = now(), updated_at = now()
    where provider = ${provider} and provider_id = ${claims.sub}`;
}

/** Removes an identity from its user. */
export async function deleteIdentity(sql: Queryable, id: string): Promise<void> {
  await sql`delete from auth.identities where id = ${id}`;
}

/** Updates the list of a user's providers, the first one first. */
export async function recordProviders(sql: Queryable, userId: string): Promise<void> {
  await sql`
    update auth.users u set updated_at = now(),
      raw_app_meta_data = raw_app_meta_data || jsonb_build_object(
        'provider', coalesce(p.names ->> 0, raw_app_meta_data ->> 'provider'),
        'providers', coalesce(p.names, '[]')
      )
    from (
      select jsonb_agg(provider order by first_at, provider) as names from (
        select provider, min(created_at) as first_at from auth.identities
        where user_id = ${userId} group by provider
      ) ways_in
    ) p
    where u.id = ${userId}`;
}

/** Adds the `email` identity of a user, or updates its address. */
export async function adoptEmailIdentity(sql: Queryable, userId: string): Promise<void> {
  await sql`
    insert into auth.identities as i (provider_id, user_id, identity_data, provider, last_sign_in_at)
    select u.id::text, u.id, jsonb_build_object(
      'sub', u.id::text, 'email', u.email,
      'email_verified', u.email_confirmed_at is not null, 'phone_verified', false
    ), 'email', now()
    from auth.users u where u.id = ${userId} and u.email is not null
    on conflict (provider_id, provider) do update set
      identity_data = i.identity_data || excluded.identity_data, updated_at = now()`;
  await recordProviders(sql, userId);
}
