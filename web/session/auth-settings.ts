import { loadClientConfig } from './client-config.ts';

/**
 * Asks the auth service whether visitors may start without an account.
 *
 * @throws {Error} if the service can't be reached
 * @see https://github.com/supabase/auth#get-settings
 */
export async function isAnonymousSignInOn(): Promise<boolean> {
  const { supabaseUrl, supabaseAnonKey } = await loadClientConfig();
  const response = await fetch(`${supabaseUrl}/auth/v1/settings`, {
    headers: { apikey: supabaseAnonKey },
  });
  if (!response.ok) {
    throw new Error(`The auth settings could not be fetched: status ${response.status}.`);
  }
  const { external } = (await response.json()) as { external?: { anonymous_users?: unknown } };
  // Services from before 2024 have no such setting, and no anonymous accounts.
  return external?.anonymous_users === true;
}
