import type { MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

const tag = etag({
  generateDigest: (body) => crypto.subtle.digest('SHA-256', body),
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
