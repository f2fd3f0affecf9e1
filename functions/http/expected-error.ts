import { AppError } from '../../domain/app-error.ts';
import { describeError, type Log } from './log.ts';

/** The maximum number of nested causes. An error can be its own cause. */
const MOST_CAUSES = 5;

/**
 * What PostgreSQL reports if it gave up on work that may succeed later. It has undone all of it.
 *
 * @see https://www.postgresql.org/docs/17/errcodes-appendix.html
 */
const GIVEN_UP: ReadonlySet<unknown> = new Set([
  '55P03', // A wait for a lock reached its limit.
  '57014', // A statement reached its limit, or an operator canceled it.
  '57P01', // An operator ended the session.
  '40P01', // Two transactions waited for each other.
]);

const RETRY_AFTER_SECONDS = 5;

function unavailable(cause: Error, log: Log): AppError {
  log({ level: 'error', message: 'The database gave up on a statement.', ...describeError(cause) });
  const message = 'The database took too long. Try again in a moment.';
  return new AppError('UNAVAILABLE', message, { cause, retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/**
 * Returns the expected error that an error is, or that caused it: the database's library wraps what it throws. If the
 * database gave up, that is expected by clients, and logged for the operator.
 */
export function expectedErrorOf(error: unknown, log: Log, causes = MOST_CAUSES): AppError | null {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error) || causes === 0) return null;
  if ('code' in error && GIVEN_UP.has(error.code)) return unavailable(error, log);
  return expectedErrorOf(error.cause, log, causes - 1);
}
