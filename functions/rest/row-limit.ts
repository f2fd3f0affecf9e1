import { z } from '@hono/zod-openapi';

/** How much of a list a caller may ask for. */
interface RowLimit {
  /** What a caller gets who does not say. */
  usual: number;
  most: number;
  description: string;
}

const WHOLE = 'give a whole number';

/** A query parameter that says how many rows the answer has at most. */
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
