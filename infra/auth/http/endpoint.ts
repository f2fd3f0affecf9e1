import type { IncomingHttpHeaders } from 'node:http';
import type { z } from 'zod';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import type { Client } from '../repositories/sessions.ts';

/** One request, as an endpoint sees it. */
export interface AuthCall {
  auth: AuthContext;
  headers: IncomingHttpHeaders;
  /** What the path says for its parts with a colon: `id` for `/admin/users/:id`. */
  parameters: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** What JSON, or fields of a form, the request carried; undefined without a body. */
  body: unknown;
  client: Client;
}

/** What an endpoint answers: JSON, nothing (204), a redirect (303 unless told) or a page. */
export type AuthAnswer =
  | { json: object; cacheSeconds?: number; headers?: Record<string, string> }
  | { isEmpty: true }
  | { location: string; status?: 302 | 303; headers?: Record<string, string> }
  | { page: string; status?: 200 | 400; headers: Record<string, string> };

/** Answers one kind of request; throws an AuthError when it cannot. */
export type Endpoint = (call: AuthCall) => AuthAnswer | Promise<AuthAnswer>;

/**
 * Reads the body of a request.
 *
 * @throws {AuthError} bad_json when it is missing or a field has another type
 */
export function readFields<Fields>(call: AuthCall, shape: z.ZodType<Fields>): Fields {
  const fields = shape.safeParse(call.body);
  if (fields.success) return fields.data;
  const issue = fields.error.issues[0];
  const place = issue === undefined || issue.path.length === 0 ? 'body' : issue.path.join('.');
  throw new AuthError(
    { status: 400, code: 'bad_json' },
    `Could not parse request body as JSON: ${place}: ${issue?.message ?? 'unusable'}`,
  );
}
