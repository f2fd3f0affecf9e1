import { AppError } from '../../domain/app-error.ts';

/** The maximum number of nested causes. An error can be its own cause. */
const MOST_CAUSES = 5;

/** Returns the expected error that an error is, or that caused it: the database's library wraps what it throws. */
export function expectedErrorOf(error: unknown, causes = MOST_CAUSES): AppError | null {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error) || causes === 0) return null;
  return expectedErrorOf(error.cause, causes - 1);
}
