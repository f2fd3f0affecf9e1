import { randomUUID } from 'node:crypto';
import { describeError } from '../../../functions/http/describe-error.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';

/** What clients are told of a failure inside. What went wrong is for the log; a database error may quote what somebody typed. */
export function maskError(auth: AuthContext, error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const id = randomUUID();
  auth.options.log({ event: 'auth_failed', id, ...describeError(error) });
  return new AuthError(
    { status: 500, code: 'unexpected_failure' },
    `Unexpected failure, please check the server's log for ${id}.`,
  );
}
