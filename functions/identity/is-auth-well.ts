const TIMEOUT_MS = 2_000;

/**
 * Checks whether an auth server reports that it is healthy.
 *
 * @param url `<SUPABASE_URL>/auth/v1`
 * @throws if it can't be reached
 */
export async function isAuthWell(url: string, anonKey: string): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(`${url}/health`, { headers: { apikey: anonKey }, signal });
  await response.body?.cancel();
  return response.ok;
}
