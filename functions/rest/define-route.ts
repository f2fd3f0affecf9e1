import { createRoute, type RouteConfig, z } from '@hono/zod-openapi';
import { AppError, type ErrorCode } from '../../domain/app-error.ts';
import { wordIssue } from '../http/word-issue.ts';
import type { Authenticate } from '../services/ports/records.ts';
import type { RequestContext } from '../services/request-context.ts';
import type { Services } from '../services/services.ts';
import { CACHING, describeRefusals, REQUEST_ID } from './refusals.ts';

/** The name of an input's part in error messages. */
type Part = 'field' | 'query parameter' | 'header';

/**
 * Validates a part of a request.
 *
 * @throws {AppError} INVALID_INPUT naming the first part that is not valid
 */
function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  part: Part,
): z.output<Schema> {
  const parsed = schema.safeParse(input, { error: wordIssue });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = issue?.path.join('.') ?? '';
  const culprit = name === '' ? 'The body' : `The ${part} "${name}"`;
  throw new AppError('INVALID_INPUT', `${culprit} is not valid: ${issue?.message ?? ''}.`);
}

/** A call of the REST API with validated input. */
export interface Call<Body, Query = unknown, Headers = unknown> {
  services: Services;
  requestContext: RequestContext;
  /** Verifies a token that a request carries as input, as in an Authorization header. */
  authenticate: Authenticate;
  /** The `{id}` of the path. Empty if the path has none. */
  id: string;
  /** The second id of the path, such as `{exerciseId}`. Empty if the path has only one. */
  nestedId: string;
  body: Body;
  query: Query;
  headers: Headers;
}

/** The text of an answer that is sent while it is written. */
export class JsonText {
  readonly parts: AsyncIterable<string>;

  constructor(parts: AsyncIterable<string>) {
    this.parts = parts;
  }
}

/** A row of the route table. */
interface RouteRow<
  Body extends z.ZodType,
  Query extends z.ZodObject,
  Headers extends z.ZodObject,
  Answer extends z.ZodType,
> {
  method: 'get' | 'post' | 'patch' | 'delete';
  /** Contains `{id}` if it addresses a single item, and another name for a part of that item. */
  path: string;
  /** The name of the method in generated clients. */
  operationId: string;
  summary: string;
  tag: string;
  /** Whether visitors can call it too. */
  isPublic?: boolean;
  /** Set if only a signed-in session may call it; otherwise access tokens of the right scope may, too. */
  needs?: 'session';
  /** Whether clients may cache the response and revalidate it with its ETag. */
  isRevalidated?: boolean;
  /** Absent if the request has no body. */
  body?: Body;
  query?: Query;
  /** By their documented names. */
  headers?: Headers;
  answer: Answer;
  /** Errors beyond those that follow from its input and its access rules. */
  failures?: readonly ErrorCode[];
  run(
    call: Call<z.output<Body>, z.output<Query>, z.output<Headers>>,
  ): Promise<z.input<Answer> | JsonText>;
}

/** The unvalidated input of a call. */
type RawCall = Omit<Call<unknown>, 'query' | 'headers'> & {
  query: Record<string, string>;
  header: (name: string) => string | undefined;
};

/** A route without the type parameters of its row. */
export interface Route {
  definition: RouteConfig;
  answer: z.ZodType;
  hasBody: boolean;
  isRevalidated: boolean;
  run(call: RawCall): Promise<unknown>;
}

type AnyRow = Omit<RouteRow<z.ZodType, z.ZodObject, z.ZodObject, z.ZodType>, 'run'>;

const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } });

/** Returns the names in a path's braces, in order. */
export function parametersOf(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
}

function describeParameters(path: string): z.ZodObject {
  const parameters = parametersOf(path).map((name) => [name, z.string().min(1)] as const);
  return z.object(Object.fromEntries(parameters));
}

const NOTHING = z.object({});

/** @see https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match */
const ifNoneMatch = z.object({
  'If-None-Match': z.string().optional().openapi({
    description: 'The ETag of your copy. The status is 304 if the copy is still current.',
  }),
});

/** Returns the error codes that follow from a row's input, its access rules and its own `failures`. */
function failuresOf(row: AnyRow): ErrorCode[] {
  const canBeMissing = row.path.includes('{id}') || row.isPublic !== true;
  return [
    'INVALID_INPUT',
    'UNAUTHENTICATED',
    ...(row.method === 'get' ? [] : (['FORBIDDEN'] as const)),
    ...(canBeMissing ? (['NOT_FOUND'] as const) : []),
    ...(row.body ? (['TOO_LARGE', 'UNSUPPORTED_TYPE'] as const) : []),
    ...(row.failures ?? []),
    'RATE_LIMITED',
    'UNAVAILABLE',
  ];
}

function describeRequest(row: AnyRow): NonNullable<RouteConfig['request']> {
  const headers = row.isRevalidated ? ifNoneMatch.extend(row.headers?.shape ?? {}) : row.headers;
  return {
    ...(row.path.includes('{id}') && { params: describeParameters(row.path) }),
    ...(row.query && { query: row.query }),
    ...(headers && { headers }),
    ...(row.body && { body: { ...json(row.body), required: true } }),
  };
}

function describeResponses(row: AnyRow): RouteConfig['responses'] {
  const headers = { ...REQUEST_ID, ...(row.isRevalidated && CACHING) };
  return {
    200: { ...json(row.answer), description: 'Success.', headers },
    ...(row.isRevalidated && {
      304: { description: 'Your copy is still current.', headers },
    }),
    ...describeRefusals(failuresOf(row)),
  };
}

/**
 * Returns who may call a route, as the names of roles: OpenAPI 3.1 allows those for bearer tokens. Every token has the
 * role `read`, those of the scope `write` and of sessions also `write`, and only those of sessions `session`.
 */
function securityOf({ method, isPublic, needs }: AnyRow): NonNullable<RouteConfig['security']> {
  const role = needs ?? (method === 'get' ? 'read' : 'write');
  return isPublic ? [{ bearer: [role] }, {}] : [{ bearer: [role] }];
}

function describe(row: AnyRow): RouteConfig {
  return createRoute({
    method: row.method,
    path: row.path,
    operationId: row.operationId,
    summary: row.summary,
    tags: [row.tag],
    security: securityOf(row),
    request: describeRequest(row),
    responses: describeResponses(row),
  });
}

/** Creates a route and its OpenAPI description from a row. */
export function defineRoute<
  Answer extends z.ZodType,
  Body extends z.ZodType = z.ZodUnknown,
  Query extends z.ZodObject = z.ZodObject,
  Headers extends z.ZodObject = z.ZodObject,
>(row: RouteRow<Body, Query, Headers, Answer>): Route {
  const { body = z.unknown(), query = NOTHING, headers = NOTHING } = row;
  const headerNames = Object.keys(headers.shape);
  return {
    definition: describe(row),
    answer: row.answer,
    hasBody: row.body !== undefined,
    isRevalidated: row.isRevalidated ?? false,
    run: ({ header, ...call }) => {
      const sent = Object.fromEntries(headerNames.map((name) => [name, header(name)]));
      return row.run({
        ...call,
        query: parseInput(query, call.query, 'query parameter') as z.output<Query>,
        headers: parseInput(headers, sent, 'header') as z.output<Headers>,
        body: parseInput(body, call.body, 'field') as z.output<Body>,
      });
    },
  };
}
