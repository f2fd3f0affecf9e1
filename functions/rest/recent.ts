import { z } from '@hono/zod-openapi';
import { rowLimit } from './row-limit.ts';

/** How many rows the recent lists return unless the caller says, and the most that they may. */
export const RECENT = 5;
const MOST_RECENT = 100;

/** What a recent list can be asked for. */
export const recentQuery = z.object({
  limit: rowLimit({
    usual: RECENT,
    most: MOST_RECENT,
    description: 'How many the list has at most.',
  }),
});
