import { eq, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type {
  AccountRepository,
  AccountSession,
  SessionLearner,
} from '../services/ports/accounts.ts';
import type { ProviderAccount, SessionIdentity } from '../services/ports/records.ts';
import type { Database } from './database.ts';
import { profiles } from './schema.ts';

/** Seconds since 1970. GoTrue stores some timestamps with a time zone and some without. */
const epoch = (column: SQL) => sql`extract(epoch from ${column})::float8`;

const sessionRow = z.object({
  id: z.string(),
  started: z.number(),
  active: z.number(),
  user_agent: z.nullable(z.string()),
  address: z.nullable(z.string()),
});

const providerRow = z.object({
  provider: z.string(),
  provider_id: z.string(),
  user_name: z.nullable(z.string()),
  avatar_url: z.catch(z.nullable(z.url({ protocol: /^https$/ })), null),
});

const documentRow = z.object({ document: z.record(z.string(), z.unknown()) });

/** Checks whether a database contains its auth server's tables, as a Supabase project's database does. */
export async function hasAccounts(database: Database): Promise<boolean> {
  const rows = await database.execute(
    sql`select from pg_catalog.pg_class where oid = to_regclass('auth.sessions')`,
  );
  return rows.length > 0;
}

const SESSION_COLUMNS = sql`id, user_agent, split_part(ip::text, '/', 1) as address,
  ${epoch(sql`created_at`)} as started, ${epoch(sql`coalesce(refreshed_at, created_at)`)} as active`;

/**
 * Whether no refresh token was stolen from a session `s`. After a second use, a hosted auth server revokes all its
 * refresh tokens but keeps the session.
 */
const IS_INTACT = sql`(
  select bool_and(t.revoked) from auth.refresh_tokens t where t.session_id = s.id
) is not true`;

/** Whether a session is open and its account isn't banned. */
const isOpen = ({ id, sessionId }: SessionIdentity): SQL<boolean> => sql<boolean>`exists (
  select from auth.sessions s join auth.users u on u.id = s.user_id
  where s.id = ${sessionId} and s.user_id = ${id} and ${IS_INTACT}
    and (u.banned_until is null or u.banned_until < now()))`;

async function findLearner(
  database: Database,
  identity: SessionIdentity,
): Promise<SessionLearner | null> {
  const [row] = await database
    .select({ learner: profiles, isSessionOpen: isOpen(identity) })
    .from(profiles)
    .where(eq(profiles.id, identity.id));
  return row ?? null;
}

function readSessions(rows: readonly unknown[]): AccountSession[] {
  return z
    .array(sessionRow)
    .parse(rows)
    .map((row) => ({
      id: row.id,
      startedAt: new Date(row.started * 1000),
      lastActiveAt: new Date(row.active * 1000),
      userAgent: row.user_agent,
      address: row.address,
    }));
}

async function listSessions(
  database: Database,
  { id }: SessionIdentity,
): Promise<AccountSession[]> {
  const rows = await database.execute(sql`
    select ${SESSION_COLUMNS} from auth.sessions s
    where user_id = ${id} and ${IS_INTACT} order by active desc, id`);
  return readSessions(rows);
}

async function findProviderAccount(
  database: Database,
  { id }: SessionIdentity,
): Promise<ProviderAccount | null> {
  const [row] = await database.execute(sql`
    select provider, provider_id, identity_data ->> 'user_name' as user_name,
      identity_data ->> 'avatar_url' as avatar_url
    from auth.identities where user_id = ${id} and provider <> 'email' order by created_at limit 1`);
  if (row === undefined) return null;
  const found = providerRow.parse(row);
  return {
    provider: found.provider,
    providerId: found.provider_id,
    username: found.user_name ?? '',
    avatarUrl: found.avatar_url,
  };
}

async function exportAccount(
  database: Database,
  identity: SessionIdentity,
): Promise<Record<string, unknown>> {
  const [row] = await database.execute(sql`
    select jsonb_build_object(
      'email', u.email, 'emailConfirmedAt', u.email_confirmed_at, 'lastSignInAt', u.last_sign_in_at,
      'createdAt', u.created_at, 'givenAtSignUp', u.raw_user_meta_data,
      'identities', coalesce((
        select jsonb_agg(jsonb_build_object(
          'provider', i.provider, 'providerId', i.provider_id, 'data', i.identity_data,
          'createdAt', i.created_at) order by i.created_at)
        from auth.identities i where i.user_id = u.id
      ), '[]')
    ) as document
    from auth.users u where u.id = ${identity.id}`);
  if (row === undefined) return {};
  const sessions = await listSessions(database, identity);
  return { ...documentRow.parse(row).document, sessions };
}

/** Accesses accounts in the auth server's tables, which are in the same database under GoTrue's names. */
export function createAccountRepository(database: Database): AccountRepository {
  return {
    async isSessionOpen(identity) {
      const rows = await database.execute(sql`select where ${isOpen(identity)}`);
      return rows.length > 0;
    },
    async isSessionAnonymous(identity) {
      const rows = await database.execute(sql`
        select from auth.users u where u.id = ${identity.id} and u.is_anonymous and ${isOpen(identity)}`);
      return rows.length > 0;
    },
    findLearner: (identity) => findLearner(database, identity),
    sessions: (identity) => listSessions(database, identity),
    async endSession({ id }, sessionId) {
      const rows = await database.execute(sql`
        delete from auth.sessions where id::text = ${sessionId} and user_id = ${id}
        returning ${SESSION_COLUMNS}`);
      return readSessions(rows)[0] ?? null;
    },
    providerAccount: (identity) => findProviderAccount(database, identity),
    removal: (id) => async () => {
      await database.execute(sql`delete from auth.users where id = ${id}`);
    },
    async removeUnused(before, anonymousBefore) {
      const removed = await database.execute(sql`
        delete from auth.users u
        where u.id in (select id from app.deleted_accounts)
          or (
            coalesce(u.last_sign_in_at, u.created_at)
              < case when u.is_anonymous then ${anonymousBefore.toISOString()}::timestamptz
                else ${before.toISOString()}::timestamptz end
            and not exists (select from app.profiles p where p.id = u.id)
          )
        returning 1`);
      return removed.length;
    },
    exportOf: (identity) => exportAccount(database, identity),
  };
}
