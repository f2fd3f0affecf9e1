/** PostgreSQL's error code for a broken unique constraint (appendix A of its manual). */
const UNIQUE_VIOLATION = '23505';

/** Tells whether a query failed because a unique value exists already. Drizzle wraps the driver's error as its cause. */
export function isUniqueViolation(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && error.code === UNIQUE_VIOLATION) return true;
  return 'cause' in error && isUniqueViolation(error.cause);
}
