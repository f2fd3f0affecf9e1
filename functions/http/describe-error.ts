/** What the log may hold of an error. */
export interface ErrorDescription {
  name: string;
  /** Of the system or the database, such as `ECONNREFUSED` or `23514`. */
  code?: string;
  /** Where it happened. */
  stack?: string;
  /** What caused it. */
  cause?: ErrorDescription;
}

/** Causes that are followed: an error can be its own. */
const MOST_CAUSES = 5;

/**
 * Describes an error without its message: that of a failed query quotes its parameters, and a parser's what it
 * stumbled over, which may be a name, an address or a password.
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

/** The message stands before the frames, and may have lines that look like one. */
function framesOf({ stack = '', message }: Error): string {
  const end = message === '' ? -1 : stack.indexOf(message);
  const behind = end === -1 ? stack : stack.slice(end + message.length);
  return behind
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}
