import { z } from '@hono/zod-openapi';

/** How many rows of a list a request can ask for. */
interface RowLimit {
  /** The default. */
  usual: number;
  most: number;
  description: string;
}

/** Creates the schema of a query parameter that limits the number of rows in a response. */
export function rowLimit({ usual, most, description }: RowLimit) {
  const [integer, range] = [
    `it must be an integer from 1 to ${most}`,
    `it must be from 1 to ${most}`,
  ];
  return z.coerce
    .number(integer)
    .min(1, range)
    .max(most, range)
    .int(integer)
    .default(usual)
    .openapi({
      type: 'integer',
      minimum: 1,
      maximum: most,
      default: usual,
      description,
      example: usual,
    });
}

/** The default and the maximum number of rows in the lists of recent items. */
export const RECENT = 5;
const MOST_RECENT = 100;

/** The query parameters of a list of recent items. */
export const recentQuery = z.object({
  limit: rowLimit({
    usual: RECENT,
    most: MOST_RECENT,
    description: 'The maximum number of items to return.',
  }),
});

/** The default and the maximum number of submissions per page. */
const PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;

/** @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/ */
export const submissionHeaders = z.object({
  'Idempotency-Key': z.string().min(1).max(128).optional().openapi({
    description:
      'A unique value that the client chooses, such as a UUID. Repeating a request with the same key and code returns the first result, and nothing is awarded twice. The same key with different code is a conflict.',
    example: '9d2f1c52-6c5e-4a0e-8a44-0c9d1a2f4f7b',
  }),
});

export const submissionPageQuery = z.object({
  challenge_id: z.string().optional().openapi({
    description: 'Returns only submissions for this challenge.',
    example: 'port-scanner',
  }),
  limit: rowLimit({
    usual: PAGE_SIZE,
    most: MAX_PAGE_SIZE,
    description: 'The maximum number of submissions to return.',
  }),
  cursor: z.string().optional().openapi({
    description: 'The `next_cursor` of the previous page. Defaults to the first page.',
  }),
});
