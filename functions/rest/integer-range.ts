import { z } from '@hono/zod-openapi';

/** Creates the schema of an integer in a body. Its messages name the range. */
export function integerFrom(least: number, most: number) {
  const range = `from ${least} to ${most}`;
  return z
    .int(`it must be an integer ${range}`)
    .min(least, `it must be ${range}`)
    .max(most, `it must be ${range}`);
}
