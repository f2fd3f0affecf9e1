import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import { expectedErrorOf } from '../../../functions/http/expected-error.ts';
import { type Log, maskUnexpected } from '../../../functions/http/log.ts';
import { withinRequest } from '../../../functions/http/api-handler.ts';
import { FAILURE_STATUS } from '../../../domain/app-error.ts';
import { isLoopbackAddress } from '../../loopback.ts';
import { securityHeaders, type HeaderContext, type Headers } from '../../security-headers.ts';
import { NOTHING_HERE, refuse, type Refusal } from './json-response.ts';

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** What every handler can read from its context. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** As the browser sees it: `http://localhost:3000`. */
    origin: string;
    /** Aborted when the server stops and requests in progress should end; undefined if it never does. */
    leaving: AbortSignal | undefined;
  };
}

/** The server's Hono app. */
export type App = Hono<AppEnv>;

/** The URLs of a server, and its log. */
export interface AppOptions {
  /** The public URL, without a trailing slash. */
  siteUrl: string;
  /** The origin of a hosted auth service; null when this server serves auth. */
  authOrigin: string | null;
  /** Defaults to {@link securityHeaders}. */
  headers?: (context: HeaderContext) => Headers;
  /** Aborted when the server stops and requests in progress should end. */
  leaving?: AbortSignal;
  log: Log;
}

/**
 * Creates the server's app with everything that applies to all routes: the request ID, the host check, the security
 * headers, and the responses for unknown paths and failures. The caller adds the routes.
 */
export function createApp(options: AppOptions): App {
  const { siteUrl, authOrigin, headers = securityHeaders, log } = options;
  // Routes match the path as it was sent. Decoding it first would give every route a second spelling.
  const app: App = new Hono<AppEnv>({ getPath: ({ url }) => new URL(url).pathname });
  app.use(async (context, next) => {
    const { incoming, outgoing } = context.env;
    const requestId = randomUUID();
    context.set('requestId', requestId);
    context.set('leaving', options.leaving);
    // These are set on Node's response because the auth service, the inbox and Vite write to it directly.
    outgoing.setHeader('x-request-id', requestId);
    const origin = originOf(incoming, siteUrl);
    if (origin === null) return refuseHost(incoming.headers.host);
    context.set('origin', origin);
    const { path } = context.req;
    outgoing.setHeaders(new Map(Object.entries(headers({ path, origin, authOrigin }))));
    const parent = context.req.header('traceparent');
    return withinRequest({ requestId, parent }, next);
  });
  app.notFound(() => refuse(NOTHING_HERE));
  app.onError((error, context) => answerFailure(error, context, log));
  return app;
}

function answerFailure(error: unknown, { env, var: { requestId } }: Context<AppEnv>, log: Log) {
  const { incoming, outgoing } = env;
  const isAborted = incoming.destroyed && !incoming.complete;
  if (isAborted) return RESPONSE_ALREADY_SENT;
  const refusal = refusalOf(error, (entry) => log({ ...entry, requestId }));
  if (!outgoing.headersSent) return refuse(refusal);
  outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}

function refusalOf(error: unknown, log: Log): Refusal {
  const expected = expectedErrorOf(error, log);
  if (expected === null) {
    const { message } = maskUnexpected(error, log);
    return { status: 500, error: message, code: 'INTERNAL_SERVER_ERROR' };
  }
  const { code, message, retryAfterSeconds } = expected;
  const headers = retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) };
  return { status: FAILURE_STATUS[code], error: message, code, headers };
}

/**
 * Reads a Host header. Names don't depend on case, a dot at their end only says that they are complete, and the scheme's
 * own port may be left out.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-4.2.3
 */
function readHost(host: string, protocol: string): { name: string; port: string; sent: string } {
  const lower = host.toLowerCase().replace(protocol === 'https:' ? /:443$/ : /:80$/, '');
  const [, name = '', port = ''] = /^(.*?)\.?(:\d+)?$/.exec(lower) ?? [];
  return { name, port, sent: lower };
}

function refuseHost(host: string | undefined): Response {
  if (host === undefined) {
    const error = 'The request has no Host header. Add one.';
    return refuse({ status: 400, error, code: 'INVALID_INPUT' });
  }
  const error = `This server does not serve "${host}"; set SITE_URL to its public URL.`;
  return refuse({ status: 421, error, code: 'MISDIRECTED' });
}

/**
 * Returns the origin under which the browser reached the server, or null if the request must be rejected. Without this
 * check, a page on another domain that resolves to this machine could read local content such as the inbox, and so
 * could another machine that uses a loopback name.
 */
function originOf({ headers, socket }: IncomingMessage, siteUrl: string): string | null {
  const site = new URL(siteUrl);
  const host = readHost(headers.host ?? '', site.protocol);
  if (host.name + host.port === site.host) return `${site.protocol}//${host.sent}`;
  const isFromHere = isLoopbackAddress(socket.remoteAddress);
  return isFromHere && LOOPBACK_NAMES.includes(host.name) ? `http://${host.sent}` : null;
}
