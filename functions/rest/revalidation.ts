import type { MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

const tag = etag({
  generateDigest: (body) => crypto.subtle.digest('SHA-256', body),
});

/**
 * Adds a strong ETag to a response, and responds with 304 if the client's copy is current. Shared caches may not store
 * the response, and a browser's cache must not use it for another learner.
 */
export const revalidate: MiddlewareHandler = (context, next) =>
  tag(context, async () => {
    await next();
    if (!context.res.ok) return;
    context.header('cache-control', 'private, no-cache');
    context.header('vary', 'authorization', { append: true });
  });
