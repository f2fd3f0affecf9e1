import { describeError } from '../../functions/http/describe-error.ts';
import { ConfigError } from '../config-error.ts';
import { writeLog } from './write-log.ts';

const heard = new WeakSet<object>();

/**
 * Logs once why a function cannot do its work. The sentences of a wrong configuration quote no value; the messages of
 * other errors may, and are left out.
 */
export function logFailure(error: unknown): void {
  if (typeof error === 'object' && error !== null) {
    if (heard.has(error)) return;
    heard.add(error);
  }
  writeLog({
    level: 'error',
    message: error instanceof ConfigError ? error.message : 'The function could not be started.',
    ...describeError(error),
  });
}
