import { createHash } from 'node:crypto';
import type { Queryable } from '../auth-context.ts';
import { deleteTokens } from './one-time-tokens.ts';
import { identitiesOf, type User } from './users.ts';

/** The users that an administrator requests. */
interface UserPage {
  /** Part of an email address or of a full name; empty for all. */
  filter: string;
  isAscending: boolean;
  /** From 1 on. */
  page: number;
  perPage: number;
}

/** Returns a page of all users, including soft-deleted ones, sorted by age. */
export async function listUsers(
  sql: Queryable,
  { filter, isAscending, page, perPage }: UserPage,
): Promise<{ users: User[]; total: number }> {
  const pattern = `%${filter.replace(/[\\%_]/g, '\\$&')}%`;
  const matches = sql`u.email ilike ${pattern} or u.raw_user_meta_data ->> 'full_name' ilike ${pattern}`;
  const condition = filter === '' ? sql`true` : matches;
  const direction = isAscending ? sql`asc` : sql`desc`;
  const users = await sql<User[]>`
    select u.*, ${identitiesOf(sql)} from auth.users u where ${condition}
    order by u.created_at ${direction}, u.id ${direction}
    limit ${perPage} offset ${(page - 1) * perPage}`;
  const [counted] = await sql<{ total: number }[]>`
    select count(*)::integer as total from auth.users u where ${condition}`;
  return { users, total: counted?.total ?? 0 };
}

/** Returns the user with an ID, even if soft-deleted; null if there is none. */
export async function findManagedUser(sql: Queryable, id: string): Promise<User | null> {
  const [user] = await sql<User[]>`
    select u.*, ${identitiesOf(sql)} from auth.users u where u.id = ${id}`;
  return user ?? null;
}

/** The attributes of a new user that an administrator sets. */
export interface ManagedUser {
  id: string;
  /** In its canonical form. */
  email: string;
  passwordHash: string | null;
  role: string;
  isConfirmed: boolean;
  metadata: Record<string, unknown>;
  appMetadata: Record<string, unknown>;
  /** In seconds from now; null for a user who isn't banned. */
  banSeconds: number | null;
}

/** Adds a user with an email identity. Returns false if the address or the ID is taken. */
export async function insertManagedUser(sql: Queryable, user: ManagedUser): Promise<boolean> {
  const { id, email, isConfirmed } = user;
  const identity = { sub: id, email, email_verified: isConfirmed, phone_verified: false };
  const verified = isConfirmed ? { email_verified: true } : {};
  const added = await sql`
    insert into auth.users
      (id, email, encrypted_password, role, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, banned_until)
    values (
      ${id}, ${email}, ${user.passwordHash}, ${user.role}, ${isConfirmed ? new Date() : null},
      ${JSON.stringify(user.appMetadata)}::text::jsonb,
      ${JSON.stringify({ ...user.metadata, ...verified })}::text::jsonb,
      now() + make_interval(secs => ${user.banSeconds})
    )
    on conflict do nothing returning id`;
  if (added.length === 0) return false;
  await sql`
    insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at)
    values (${id}, ${id}, ${JSON.stringify(identity)}::text::jsonb, 'email', now())`;
  return true;
}

/** Changes a user's role. */
export async function setRole(sql: Queryable, id: string, role: string): Promise<void> {
  await sql`update auth.users set role = ${role}, updated_at = now() where id = ${id}`;
}

/** Bans a user for a number of seconds, or lifts the ban. */
export async function banUser(sql: Queryable, id: string, seconds: number | null): Promise<void> {
  await sql`
    update auth.users set banned_until = now() + make_interval(secs => ${seconds}), updated_at = now()
    where id = ${id}`;
}

/** Deletes a user with all of their data. */
export async function deleteUser(sql: Queryable, id: string): Promise<void> {
  await sql`delete from auth.users where id = ${id}`;
}

/** Deletes an account but keeps its row, without personal data. */
export async function softDeleteUser(sql: Queryable, user: User): Promise<void> {
  const { id } = user;
  await sql`delete from auth.sessions where user_id = ${id}`;
  await deleteTokens(sql, id);
  await sql`delete from auth.flow_state where user_id = ${id}`;
  await sql`
    update auth.users set
      email = ${obscure(id, user.email ?? '')}, email_change = null, encrypted_password = null,
      raw_user_meta_data = '{}', raw_app_meta_data = '{}', deleted_at = now(), updated_at = now()
    where id = ${id}`;
  for (const { id: identityId, provider, provider_id: providerId } of user.identities) {
    await sql`
      update auth.identities set
        identity_data = '{}', provider_id = ${obscure(id, `${provider}:${providerId}`)}, updated_at = now()
      where id = ${identityId}`;
  }
}

/** The address can be registered again, and successive accounts with it have different placeholders. */
function obscure(id: string, value: string): string {
  return createHash('sha256')
    .update(id + value)
    .digest('base64url');
}
