import { StartError, systemErrorCode } from './start-error.ts';

/** PostgreSQL's error codes for a missing schema, table or column. */
const NOT_PREPARED: ReadonlySet<string> = new Set(['3F000', '42P01', '42703']);

/** Error codes of a failed connection. */
const OUT_OF_REACH: ReadonlySet<string> = new Set([
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);

/** Converts an error that an operator can fix into a StartError; returns any other error unchanged. */
export function explainRetentionFailure(error: unknown): unknown {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const code = systemErrorCode(cause);
  if (NOT_PREPARED.has(code)) {
    return new StartError(
      'The database is not prepared for this version; start the product on it once, then try again.',
      { cause },
    );
  }
  if (OUT_OF_REACH.has(code)) {
    return new StartError(
      `The database does not answer (${code}); check that it is running and that DATABASE_URL is correct.`,
      { cause },
    );
  }
  if (code.startsWith('ERR_PARSE_ARGS_')) {
    return new StartError('Unknown option; the only one is --date=2030-01-31.', { cause });
  }
  return error;
}
