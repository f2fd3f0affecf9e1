import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** How often a call is retried after a network failure. */
const NETWORK_RETRIES = 2;
/** The pause before a retry, in milliseconds. */
export const NETWORK_RETRY_MS = 1_000;

/** Checks whether a call got no response. An error response is not a network failure. */
function isNetworkFailure(error: unknown): boolean {
  return !CombinedGraphQLErrors.is(error);
}

/**
 * Retries a call after network failures. The call must be safe to repeat.
 *
 * @param pause waits for the given number of milliseconds
 * @throws the error of the last attempt
 */
export async function retryOnNetworkFailure<Answer>(
  call: () => Promise<Answer>,
  pause: (ms: number) => Promise<void>,
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (attempt >= NETWORK_RETRIES || !isNetworkFailure(error)) throw error;
      await pause(NETWORK_RETRY_MS);
    }
  }
}
