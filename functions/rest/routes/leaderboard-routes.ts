import { z } from '@hono/zod-openapi';
import { defineRoute, type Route } from '../define-route.ts';
import { leaderboard, leaderboardPeriod } from '../learner-schemas.ts';
import { presentLeaderboard } from '../present-learner.ts';
import { rowLimit } from '../query-parameters.ts';

const leaderboardQuery = z.object({
  period: leaderboardPeriod.default('all_time'),
  limit: rowLimit({
    usual: 50,
    most: 100,
    description: 'The maximum number of learners to return.',
  }),
});

const PERIODS = { week: 'WEEK', all_time: 'ALL_TIME' } as const;

/** The route of the leaderboard. */
export const leaderboardRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/leaderboard',
    operationId: 'getLeaderboard',
    summary: "Get the listed learners, most XP first, and the learner's own rank.",
    tag: 'Leaderboard',
    isPublic: true,
    query: leaderboardQuery,
    answer: leaderboard,
    run: async ({ services, requestContext, query: { period, limit } }) =>
      presentLeaderboard(
        await services.leaderboard.top(requestContext, { period: PERIODS[period], first: limit }),
        period,
      ),
  }),
];
