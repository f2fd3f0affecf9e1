import { randomUUID } from 'node:crypto';
import type { Queryable } from '../auth-context.ts';
import { adoptEmailIdentity } from './identities.ts';

/** A row of `auth.users`, with the user's identities. */
export interface User {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  phone: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  phone_confirmed_at: Date | null;
  confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  invited_at: Date | null;
  recovery_sent_at: Date | null;
  /** The new address that is not confirmed yet. */
  email_change: string | null;
  email_change_sent_at: Date | null;
  reauthentication_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Record<string, unknown>;
  raw_user_meta_data: Record<string, unknown>;
  is_anonymous: boolean;
  banned_until: Date | null;
  deleted_at: Date | null;
  created_at: Date;
  updated_at: Date;
  identities: Identity[];
}

/** An identity that a user can sign in with; times in ISO 8601. */
export interface Identity {
  id: string;
  provider_id: string;
  user_id: string;
  identity_data: Record<string, unknown>;
  provider: string;
  email: string | null;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
}

/** The metadata of an account that signs in by email. */
export const EMAIL_APP_METADATA = { provider: 'email', providers: ['email'] };

/** The columns with a user's metadata. */
type MetadataColumn = 'raw_user_meta_data' | 'raw_app_meta_data';

/** The attributes of a new account. */
export interface NewUser {
  /** Null for an anonymous user. */
  email: string | null;
  passwordHash: string | null;
  metadata: Record<string, unknown>;
  isConfirmed: boolean;
}

/** Returns the user with an ID; null if there is none. */
export async function findUser(sql: Queryable, id: string): Promise<User | null> {
  const [user] = await sql<User[]>`
    select u.*, ${identitiesOf(sql)} from auth.users u where u.id = ${id} and u.deleted_at is null`;
  return user ?? null;
}

/** Returns the user with an email address in canonical form; null if there is none. */
export async function findUserByEmail(sql: Queryable, email: string): Promise<User | null> {
  const [user] = await sql<User[]>`
    select u.*, ${identitiesOf(sql)} from auth.users u
    where u.email = ${email} and not u.is_sso_user and u.deleted_at is null`;
  return user ?? null;
}

/** The identities of the users `u`, as a column of a query. */
export function identitiesOf(sql: Queryable): ReturnType<Queryable> {
  return sql`(
    select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at), '[]')
    from auth.identities i where i.user_id = u.id
  ) as identities`;
}

/** Adds a user. Returns the new user's ID; null if the email address is taken. */
export async function insertUser(sql: Queryable, user: NewUser): Promise<string | null> {
  const id = randomUUID();
  const isAnonymous = user.email === null;
  const appMetadata = isAnonymous ? {} : EMAIL_APP_METADATA;
  const metadata = JSON.stringify(isAnonymous ? user.metadata : withEmailClaims(id, user));
  const confirmedAt = user.isConfirmed && !isAnonymous ? new Date() : null;
  const added = await sql`
    insert into auth.users
      (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, is_anonymous)
    values (
      ${id}, ${user.email}, ${user.passwordHash}, ${confirmedAt},
      ${JSON.stringify(appMetadata)}::text::jsonb, ${metadata}::text::jsonb, ${isAnonymous}
    )
    on conflict do nothing returning id`;
  if (added.length === 0) return null;
  if (isAnonymous) return id;
  await sql`
    insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at)
    values (${id}, ${id}, ${metadata}::text::jsonb, 'email', now())`;
  return id;
}

/** The metadata that GoTrue adds to the client's, overriding it. */
export function withEmailClaims(id: string, user: NewUser): Record<string, unknown> {
  const claims = { sub: id, email: user.email, email_verified: user.isConfirmed };
  return { ...user.metadata, ...claims, phone_verified: false };
}

/** Records that a user owns their email address. */
export async function confirmEmail(sql: Queryable, id: string): Promise<void> {
  const verified = JSON.stringify({ email_verified: true });
  await sql`
    update auth.users set
      email_confirmed_at = coalesce(email_confirmed_at, now()),
      raw_user_meta_data = raw_user_meta_data || ${verified}::text::jsonb,
      updated_at = now()
    where id = ${id}`;
  await sql`
    update auth.identities set identity_data = identity_data || ${verified}::text::jsonb, updated_at = now()
    where user_id = ${id} and provider = 'email'`;
}

/**
 * Records that the user owns their address. If it was unconfirmed, removes the password and the identities of providers
 * that hadn't verified it: anyone who registered with another person's address must not keep access.
 */
export async function confirmOwner(sql: Queryable, id: string): Promise<void> {
  const unconfirmed = await sql`
    update auth.users set encrypted_password = null
    where id = ${id} and email_confirmed_at is null returning id`;
  await confirmEmail(sql, id);
  if (unconfirmed.length === 0) return;
  const dropped = await sql`
    delete from auth.identities where user_id = ${id} and provider <> 'email' returning id`;
  if (dropped.length > 0) await adoptEmailIdentity(sql, id);
}

/**
 * Merges metadata into a user's; null removes a key.
 *
 * @param column the user's own metadata by default, or the metadata that only the service may write
 */
export async function mergeMetadata(
  sql: Queryable,
  { id, column = 'raw_user_meta_data' }: { id: string; column?: MetadataColumn },
  metadata: Record<string, unknown>,
): Promise<void> {
  const removed = Object.keys(metadata).filter((name) => metadata[name] === null);
  const added = JSON.stringify(metadata);
  await sql`
    update auth.users set
      ${sql(column)} = (${sql(column)} || ${added}::text::jsonb) - ${removed}::text[],
      updated_at = now()
    where id = ${id}`;
}

/** Replaces a user's password. */
export async function setPasswordHash(sql: Queryable, id: string, hash: string): Promise<void> {
  await sql`
    update auth.users set encrypted_password = ${hash}, updated_at = now() where id = ${id}`;
}

/** The columns of `auth.users` with the time of the last email. */
export type SentColumn =
  | 'confirmation_sent_at'
  | 'invited_at'
  | 'recovery_sent_at'
  | 'email_change_sent_at'
  | 'reauthentication_sent_at';

/**
 * Records that an email is being sent, and locks the account until the transaction ends.
 *
 * @param userId null for an unknown account: the same work is done, but nothing is recorded
 */
export async function recordMailSent(
  sql: Queryable,
  userId: string | null,
  columns: readonly SentColumn[],
): Promise<void> {
  const now = new Date();
  const changes = Object.fromEntries([...columns, 'updated_at'].map((column) => [column, now]));
  await sql`update auth.users set ${sql(changes)} where id = ${userId}::uuid`;
  // Only transactions that write wait for the disk, and the time must not reveal whether the account exists.
  await sql`select pg_logical_emit_message(true, 'auth', '')`;
}
