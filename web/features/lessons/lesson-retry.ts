/** How often the request for the lessons is retried. */
export const MAX_LESSON_RETRIES = 2;
/** The pause between the requests for the lessons and for the learning path, in milliseconds. */
export const PATH_PAUSE_MS = 1_000;
/** The pause before the first retry, in milliseconds. */
const LESSON_RETRY_MS = 2_000;

/**
 * Returns the pause before a retry, in milliseconds: doubled with each attempt if the server is rate limiting,
 * otherwise the first pause times the attempt number.
 *
 * @param attempt 1 for the first retry
 */
export function lessonRetryDelayMs(attempt: number, isRateLimited: boolean): number {
  return LESSON_RETRY_MS * (isRateLimited ? 2 ** (attempt - 1) : attempt);
}
