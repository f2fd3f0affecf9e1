/** How often the lessons are asked for again after a failure. */
export const MAX_LESSON_RETRIES = 2;
/** The pause between the call for the lessons and the one for the learning path, in milliseconds. */
export const PATH_PAUSE_MS = 1_000;
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
