import { randomUUID } from 'node:crypto';
import { describeError } from './describe-error.ts';
import type { Log } from './log.ts';

/** An unexpected error as clients see it. The log contains the same id. */
export interface MaskedError {
  id: string;
  message: string;
}

/** Logs an unexpected error and returns a message without details. */
export function maskUnexpected(error: unknown, log: Log): MaskedError {
  const id = randomUUID();
  log({ level: 'error', message: 'Unexpected error', id, ...describeError(error) });
  return { id, message: `Something went wrong on our side. Quote ${id} when you report it.` };
}
