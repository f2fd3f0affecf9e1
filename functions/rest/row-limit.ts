import { z } from '@hono/zod-openapi';

/** How many rows of a list a request can ask for. */
interface RowLimit {
  /** The default. */
  usual: number;
  most: number;
  description: string;
}

const WHOLE = 'it must be an integer';

/** Creates the schema of a query parameter that limits the number of rows in a response. */
export function rowLimit({ usual, most, description }: RowLimit) {
  return z.coerce.number(WHOLE).int(WHOLE).min(1).max(most).default(usual).openapi({
    type: 'integer',
    minimum: 1,
    maximum: most,
    default: usual,
    description,
    example: usual,
  });
}
