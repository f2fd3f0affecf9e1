import type { AuthError, Session } from '@supabase/supabase-js';
import { logFailure } from '../log-failure.ts';
import { messages } from '../messages.ts';

/** The result of an attempt: `message` is the text to show, `code` the service's error code. */
export type Outcome =
  | { isOk: true; message?: string; isConfirmationNeeded?: boolean }
  | { isOk: false; message: string; code?: string };

/** The result of an attempt to start a session. */
export interface Started {
  outcome: Outcome;
  /** The session to show; null if there is none, or if the browser's session stays. */
  session: Session | null;
}

/** Runs an action and converts unexpected errors into a message. */
export async function attempt(action: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await action();
  } catch (error) {
    logFailure('Signing in failed.', error);
    return { isOk: false, message: messages.loginUnexpected };
  }
}

/**
 * Returns a failure with the service's message.
 *
 * @param unnamed the message if the service gave none
 */
export function refusal(error: AuthError, unnamed: string): Outcome {
  // If the service was not reached, there is no message from it.
  if (isUnreachable(error)) return { isOk: false, message: messages.loginUnexpected };
  return {
    isOk: false,
    message: wordsOf(error) || unnamed,
    ...(error.code && { code: error.code }),
  };
}

/**
 * Checks whether the service was not reached or could not respond, or something else responded in its place. Compares
 * the error's name, because visitors don't load the auth client.
 */
export function isUnreachable(error: Error): boolean {
  return error.name === 'AuthRetryableFetchError' || error.name === 'AuthUnknownError';
}

/** Returns the service's message; '' if there was none. The auth client then has the whole response as the message. */
export function wordsOf({ message }: AuthError): string {
  return message.startsWith('{') ? '' : message;
}
