import { AppError } from '../../domain/app-error.ts';
import type { RunResult } from '../../sandbox/contract.ts';

/** About as long as those who wait need. */
const BUSY_SECONDS = 5;

/**
 * Returns the outcomes of a run that decides something.
 *
 * @throws {AppError} RATE_LIMITED if it made room for others, and so says nothing about the code
 */
export function requireWhole({ outcomes, isCutShort }: RunResult): RunResult['outcomes'] {
  if (isCutShort !== true) return outcomes;
  const message = `The lab is busy, and your code had to make room for others. Nothing was counted. Wait ${BUSY_SECONDS} seconds and try again.`;
  throw new AppError('RATE_LIMITED', message, { retryAfterSeconds: BUSY_SECONDS });
}
