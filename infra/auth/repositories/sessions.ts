import type { Queryable } from '../auth-context.ts';
import type { TokenSession } from '../tokens/access-token.ts';

/** The client that a user signed in from. */
export interface Client {
  userAgent: string | null;
  address: string | null;
}

/** Opens a session for a user and records the sign-in. */
export async function insertSession(
  sql: Queryable,
  userId: string,
  { method, client }: { method: string; client: Client },
): Promise<TokenSession> {
  const amr = [{ method, timestamp: Math.floor(Date.now() / 1000) }];
  const [session] = await sql<TokenSession[]>`
    insert into auth.sessions (user_id, amr, user_agent, ip)
    values (${userId}, ${JSON.stringify(amr)}::text::jsonb, ${client.userAgent}, ${client.address})
    returning id, aal, amr`;
  if (session === undefined) throw new Error('The new session was not returned.');
  await sql`update auth.users set last_sign_in_at = now(), updated_at = now() where id = ${userId}`;
  await sql`
    update auth.identities set last_sign_in_at = now(), updated_at = now()
    where user_id = ${userId} and provider = 'email' and ${method} <> 'oauth'`;
  return session;
}

/** Checks whether a user's session is still open. */
export async function isSessionOpen(
  sql: Queryable,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  const found = await sql`
    select from auth.sessions where id = ${sessionId} and user_id = ${userId}`;
  return found.length > 0;
}

/** The age of a session, and how it was opened. */
export interface SessionProof {
  /** Time since it was opened. */
  ageSeconds: number;
  /** The authentication method: `password`, `recovery`, … */
  methods: readonly string[];
}

/** Returns the age and the method of a session; null if it has ended. */
export async function findSessionProof(sql: Queryable, id: string): Promise<SessionProof | null> {
  const [found] = await sql<{ age_seconds: number; methods: string[] }[]>`
    select extract(epoch from now() - created_at)::float8 as age_seconds,
      array(select entry ->> 'method' from jsonb_array_elements(amr) entry) as methods
    from auth.sessions where id = ${id}`;
  return found === undefined ? null : { ageSeconds: found.age_seconds, methods: found.methods };
}

/** Which of a user's sessions a sign-out ends. */
export type SignOutScope = 'global' | 'local' | 'others';

/** Ends sessions of a user, including their refresh tokens. */
export async function deleteSessions(
  sql: Queryable,
  { userId, sessionId }: { userId: string; sessionId: string | null },
  scope: SignOutScope,
): Promise<void> {
  await sql`
    delete from auth.sessions where user_id = ${userId} and case ${scope}::text
      when 'local' then id = ${sessionId}::uuid
      when 'others' then id is distinct from ${sessionId}::uuid
      else true
    end`;
}

const REMEMBERED_DAYS = 30;
const MOST = 200;

/** Returns the client addresses from which an account is signed in or was recently active; empty for an unknown account. */
export async function findSignInAddresses(sql: Queryable, email: string): Promise<string[]> {
  const found = await sql<{ ip: string }[]>`
    select s.ip from auth.sessions s join auth.users u on u.id = s.user_id
    where u.email = ${email} and not u.is_sso_user and s.ip is not null
      and coalesce(s.refreshed_at, s.created_at) > now() - make_interval(days => ${REMEMBERED_DAYS})
    order by s.created_at desc limit ${MOST}`;
  return found.map(({ ip }) => ip);
}
