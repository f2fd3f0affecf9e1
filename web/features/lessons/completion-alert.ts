import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { messages } from '../../messages.ts';
import { isUnreachable } from '../../session/attempt.ts';

const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  RATE_LIMITED: 429,
  UNAUTHENTICATED: 401,
  NOT_FOUND: 404,
  INTERNAL_SERVER_ERROR: 500,
  UNAVAILABLE: 500,
};

const SENTENCE_OF_STATUS: Readonly<Record<number, string>> = {
  429: messages.lessonRateLimited,
  500: messages.lessonServerError,
  401: messages.lessonAuthentication,
  404: messages.lessonNotFound,
};

/** The HTTP status that a failed call would have had at the REST API; null when it has none. */
export function statusOfError(error: unknown): number | null {
  if (ServerError.is(error)) return error.statusCode;
  if (!CombinedGraphQLErrors.is(error)) return null;
  const code = error.errors[0]?.extensions?.['code'];
  return typeof code === 'string' ? (STATUS_OF_CODE[code] ?? 400) : null;
}

/**
 * What a learner is told when a lesson could not be completed.
 *
 * @param isAnswerHidden the server did answer, but the browser keeps its answer from the page
 */
export function completionAlert(error: unknown, isAnswerHidden: boolean): string {
  const status = statusOfError(error);
  if (status !== null)
    return SENTENCE_OF_STATUS[status] ?? messages.lessonFailed(reasonOf(error, status));
  if (!isUnanswered(error)) return messages.lessonUnexpected;
  return isAnswerHidden ? messages.temporaryServerIssue : messages.networkError;
}

/**
 * Tells whether a call went without any answer: the browser reports an unreachable server, and one whose answer it
 * hides, as a TypeError of fetch. A token that has to be fetched first may fail in the same way.
 */
export function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && isUnreachable(error));
}

function reasonOf(error: unknown, status: number): string {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  return first?.message ?? `status ${status}`;
}
