import { z } from '@hono/zod-openapi';
import { defineRoute, type Route } from '../define-route.ts';
import {
  followBody,
  followedLearner,
  following,
  leaderboard,
  leaderboardPeriod,
  leaderboardScope,
  success,
} from '../learner-schemas.ts';
import { presentFollowed, presentLeaderboard } from '../present-learner.ts';
import { rowLimit } from '../query-parameters.ts';

const leaderboardQuery = z.object({
  period: leaderboardPeriod.default('all_time'),
  among: leaderboardScope.default('everyone'),
  limit: rowLimit({
    usual: 50,
    most: 100,
    description: 'The maximum number of learners to return.',
  }),
});

const PERIODS = { week: 'WEEK', all_time: 'ALL_TIME' } as const;
const SCOPES = { everyone: 'EVERYONE', following: 'FOLLOWING' } as const;

/** The routes of the leaderboard. */
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
    run: async ({ services, requestContext, query: { period, among, limit } }) => {
      const query = { period: PERIODS[period], among: SCOPES[among], first: limit };
      const board = await services.leaderboard.top(requestContext, query);
      return presentLeaderboard(board, { period, among });
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/users/following',
    operationId: 'listFollowing',
    summary: 'Get the learners whom the learner follows, in alphabetical order.',
    tag: 'Leaderboard',
    answer: following,
    run: async ({ services, requestContext }) => ({
      following: (await services.follows.list(requestContext)).map(presentFollowed),
    }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/users/following',
    operationId: 'followLearner',
    summary:
      "Follow a learner on the leaderboard, who isn't told. Following the same one again changes nothing.",
    tag: 'Leaderboard',
    body: followBody,
    answer: followedLearner,
    failures: ['CONFLICT', 'RATE_LIMITED'],
    run: async ({ services, requestContext, body }) =>
      presentFollowed(await services.follows.follow(requestContext, body.username)),
  }),
  defineRoute({
    method: 'delete',
    path: '/api/users/following/{id}',
    operationId: 'unfollowLearner',
    summary:
      "Stop following a learner, by username. `success` is false if the learner wasn't followed.",
    tag: 'Leaderboard',
    answer: success,
    failures: ['RATE_LIMITED'],
    run: async ({ services, requestContext, id }) => ({
      success: (await services.follows.unfollow(requestContext, id)) !== null,
    }),
  }),
];
