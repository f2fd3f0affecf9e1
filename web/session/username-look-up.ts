import { fetchApi } from '../fetch-api.ts';
import { documentHashes } from '../graphql/__generated__/document-hashes.ts';
import { loadClientConfig } from './client-config.ts';

/** The account page sends the same query through the GraphQL client. */
const OPERATION = 'UsernameAvailability';

/**
 * Asks the API whether a username is available. Visitors have no session yet and never load the GraphQL client, so
 * this works without both.
 *
 * @param username in its canonical form
 * @returns null if unknown: a network failure, the rate limit, or a server of another version
 */
export async function isUsernameFree(
  username: string,
  signal: AbortSignal,
): Promise<boolean | null> {
  try {
    const { apiUrl } = await loadClientConfig();
    const response = await fetchApi(`${apiUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        operationName: OPERATION,
        variables: { username },
        extensions: { persistedQuery: { version: 1, sha256Hash: documentHashes.get(OPERATION) } },
      }),
      signal,
    });
    return answerOf(await response.json());
  } catch {
    // The service checks again when the account is created, so a failed lookup needn't block anyone.
    return null;
  }
}

function answerOf(body: unknown): boolean | null {
  if (typeof body !== 'object' || body === null || !('data' in body)) return null;
  const { data } = body;
  if (typeof data !== 'object' || data === null || !('isUsernameAvailable' in data)) return null;
  const { isUsernameAvailable } = data;
  return typeof isUsernameAvailable === 'boolean' ? isUsernameAvailable : null;
}
