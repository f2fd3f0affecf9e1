import { AppError } from '../../domain/app-error.ts';

/** The most rows that one call returns. */
const MAX_PAGE_SIZE = 100;

/**
 * Checks how many rows a caller asks for.
 *
 * @param most the largest number allowed
 * @throws {AppError} INVALID_INPUT unless it is a whole number from 1 to `most`
 */
export function requirePageSize(first: number, most = MAX_PAGE_SIZE): number {
  if (Number.isInteger(first) && first >= 1 && first <= most) return first;
  throw new AppError('INVALID_INPUT', `Ask for 1 to ${most} rows; got ${first}.`);
}
