import { z } from '@hono/zod-openapi';
import { rowLimit } from './row-limit.ts';

/** How many attempts a page has unless the caller says, and the most that it may have. */
const PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;

/** @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/ */
export const submissionHeaders = z.object({
  'Idempotency-Key': z.string().min(1).max(128).optional().openapi({
    description:
      'A name of the call by the caller, such as a UUID. The same key with the same code brings back the first answer and awards nothing twice; with other code it is refused.',
    example: '9d2f1c52-6c5e-4a0e-8a44-0c9d1a2f4f7b',
  }),
});

export const submissionPageQuery = z.object({
  challenge_id: z
    .string()
    .optional()
    .openapi({ description: 'Only attempts at this challenge.', example: 'port-scanner' }),
  limit: rowLimit({
    usual: PAGE_SIZE,
    most: MAX_PAGE_SIZE,
    description: 'How many attempts the page has at most.',
  }),
  cursor: z
    .string()
    .optional()
    .openapi({ description: 'The `next_cursor` of the page before; left out for the first page.' }),
});
