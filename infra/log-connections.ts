import type { ConnectionAttempt } from '../functions/data/connection-pool.ts';
import { describeError, type Log } from '../functions/http/log.ts';

/** A connection that takes longer is worth a line: one of a pooler with free places takes milliseconds. */
const LONG_WAIT_SECONDS = 1;

/**
 * Logs connections to the database that took long, with `connectionSeconds`, and those that could not be had, with
 * `connectionFailure`. Metrics count both.
 */
export function logConnections(log: Log): (attempt: ConnectionAttempt) => void {
  return ({ seconds: connectionSeconds, error }) => {
    if (error !== null) {
      const { code: connectionFailure = 'NO_CONNECTION', ...details } = describeError(error);
      const message = 'There was no connection to the database.';
      log({ level: 'error', message, connectionFailure, connectionSeconds, ...details });
    } else if (connectionSeconds > LONG_WAIT_SECONDS) {
      const message = 'A connection to the database took long.';
      log({ level: 'warn', message, connectionSeconds });
    }
  };
}
