import { createAccountRepository, hasAccounts } from '../functions/data/account-repository.ts';
import { type Database, type DatabaseOptions, openDatabase } from '../functions/data/database.ts';
import { createRemoteAccounts, type RemoteAuth } from '../functions/identity/remote-accounts.ts';
import type { AccountRepository } from '../functions/services/ports/accounts.ts';

/**
 * Opens the accounts in the product's own database, or through the HTTP API of a remote auth server.
 *
 * @param remote null if the accounts are in the product's database
 */
export async function openAccounts(
  database: Database,
  remote: RemoteAuth | null,
): Promise<AccountRepository> {
  if (remote === null || (await hasAccounts(database))) return createAccountRepository(database);
  return createRemoteAccounts(remote);
}

/** Where the data and the accounts are. */
export interface DataSourceOptions extends DatabaseOptions {
  databaseUrl: string;
  auth: {
    /** The `iss` claim of tokens: `<public SUPABASE_URL>/auth/v1`. */
    issuer: string;
    /** `<SUPABASE_URL>/auth/v1` as this process reaches it. */
    url: string;
    anonKey: string;
    legacySecret: string | null;
    /** The key for removing accounts from an auth server with a separate database; null without one. */
    serviceKey: string | null;
  };
}

/** The data sources of every function except the sealed one. */
export interface DataSources {
  database: Database;
  accounts: AccountRepository;
  close: () => Promise<void>;
}

/** Opens the database and locates the accounts. */
export async function openDataSources(options: DataSourceOptions): Promise<DataSources> {
  const { database, close } = openDatabase(options.databaseUrl, options);
  try {
    return { database, accounts: await openAccounts(database, options.auth), close };
  } catch (error) {
    await close();
    throw error;
  }
}
