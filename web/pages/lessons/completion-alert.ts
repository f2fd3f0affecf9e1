import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { messages } from '../../messages.ts';

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

/** The HTTP status that a failed call would have had at the REST door; null when it has none. */
export function statusOfError(error: unknown): number | null {
  if (ServerError.is(error)) return error.statusCode;
  if (!CombinedGraphQLErrors.is(error)) return null;
  const code = error.errors[0]?.extensions?.['code'];
  return typeof code === 'string' ? (STATUS_OF_CODE[code] ?? 400) : null;
}

/**
 * What a learner is told when a lesson could not be completed.
 *
 * @param isServerElsewhere the server has another origin than the page, so that the browser also hides its answers
 *   when they do not name the page's
 */
export function completionAlert(error: unknown, isServerElsewhere: boolean): string {
  const status = statusOfError(error);
  if (status !== null)
    return SENTENCE_OF_STATUS[status] ?? messages.lessonFailed(reasonOf(error, status));
  // The browser reports an unreachable server, and one whose answers it hides, as a TypeError of fetch.
  if (!(error instanceof TypeError)) return messages.lessonUnexpected;
  const isHidden = isServerElsewhere && navigator.onLine;
  return isHidden ? messages.temporaryServerIssue : messages.networkError;
}

function reasonOf(error: unknown, status: number): string {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  return first?.message ?? `status ${status}`;
}
