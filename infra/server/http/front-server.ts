import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Log } from '../../../functions/http/log.ts';
import { withinRequest } from '../../../functions/http/request-id.ts';
import { maskUnexpected } from '../../../functions/http/unexpected-error.ts';
import { securityHeaders, type HeaderContext, type Headers } from '../../security-headers.ts';
import { refuseMalformed } from './refuse-malformed.ts';
import { requestIdOf } from './request-id.ts';
import { findRoute, type Route } from './route.ts';
import { sendJson } from './send-json.ts';

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** A connection from this machine, also as a socket for both kinds of addresses names it. */
const FROM_LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/i;

const NOTHING_HERE = { error: 'There is nothing at this address.', code: 'NOT_FOUND' };

/** What the front server serves, and to whom. */
export interface FrontServerOptions {
  /** The public address, without a trailing slash. */
  siteUrl: string;
  /** The longest that fits a path answers. */
  routes: readonly Route[];
  /** Of a hosted auth service; null when it is served here. */
  authOrigin: string | null;
  /** {@link securityHeaders} unless told. */
  headers?: (context: HeaderContext) => Headers;
  log: Log;
}

/** Makes the server in front of everything: it sets the headers and hands each request to its route. */
export function createFrontServer(options: FrontServerOptions): Server {
  // A request without a host is refused here, in our own words.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    const requestId = requestIdOf(response);
    const answering = withinRequest(requestId, () => answer(options, request, response));
    answering.catch((error: unknown) => {
      if (request.destroyed && !request.complete) return;
      const { message } = maskUnexpected(error, (entry) => {
        options.log({ ...entry, requestId });
      });
      sendJson(response, 500, { error: message, code: 'INTERNAL_SERVER_ERROR' });
    });
  });
  refuseMalformed(server);
  return server;
}

async function answer(
  { siteUrl, routes, authOrigin, headers = securityHeaders }: FrontServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = request.url?.split('?')[0] ?? '/';
  const origin = originOf(request, siteUrl);
  if (origin === null) {
    refuseHost(request.headers.host, response);
    return;
  }
  response.setHeaders(new Map(Object.entries(headers({ path, origin, authOrigin }))));
  const route = findRoute(routes, path);
  if (route) await route.answer({ request, response, path, origin });
  else sendJson(response, 404, NOTHING_HERE);
}

function refuseHost(host: string | undefined, response: ServerResponse): void {
  if (host === undefined) {
    const error = 'The request has no Host header. Name the server that it is for.';
    sendJson(response, 400, { error, code: 'INVALID_INPUT' });
    return;
  }
  const error = `This server does not answer for "${host}"; set SITE_URL to its public address.`;
  sendJson(response, 421, { error, code: 'MISDIRECTED' });
}

/**
 * The address by which the browser found us. Another name that leads here is refused: a stranger's page could
 * otherwise give itself our address and read what is meant for this machine, such as the inbox. So could another
 * machine that calls us by a loopback name.
 */
function originOf(request: IncomingMessage, siteUrl: string): string | null {
  const host = request.headers.host ?? '';
  if (host === new URL(siteUrl).host) return new URL(siteUrl).origin;
  const name = host.replace(/:\d+$/, '');
  const isFromHere = FROM_LOOPBACK.test(request.socket.remoteAddress ?? '');
  return isFromHere && LOOPBACK_NAMES.includes(name) ? `http://${host}` : null;
}
