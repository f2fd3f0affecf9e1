import { randomBytes } from 'node:crypto';
import type { Queryable } from '../auth-context.ts';
import type { TokenSession } from '../tokens/access-token.ts';

/** A current or former refresh token of a session. */
export interface RefreshToken {
  token: string;
  /** The token that this one replaced. */
  parent: string | null;
  revoked: boolean;
  /** Time since it was issued or revoked. */
  seconds_since_change: number;
}

/** A session, as a refresh reads it. */
export interface RefreshedSession extends TokenSession {
  user_id: string;
}

/** Issues a refresh token of 256 random bits for a session. */
export async function insertRefreshToken(
  sql: Queryable,
  session: { id: string; userId: string },
  parent: string | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await sql`
    insert into auth.refresh_tokens (token, parent, session_id, user_id)
    values (${token}, ${parent}, ${session.id}, ${session.userId})`;
  return token;
}

/**
 * Returns the session of a refresh token and locks it until the transaction ends, so that of two concurrent refreshes
 * the second sees the result of the first. Null if the token was never issued or its session has ended.
 */
export async function lockSessionOf(
  sql: Queryable,
  token: string,
): Promise<RefreshedSession | null> {
  const [session] = await sql<RefreshedSession[]>`
    select s.id, s.user_id, s.aal, s.amr from auth.sessions s
    join auth.refresh_tokens t on t.session_id = s.id
    where t.token = ${token} for update of s`;
  return session ?? null;
}

/** Returns the current state of a refresh token; null if there is none. */
export async function findRefreshToken(
  sql: Queryable,
  token: string,
): Promise<RefreshToken | null> {
  const [found] = await sql<RefreshToken[]>`
    select token, parent, revoked, extract(epoch from now() - updated_at)::float8 as seconds_since_change
    from auth.refresh_tokens where token = ${token}`;
  return found ?? null;
}

/** Returns the current refresh token of a session; null if all were revoked. */
export async function findActiveToken(
  sql: Queryable,
  sessionId: string,
): Promise<RefreshToken | null> {
  const [found] = await sql<RefreshToken[]>`
    select token, parent, revoked, extract(epoch from now() - updated_at)::float8 as seconds_since_change
    from auth.refresh_tokens where session_id = ${sessionId} and not revoked order by id desc limit 1`;
  return found ?? null;
}

/** Replaces a refresh token with a new one. */
export async function rotateRefreshToken(
  sql: Queryable,
  session: RefreshedSession,
  token: string,
): Promise<string> {
  await sql`
    update auth.refresh_tokens set revoked = true, updated_at = now() where token = ${token}`;
  await sql`
    update auth.sessions set refreshed_at = now(), updated_at = now() where id = ${session.id}`;
  return insertRefreshToken(sql, { id: session.id, userId: session.user_id }, token);
}
