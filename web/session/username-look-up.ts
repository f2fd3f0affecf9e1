import { documentHashes } from '../graphql/__generated__/document-hashes.ts';
import { loadClientConfig } from './client-config.ts';

/** The account page asks the same through the GraphQL client. */
const OPERATION = 'UsernameAvailability';

/**
 * Asks the API whether nobody has a username. Visitors do so before they have a session, and without the GraphQL
 * client, which they never load.
 *
 * @param username in its canonical form
 * @returns null when there is no answer: the network, the limit of look-ups, or a server of another version
 */
export async function isUsernameFree(
  username: string,
  signal: AbortSignal,
): Promise<boolean | null> {
  try {
    const { apiUrl } = await loadClientConfig();
    const response = await fetch(`${apiUrl}/graphql`, {
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
    // The service asks again when the account is made: a look-up that fails is no reason to stop anybody.
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
