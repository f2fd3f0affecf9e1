import { createAccountRepository, hasAccounts } from '../functions/data/account-repository.ts';
import type { Database } from '../functions/data/database.ts';
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
