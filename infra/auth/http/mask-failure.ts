import { randomUUID } from 'node:crypto';
import { describeError } from '../../../functions/http/describe-error.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthFailure } from '../auth-failure.ts';

/** What clients are told of a failure inside. What went wrong is for the log; a database error may quote what somebody typed. */
export function maskFailure(auth: AuthContext, error: unknown): AuthFailure {
  if (error instanceof AuthFailure) return error;
  const id = randomUUID();
  auth.options.log({ event: 'auth_failed', id, ...describeError(error) });
  return new AuthFailure(
    { status: 500, code: 'unexpected_failure' },
    `Unexpected failure, please check the server's log for ${id}.`,
  );
}
