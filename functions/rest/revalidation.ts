import type { MiddlewareHandler } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';

/** What a browser needs to let a page of another origin read the answer, a 304 too. */
const CORS_HEADERS = ['access-control-allow-origin', 'access-control-expose-headers'];

const tag = etag({
  generateDigest: (body) => crypto.subtle.digest('SHA-256', body),
  retainedHeaders: [...RETAINED_304_HEADERS, ...CORS_HEADERS],
});

/**
 * Gives an answer a strong ETag, by which a caller that has it already gets 304 and no body. It is the caller's own:
 * nothing between may keep it, and whoever signs in elsewhere with the same cache asks anew.
 */
export const revalidate: MiddlewareHandler = (context, next) =>
  tag(context, async () => {
    await next();
    if (!context.res.ok) return;
    context.header('cache-control', 'private, no-cache');
    context.header('vary', 'authorization', { append: true });
  });
