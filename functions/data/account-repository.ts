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

const removedRow = z.object({ removed: z.number() });

const documentRow = z.object({ document: z.record(z.string(), z.unknown()) });

/** Checks whether a database contains its auth server's tables, as a Supabase project's database does. */
export async function hasAccounts(database: Database): Promise<boolean> {
  const rows = await database.execute(sql`select where app.has_accounts()`);
  return rows.length > 0;
}

/** Whether a session is open and its account isn't banned. */
const isOpen = ({ id, sessionId }: SessionIdentity): SQL<boolean> =>
  sql<boolean>`app.is_session_open(${sessionId}, ${id})`;

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
  const rows = await database.execute(
    sql`select * from app.account_sessions(${id}) order by active desc, id`,
  );
  return readSessions(rows);
}

async function findProviderAccount(
  database: Database,
  { id }: SessionIdentity,
): Promise<ProviderAccount | null> {
  const [row] = await database.execute(sql`select * from app.account_provider(${id})`);
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
  const [row] = await database.execute(
    sql`select document from app.account_document(${identity.id}) as document where document is not null`,
  );
  if (row === undefined) return {};
  const sessions = await listSessions(database, identity);
  return { ...documentRow.parse(row).document, sessions };
}

/**
 * Accesses accounts in the auth server's tables, which are in the same database under GoTrue's names. The product's role
 * has no rights to them, so functions of the schema `app` return what it may see.
 */
export function createAccountRepository(database: Database): AccountRepository {
  return {
    async isSessionOpen(identity) {
      const rows = await database.execute(sql`select where ${isOpen(identity)}`);
      return rows.length > 0;
    },
    async isSessionAnonymous(identity) {
      const rows = await database.execute(
        sql`select where app.is_account_anonymous(${identity.id}) and ${isOpen(identity)}`,
      );
      return rows.length > 0;
    },
    findLearner: (identity) => findLearner(database, identity),
    sessions: (identity) => listSessions(database, identity),
    async endSession({ id }, sessionId) {
      const rows = await database.execute(
        sql`select * from app.end_account_session(${id}, ${sessionId})`,
      );
      return readSessions(rows)[0] ?? null;
    },
    providerAccount: (identity) => findProviderAccount(database, identity),
    removal: (id) => async () => {
      await database.execute(sql`select app.remove_account(${id})`);
    },
    async removeUnused(before, anonymousBefore) {
      const rows = await database.execute(sql`
        select app.remove_unused_accounts(${before.toISOString()}, ${anonymousBefore.toISOString()}) as removed`);
      return removedRow.parse(rows[0]).removed;
    },
    exportOf: (identity) => exportAccount(database, identity),
  };
}
