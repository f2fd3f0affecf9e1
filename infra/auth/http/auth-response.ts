import { randomUUID } from 'node:crypto';
import { AuthError } from '../auth-error.ts';
import type { AuthAnswer } from './endpoint.ts';
import { databaseFailureOf } from '../../../functions/http/database-failure.ts';
import { describeError } from '../../../functions/http/log.ts';
import type { AuthContext } from '../auth-context.ts';

const VERSION_HEADER = 'x-supabase-api-version';
/** The API version that introduced string error codes. */
const ERROR_CODES_VERSION = '2024-01-01';

const NOT_STORED = { 'cache-control': 'no-store' };

/** Converts an endpoint's answer into a response. */
export function answerResponse(answer: AuthAnswer): Response {
  if ('location' in answer) {
    const headers = { location: answer.location, ...NOT_STORED, ...answer.headers };
    return new Response(null, { status: answer.status ?? 303, headers });
  }
  if ('page' in answer) {
    const headers = { 'content-type': 'text/html; charset=utf-8', ...NOT_STORED };
    const { page, status = 200 } = answer;
    return new Response(page, { status, headers: { ...headers, ...answer.headers } });
  }
  if ('isEmpty' in answer) return new Response(null, { status: 204, headers: NOT_STORED });
  const { json, cacheSeconds, headers } = answer;
  const caching = cacheSeconds === undefined ? 'no-store' : `public, max-age=${cacheSeconds}`;
  return jsonResponse(200, { 'cache-control': caching, ...headers }, json);
}

/**
 * Converts an error into a response that the client's API version understands.
 *
 * @param requestedVersion a date; without one, the oldest version
 */
export function errorResponse(error: AuthError, requestedVersion: string | undefined): Response {
  const { status, code, weaknesses, retryAfterSeconds } = error.kind;
  const hasCodes = requestedVersion !== undefined && isSince2024(requestedVersion);
  const headers = {
    ...NOT_STORED,
    'x-sb-error-code': code,
    ...(hasCodes ? { [VERSION_HEADER]: ERROR_CODES_VERSION } : {}),
    ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
  };
  return jsonResponse(status, headers, {
    ...(hasCodes
      ? { code, message: error.message }
      : { code: status, error_code: code, msg: error.message }),
    ...(weaknesses === undefined ? {} : { weak_password: { reasons: weaknesses } }),
  });
}

function isSince2024(version: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= ERROR_CODES_VERSION;
}

function jsonResponse(status: number, headers: Record<string, string>, body: object): Response {
  const type = { 'content-type': 'application/json' };
  return new Response(JSON.stringify(body), { status, headers: { ...type, ...headers } });
}

/** Hides an unexpected error from clients and logs it without its message, because a database error may quote user input. */
export function maskError(auth: AuthContext, error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const failure = databaseFailureOf(error);
  if (failure !== null) {
    const { cause, message, logged: reason, retryAfterSeconds } = failure;
    auth.options.log({ event: 'auth_unavailable', reason, ...describeError(cause) });
    const kind = { status: 503, code: 'unexpected_failure', retryAfterSeconds };
    return new AuthError(kind, message, { cause });
  }
  const id = randomUUID();
  auth.options.log({ event: 'auth_failed', id, ...describeError(error) });
  return new AuthError(
    { status: 500, code: 'unexpected_failure' },
    `Unexpected failure, please check the server's log for ${id}.`,
  );
}
