import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** Seconds for which a browser may remember what a page of another origin may do. */
const PREFLIGHT_LIFETIME = 600;

/**
 * Lets pages of listed origins call the REST door and read its answers. Tokens travel in a header, never in a cookie,
 * so no credentials are allowed. A page of any other origin gets no word of it, and its browser refuses.
 *
 * @param origins such as `https://app.example.org`
 */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  const allow = cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-none-match'],
    exposeHeaders: ['etag', 'retry-after', 'x-request-id'],
    maxAge: PREFLIGHT_LIFETIME,
  });
  return async (context, next) => {
    if (origins.includes(context.req.header('origin') ?? '')) return allow(context, next);
    if (origins.length > 0) context.header('vary', 'origin', { append: true });
    return next();
  };
}
