import { AppError } from '../../domain/app-error.ts';

/** The maximum number of rows in a response. */
const MAX_PAGE_SIZE = 100;

/**
 * Checks the number of requested rows.
 *
 * @param most the maximum
 * @throws {AppError} INVALID_INPUT unless it is an integer from 1 to `most`
 */
export function requirePageSize(first: number, most = MAX_PAGE_SIZE): number {
  if (Number.isInteger(first) && first >= 1 && first <= most) return first;
  throw new AppError('INVALID_INPUT', `Request 1 to ${most} rows; got ${first}.`);
}
