import { createHash } from 'node:crypto';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, Handler, MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { AppError, FAILURE_STATUS } from '../../domain/app-error.ts';
import { answerInTime, type ApiOptions } from '../http/api-handler.ts';
import { authenticationChallenge, hasCredentials, identify } from '../http/credentials.ts';
import { expectedErrorOf } from '../http/expected-error.ts';
import { parseJsonBody, requireJson } from '../http/json-body.ts';
import { maskUnexpected } from '../http/log.ts';
import { createVisitorCache, type VisitorCache } from '../http/visitor-cache.ts';
import type { Catalogue } from '../services/ports/catalogue.ts';
import { inOpenSession } from '../services/request-context.ts';
import { JsonText, parametersOf, type Route } from './define-route.ts';
import { HEADER_COMPONENTS } from './refusals.ts';
import { routes } from './routes.ts';

/** The Hono bindings of a request. */
export interface ApiBindings {
  /** The part of the IP address that identifies a client that isn't signed in. */
  address: string;
  /** Whether the host can send a body while it is written. */
  canStream: boolean;
  /** Set if the body of the response is written while it is sent. */
  isStreamed: boolean;
}

/** A Hono app with the API's bindings. */
type RestApp = OpenAPIHono<{ Bindings: ApiBindings }>;

/** Serves the OpenAPI 3.1 document, which is generated from the schemas that validate requests. */
function describeApi(app: RestApp): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description:
      'The token of a signed-in session, or an access token that the learner created on the account page. An access token with the scope `read` can read everything that the learner can read; one with `write` can also run and submit code, practice and complete lessons, reveal hints and solutions, and change the profile. Sessions, access tokens, the data export and deleting the account require a session token.',
  });
  for (const [name, header] of Object.entries(HEADER_COMPONENTS)) {
    app.openAPIRegistry.registerComponent('headers', name, header);
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Packetsmith API',
      version: '1.0.0',
      description:
        'The data and features of Packetsmith, for programs. The same rules apply as in the web application.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    tags: [
      {
        name: 'Account',
        description:
          'The signed-in learner: profile, progress, settings, sessions and access tokens.',
      },
      {
        name: 'Challenges',
        description: 'The challenge library, hints, solutions and achievements.',
      },
      { name: 'Submissions', description: 'Running and submitting code.' },
      { name: 'Lessons', description: 'The learning path.' },
      { name: 'Reviews', description: 'Skills that are due for review, and the daily problem.' },
      { name: 'Leaderboard', description: 'The learners who chose to be listed.' },
    ],
    servers: [{ url: '/' }],
  };
  let described: ReturnType<RestApp['getOpenAPI31Document']> | null = null;
  app.get('/api/openapi.json', (context) =>
    context.json((described ??= app.getOpenAPI31Document(document))),
  );
}

/**
 * Reads the JSON body of a request. An empty body counts as an empty object.
 *
 * @throws {AppError} UNSUPPORTED_TYPE unless the content type is JSON, TOO_LARGE, INVALID_INPUT if it can't be parsed
 */
async function requestBody(request: Request): Promise<unknown> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length === 0) return {};
  requireJson(request.headers);
  return parseJsonBody(bytes);
}

const tag = etag({
  generateDigest: (body) => crypto.subtle.digest('SHA-256', body),
});

/** The copy of a visitor, which is the same for all of them, may be used for a minute. A learner's is asked for again. */
const CACHE_CONTROL = { visitor: 'public, max-age=60', learner: 'private, no-cache' };

/**
 * Adds a strong ETag to a response, and responds with 304 if the client's copy is current. Shared caches may store the
 * response only if it is a visitor's, and no cache may use it for a learner or another learner.
 */
const revalidate: MiddlewareHandler = (context, next) =>
  tag(context, async () => {
    await next();
    if (!context.res.ok) return;
    const isLearner = hasCredentials(context.req.header('authorization'));
    context.header('cache-control', isLearner ? CACHE_CONTROL.learner : CACHE_CONTROL.visitor);
    context.header('vary', 'authorization', { append: true });
  });

type RestHandler = Handler<{ Bindings: ApiBindings }>;
type RestContext = Parameters<RestHandler>[0];

interface Refusal {
  retryAfterSeconds?: number | null;
  status: ContentfulStatusCode;
  error: string;
  code: string;
}

function refusalOf(error: unknown, options: ApiOptions): Refusal {
  const expected = expectedErrorOf(error, options.log);
  if (expected !== null) {
    const { code, message, retryAfterSeconds } = expected;
    return { status: FAILURE_STATUS[code], error: message, code, retryAfterSeconds };
  }
  const { message } = maskUnexpected(error, options.log);
  return { status: 500, error: message, code: 'INTERNAL_SERVER_ERROR' };
}

function missing(context: Context): Response {
  const error = `There is no ${context.req.path} in this API.`;
  return context.json({ error, code: 'NOT_FOUND' }, 404);
}

const methodsOf = (rows: readonly Route[]): string[] =>
  rows.map(({ definition }) => definition.method.toUpperCase());

/** Returns the value of the `Allow` header, including HEAD and OPTIONS. @param rows all rows of the path */
function allowOf(rows: readonly Route[]): string {
  const methods = methodsOf(rows);
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
}

/** Responds to OPTIONS with a path's methods. It has no CORS headers, so it permits no other origin. */
function listMethods(rows: readonly Route[]): Handler {
  const allow = allowOf(rows);
  return (context) => context.body(null, 204, { allow });
}

/** Rejects the methods that a path doesn't have. @param rows all rows of the path */
function refuseMethod(rows: readonly Route[]): Handler {
  const [allow, allowed] = [allowOf(rows), methodsOf(rows).join(' and ')];
  return (context) => {
    const { path, method } = context.req;
    const error = `${path} accepts ${allowed}, not ${method}.`;
    return context.json({ error, code: 'METHOD_NOT_ALLOWED' }, 405, { allow });
  };
}

/** What a call costs. Lists cost more and single items less, but no list is more than three times as expensive. */
const POINTS_OF_CALL = 500;

/** What the routes share. */
interface RouteOptions extends ApiOptions {
  visitors: VisitorCache;
}

/** Responds to a visitor from memory, and remembers the response. @param create returns its body as a value */
async function answerVisitor(
  context: RestContext,
  { visitors, catalogue }: { visitors: VisitorCache; catalogue: Catalogue },
  create: () => Promise<unknown>,
): Promise<Response> {
  const { url } = context.req;
  const known = visitors.find(catalogue, url);
  if (known) return context.body(known.body, 200, known.headers);
  const body = JSON.stringify(await create());
  const etag = `"${createHash('sha256').update(body).digest('hex')}"`;
  const headers = { 'content-type': 'application/json', etag };
  visitors.remember(catalogue, url, { body, headers });
  return context.body(body, 200, headers);
}

/** The longest answer that is sent as a whole, in characters. Compressed, it fits into a response on AWS. */
const MOST_CHARACTERS = 20_000_000;

/** Collects an answer. @throws {AppError} TOO_LARGE */
async function collect(parts: AsyncIterable<string>): Promise<string> {
  const collected: string[] = [];
  let characters = 0;
  for await (const part of parts) {
    collected.push(part);
    characters += part.length;
    if (characters > MOST_CHARACTERS) {
      const message = `The answer has more than ${MOST_CHARACTERS} characters, which this server cannot send. Ask its operator for your data.`;
      throw new AppError('TOO_LARGE', message);
    }
  }
  return collected.join('');
}

/** Sends an answer while it is written, if the host can do that. */
async function sendText({ env, body }: RestContext, { parts }: JsonText): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  if (!env.canStream) return body(await collect(parts), 200, headers);
  env.isStreamed = true;
  return body(ReadableStream.from(parts).pipeThrough(new TextEncoderStream()), 200, headers);
}

const respond = (context: RestContext, answered: unknown): Response | Promise<Response> =>
  answered instanceof JsonText ? sendText(context, answered) : context.json(answered as object);

/** Creates the handler of a route. */
function answer(
  route: Route,
  { services, authenticate, visitors }: RouteOptions,
): (context: RestContext) => Promise<Response> {
  const [, nestedName] = parametersOf(route.definition.path);
  return async (context) => {
    const { req, env } = context;
    const body = route.hasBody ? await requestBody(req.raw) : undefined;
    const identity = await identify(authenticate, req.header('authorization'));
    const requestContext = services.createRequestContext(identity, env.address);
    await services.spendPoints(requestContext, POINTS_OF_CALL);
    const id = req.param('id') ?? '';
    const nestedId = nestedName === undefined ? '' : (req.param(nestedName) ?? '');
    const header = (name: string) => req.header(name);
    const path = { id, nestedId };
    const call = {
      services,
      requestContext,
      authenticate,
      ...path,
      body,
      query: req.query(),
      header,
    };
    if (identity === null && route.isRevalidated) {
      const catalogue = await requestContext.catalogue();
      return answerVisitor(context, { visitors, catalogue }, () => route.run(call));
    }
    const answered = await inOpenSession(requestContext, async () => route.run(call));
    // Responses contain personal data, and one of them an access token.
    if (!route.isRevalidated) context.header('cache-control', 'no-store');
    return respond(context, answered);
  };
}

/** Registers the rows of one path, which handle every method even if other paths match the same URL. */
function serve(app: RestApp, [path, rows]: [string, Route[]], options: RouteOptions): void {
  const at = path.replaceAll(/\{(\w+)\}/g, ':$1');
  for (const route of rows) {
    app.openAPIRegistry.registerPath(route.definition);
    if (route.isRevalidated) app.get(at, revalidate);
    const handle = answer(route, options);
    app.on(route.definition.method.toUpperCase(), at, (context) =>
      answerInTime(() => handle(context)),
    );
  }
  app.options(at, listMethods(rows));
  app.all(at, refuseMethod(rows));
}

/** Creates the REST API as a Hono app: every route, the OpenAPI document and the error responses. */
export function createRestApp(options: ApiOptions): RestApp {
  const app: RestApp = new OpenAPIHono();
  const paths = Map.groupBy(routes, ({ definition }) => definition.path);
  const visitors = createVisitorCache();
  for (const path of paths) serve(app, path, { ...options, visitors });
  describeApi(app);
  app.notFound(missing);
  app.onError((error, context) => {
    const { status, retryAfterSeconds, ...answer } = refusalOf(error, options);
    if (retryAfterSeconds != null) context.header('retry-after', String(retryAfterSeconds));
    const challenge = authenticationChallenge(context.req.header('authorization'), answer.code);
    return context.json(answer, status, status === 401 ? challenge : {});
  });
  return app;
}
