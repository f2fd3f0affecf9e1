import { z } from '@hono/zod-openapi';

/**
 * Allows null besides a schema that has a name in the document. There, `nullable()` would change the schema itself for
 * everybody who refers to it, or demand an object that is also null.
 */
export function orNull<Schema extends z.ZodType>(schema: Schema) {
  return z.union([schema, z.null()]);
}
