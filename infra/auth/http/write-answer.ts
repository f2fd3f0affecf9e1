import type { ServerResponse } from 'node:http';
import type { AuthError } from '../auth-error.ts';
import type { AuthAnswer } from './endpoint.ts';

const VERSION_HEADER = 'x-supabase-api-version';
/** The version of the API that named failures by words. */
const NAMED_FAILURES = '2024-01-01';

/** Writes what an endpoint answered. */
export function writeAnswer(response: ServerResponse, answer: AuthAnswer): void {
  if ('location' in answer) {
    const headers = { location: answer.location, 'cache-control': 'no-store', ...answer.headers };
    response.writeHead(answer.status ?? 303, headers).end();
    return;
  }
  if ('page' in answer) {
    writePage(response, answer);
    return;
  }
  if ('isEmpty' in answer) {
    response.writeHead(204, { 'cache-control': 'no-store' }).end();
    return;
  }
  const { cacheSeconds } = answer;
  const caching = cacheSeconds === undefined ? 'no-store' : `public, max-age=${cacheSeconds}`;
  response.setHeader('cache-control', caching);
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
  writeJson(response, 200, answer.json);
}

/** A page is for the eyes of whoever opened it: scripts of other origins may not read it. */
function writePage(
  response: ServerResponse,
  { page, status = 200, headers }: Extract<AuthAnswer, { page: string }>,
): void {
  response.removeHeader('access-control-allow-origin');
  const common = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(status, { ...common, ...headers }).end(page);
}

/**
 * Writes a failure in the shape that the client's version of the API knows.
 *
 * @param requestedVersion a date; none means the oldest version
 */
export function writeError(
  response: ServerResponse,
  failure: AuthError,
  requestedVersion: string | string[] | undefined,
): void {
  const { status, code, weaknesses, retryAfterSeconds } = failure.kind;
  const isNamed = typeof requestedVersion === 'string' && isSince2024(requestedVersion);
  if (isNamed) response.setHeader(VERSION_HEADER, NAMED_FAILURES);
  response.setHeader('x-sb-error-code', code);
  response.setHeader('cache-control', 'no-store');
  if (retryAfterSeconds !== undefined) response.setHeader('retry-after', retryAfterSeconds);
  writeJson(response, status, {
    ...(isNamed
      ? { code, message: failure.message }
      : { code: status, error_code: code, msg: failure.message }),
    ...(weaknesses === undefined ? {} : { weak_password: { reasons: weaknesses } }),
  });
}

function isSince2024(version: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= NAMED_FAILURES;
}

function writeJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
