import type { z } from 'zod';
import { wordIssue } from '../../../functions/http/word-issue.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import type { Client } from '../repositories/sessions.ts';

/** One request to an endpoint. */
export interface AuthCall {
  auth: AuthContext;
  /** Names in lowercase. */
  headers: Readonly<Record<string, string>>;
  /** The parameters of the path: `user_id` of `/admin/users/:user_id`. */
  parameters: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The JSON or the form fields of the request; undefined without a body. */
  body: unknown;
  client: Client;
  /** Whether it comes from this machine without a detour. */
  isFromHere: boolean;
}

/** An endpoint's answer: JSON, nothing (204), a redirect (303 by default) or a page. */
export type AuthAnswer =
  | { json: object; cacheSeconds?: number; headers?: Record<string, string> }
  | { isEmpty: true }
  | { location: string; status?: 302 | 303; headers?: Record<string, string> }
  | { page: string; status?: 200 | 400; headers: Record<string, string> };

/** Handles one kind of request; throws an AuthError if it can't. */
export type Endpoint = (call: AuthCall) => AuthAnswer | Promise<AuthAnswer>;

/** The endpoints by path and method. A path may have parameters: `/admin/users/:user_id`. */
export type EndpointTable = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/**
 * Parses the body of a request.
 *
 * @throws {AuthError} bad_json if it is missing or a field has another type
 */
export function readFields<Fields>(call: AuthCall, shape: z.ZodType<Fields>): Fields {
  const fields = shape.safeParse(call.body, { error: wordIssue });
  if (fields.success) return fields.data;
  const issue = fields.error.issues[0];
  const place = issue === undefined || issue.path.length === 0 ? 'body' : issue.path.join('.');
  throw new AuthError(
    { status: 400, code: 'bad_json' },
    `Could not parse request body as JSON: ${place}: ${issue?.message ?? 'unusable'}`,
  );
}
