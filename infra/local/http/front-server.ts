import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { describeError } from '../../../functions/describe-error.ts';
import type { Log } from '../../../functions/log.ts';
import { securityHeaders, type HeaderContext, type Headers } from './headers.ts';
import { findRoute, type Route } from './route.ts';
import { sendJson } from './send-json.ts';

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

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
  return createServer((request, response) => {
    answer(options, request, response).catch((error: unknown) => {
      if (request.destroyed && !request.complete) return;
      const id = randomUUID();
      options.log({ level: 'error', message: 'A request failed.', id, ...describeError(error) });
      sendJson(response, 500, { error: `Something went wrong on our side (${id}).` });
    });
  });
}

async function answer(
  { siteUrl, routes, authOrigin, headers = securityHeaders }: FrontServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = request.url?.split('?')[0] ?? '/';
  const origin = originOf(request, siteUrl);
  if (origin === null) {
    sendJson(response, 421, {
      error: `This server does not answer for "${request.headers.host ?? ''}"; set SITE_URL to its public address.`,
    });
    return;
  }
  response.setHeaders(new Map(Object.entries(headers({ path, origin, authOrigin }))));
  const route = findRoute(routes, path);
  if (route) await route.answer({ request, response, path, origin });
  else sendJson(response, 404, { error: 'There is nothing at this address.' });
}

/**
 * The address by which the browser found us. Another name that leads here is refused: a stranger's page could
 * otherwise give itself our address and read what is meant for this machine, such as the inbox.
 */
function originOf(request: IncomingMessage, siteUrl: string): string | null {
  const host = request.headers.host ?? '';
  if (host === new URL(siteUrl).host) return new URL(siteUrl).origin;
  const name = host.replace(/:\d+$/, '');
  return LOOPBACK_NAMES.includes(name) ? `http://${host}` : null;
}
