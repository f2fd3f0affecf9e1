import { AppError } from '../../domain/app-error.ts';
import { databaseFailureOf } from './database-failure.ts';
import { describeError, type Log } from './log.ts';

/** The maximum number of nested causes. An error can be its own cause. */
const MOST_CAUSES = 5;

function appErrorOf(error: unknown, causes = MOST_CAUSES): AppError | null {
  if (error instanceof AppError) return error;
  return error instanceof Error && causes > 0 ? appErrorOf(error.cause, causes - 1) : null;
}

/**
 * Returns the expected error that an error is, or that caused it: the database's library wraps what it throws. If the
 * database failed in a way that may end, that is expected by clients, and logged for the operator.
 */
export function expectedErrorOf(error: unknown, log: Log): AppError | null {
  const expected = appErrorOf(error);
  const failure = expected === null ? databaseFailureOf(error) : null;
  if (failure === null) return expected;
  const { cause, message, logged, retryAfterSeconds } = failure;
  log({ level: 'error', message: logged, ...describeError(cause) });
  return new AppError('UNAVAILABLE', message, { cause, retryAfterSeconds });
}
