import process from 'node:process';
import { describeError, type Log } from '../../functions/http/log.ts';
import { ConfigError } from '../start-error.ts';

/** Writes an entry as a line of JSON, as the product does everywhere. */
export const writeLog: Log = (entry) => {
  process.stdout.write(`${JSON.stringify(entry)}\n`);
};

const logged = new WeakSet<object>();

/**
 * Logs why a function can't work, once per failure. Configuration errors never contain values; the messages of other
 * errors might, so they are omitted.
 */
export function logFailure(error: unknown): void {
  if (typeof error === 'object' && error !== null) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  writeLog({
    level: 'error',
    message: error instanceof ConfigError ? error.message : 'The function could not be started.',
    ...describeError(error),
  });
}
