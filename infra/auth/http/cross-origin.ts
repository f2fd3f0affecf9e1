import type { ServerResponse } from 'node:http';

/**
 * Lets pages of any origin call the service: its answers depend on tokens, never on cookies.
 *
 * @see https://fetch.spec.whatwg.org/#http-cors-protocol
 */
export function allowCrossOrigin(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader(
    'access-control-expose-headers',
    'x-supabase-api-version, x-sb-error-code, x-total-count, link, retry-after',
  );
}

/** Answers a browser that asks before it sends the real request. */
export function writePreflight(response: ServerResponse): void {
  const headers = {
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers':
      'accept, apikey, authorization, content-type, x-client-info, x-supabase-api-version',
    'access-control-max-age': '86400',
  };
  response.writeHead(204, headers).end();
}
