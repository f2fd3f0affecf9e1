import { randomUUID } from 'node:crypto';

/** A log entry. Never contains a token, code, an email address or a name. */
export interface LogEntry {
  level: 'info' | 'warn' | 'error';
  message: string;
  [detail: string]: unknown;
}

export type Log = (entry: LogEntry) => void;

/** The parts of an error that may be logged. */
interface ErrorDescription {
  name: string;
  /** A code of the system or the database, such as `ECONNREFUSED` or `23514`. */
  code?: string;
  /** The stack frames, without the message. */
  stack?: string;
  /** The cause, described in the same way. */
  cause?: ErrorDescription;
}

/** The maximum number of nested causes. An error can be its own cause. */
const MOST_CAUSES = 5;

/**
 * Describes an error without its message. Messages of failed queries quote parameters and messages of parsers quote
 * their input, which may contain a name, an email address or a password.
 */
export function describeError(error: unknown, causes = MOST_CAUSES): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error };
  const frames = framesOf(error);
  return {
    name: error.name,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(frames !== '' && { stack: frames }),
    ...(error.cause instanceof Error &&
      causes > 0 && { cause: describeError(error.cause, causes - 1) }),
  };
}

/** Returns the stack frames. The message comes first and may contain lines that look like frames. */
function framesOf({ stack = '', message }: Error): string {
  const end = message === '' ? -1 : stack.indexOf(message);
  const behind = end === -1 ? stack : stack.slice(end + message.length);
  return behind
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}

/** An unexpected error as clients see it. The log contains the same id. */
interface MaskedError {
  id: string;
  message: string;
}

/** Logs an unexpected error and returns a message without details. */
export function maskUnexpected(error: unknown, log: Log): MaskedError {
  const id = randomUUID();
  log({ level: 'error', message: 'Unexpected error', id, ...describeError(error) });
  return { id, message: `Something went wrong on our side. Quote ${id} when you report it.` };
}
