import type { AuthError } from '@supabase/supabase-js';
import { logFailure } from '../log-failure.ts';
import { messages } from '../messages.ts';
import type { Outcome } from './outcome.ts';

/** Does what a visitor asked for; what goes wrong unforeseen becomes a sentence. */
export async function attempt(action: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await action();
  } catch (error) {
    logFailure('Signing in failed.', error);
    return { isOk: false, message: messages.loginUnexpected };
  }
}

/**
 * A refusal in the service's own words.
 *
 * @param unnamed the sentence for a refusal without words
 */
export function refusal(error: AuthError, unnamed: string): Outcome {
  // What never reached the service has no sentence of the service's.
  if (isUnreachable(error)) return { isOk: false, message: messages.loginUnexpected };
  return {
    isOk: false,
    message: wordsOf(error) || unnamed,
    ...(error.code && { code: error.code }),
  };
}

/**
 * Whether the service was not reached, or could not answer, or somebody else answered in its place. By its name,
 * because visitors load no auth client.
 */
export function isUnreachable(error: Error): boolean {
  return error.name === 'AuthRetryableFetchError' || error.name === 'AuthUnknownError';
}

/** The service's sentence; '' when it gave none, for which the auth client writes the whole answer out. */
export function wordsOf({ message }: AuthError): string {
  return message.startsWith('{') ? '' : message;
}
