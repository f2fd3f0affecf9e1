const TIMEOUT_MS = 2_000;

/**
 * Whether an auth server says that it is well.
 *
 * @param url `<SUPABASE_URL>/auth/v1`
 * @throws when it cannot be reached
 */
export async function isAuthWell(url: string, anonKey: string): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(`${url}/health`, { headers: { apikey: anonKey }, signal });
  await response.body?.cancel();
  return response.ok;
}
