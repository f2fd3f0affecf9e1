/** PostgreSQL's error code for a unique violation (appendix A of its manual). */
const UNIQUE_VIOLATION = '23505';

/** Checks whether a query failed with a unique violation. Drizzle wraps the driver's error as its cause. */
export function isUniqueViolation(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && error.code === UNIQUE_VIOLATION) return true;
  return 'cause' in error && isUniqueViolation(error.cause);
}
