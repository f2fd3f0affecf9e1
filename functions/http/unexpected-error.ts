import { randomUUID } from 'node:crypto';
import { describeError } from './describe-error.ts';
import type { Log } from './log.ts';

/** What a caller learns of an error that nobody expected: an id, which the log has too. */
export interface MaskedError {
  id: string;
  message: string;
}

/** Logs an unexpected error and returns the sentence that may leave the house. */
export function maskUnexpected(error: unknown, log: Log): MaskedError {
  const id = randomUUID();
  log({ level: 'error', message: 'Unexpected error', id, ...describeError(error) });
  return { id, message: `Something went wrong on our side. Quote ${id} when you report it.` };
}
