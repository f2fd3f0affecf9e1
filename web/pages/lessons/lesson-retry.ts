/** How often the learning path is asked for again after a failure. */
export const MAX_LESSON_RETRIES = 2;
/** The first pause before asking again, in milliseconds. */
const LESSON_RETRY_MS = 2_000;

/**
 * The pause before a retry, in milliseconds: doubled with each attempt when the server asked for fewer calls,
 * otherwise the first pause times the number of the attempt.
 *
 * @param attempt 1 for the first retry
 */
export function lessonRetryDelayMs(attempt: number, isRateLimited: boolean): number {
  return LESSON_RETRY_MS * (isRateLimited ? 2 ** (attempt - 1) : attempt);
}
