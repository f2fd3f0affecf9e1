import { createAccountStore, hasAccounts } from '../functions/data/account-store.ts';
import type { Database } from '../functions/data/database.ts';
import { createRemoteAccounts, type RemoteAuth } from '../functions/identity/remote-accounts.ts';
import type { AccountStore } from '../functions/services/ports/accounts.ts';

/**
 * The accounts where they are: in the product's own database, or behind the HTTP of an auth server elsewhere.
 *
 * @param remote null where there is no auth server but the one in the database
 */
export async function openAccounts(
  database: Database,
  remote: RemoteAuth | null,
): Promise<AccountStore> {
  if (remote === null || (await hasAccounts(database))) return createAccountStore(database);
  return createRemoteAccounts(remote);
}
