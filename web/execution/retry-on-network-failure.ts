import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** How often a call is repeated after the network failed it. */
const NETWORK_RETRIES = 2;
/** The pause before a repeated call, in milliseconds. */
export const NETWORK_RETRY_MS = 1_000;

/** Tells whether an answer never came. An answer that says no is not a network failure. */
function isNetworkFailure(error: unknown): boolean {
  return !CombinedGraphQLErrors.is(error);
}

/**
 * Repeats a call while the network fails it. The call must be safe to repeat.
 *
 * @param pause waits for so many milliseconds
 * @throws whatever the last attempt threw
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
