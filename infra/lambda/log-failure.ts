import { describeError } from '../../functions/http/log.ts';
import { ConfigError } from '../start-error.ts';
import { writeLog } from './write-log.ts';

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
