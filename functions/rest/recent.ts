import { z } from '@hono/zod-openapi';
import { rowLimit } from './row-limit.ts';

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
