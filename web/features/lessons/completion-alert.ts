import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { messages } from '../../messages.ts';
import { isUnreachable } from '../../session/attempt.ts';

const STATUS_OF_CODE: ReadonlyMap<string, number> = new Map([
  ['RATE_LIMITED', 429],
  ['UNAUTHENTICATED', 401],
  ['NOT_FOUND', 404],
  ['INTERNAL_SERVER_ERROR', 500],
  ['UNAVAILABLE', 500],
]);

const SENTENCE_OF_STATUS: Readonly<Record<number, string>> = {
  429: messages.lessonRateLimited,
  500: messages.lessonServerError,
  401: messages.lessonAuthentication,
  404: messages.lessonNotFound,
};

/** Returns the HTTP status that a failed call would have at the REST API; null if none. */
export function statusOfError(error: unknown): number | null {
  if (ServerError.is(error)) return error.statusCode;
  if (!CombinedGraphQLErrors.is(error)) return null;
  const code = error.errors[0]?.extensions?.['code'];
  return typeof code === 'string' ? (STATUS_OF_CODE.get(code) ?? 400) : null;
}

/**
 * Returns the message for a lesson that couldn't be completed.
 *
 * @param isAnswerHidden the server did respond, but the browser hides the response from the page
 */
export function completionAlert(error: unknown, isAnswerHidden: boolean): string {
  const status = statusOfError(error);
  if (status !== null)
    return SENTENCE_OF_STATUS[status] ?? messages.lessonFailed(reasonOf(error, status));
  if (!isUnanswered(error)) return messages.lessonUnexpected;
  return isAnswerHidden ? messages.temporaryServerIssue : messages.networkError;
}

/**
 * Checks whether a call got no response. The browser reports both an unreachable server and a hidden response
 * as a TypeError from fetch. Fetching a token before the call can fail in the same way.
 */
export function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && isUnreachable(error));
}

function reasonOf(error: unknown, status: number): string {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  return first?.message ?? `status ${status}`;
}
