import { createAccountRepository, hasAccounts } from '../functions/data/account-repository.ts';
import type { Database } from '../functions/data/database.ts';
import { createRemoteAccounts, type RemoteAuth } from '../functions/identity/remote-accounts.ts';
import type { AccountRepository } from '../functions/services/ports/accounts.ts';

/**
 * The accounts where they are: in the product's own database, or behind the HTTP of an auth server elsewhere.
 *
 * @param remote null where there is no auth server but the one in the database
 */
export async function openAccounts(
  database: Database,
  remote: RemoteAuth | null,
): Promise<AccountRepository> {
  if (remote === null || (await hasAccounts(database))) return createAccountRepository(database);
  return createRemoteAccounts(remote);
}
