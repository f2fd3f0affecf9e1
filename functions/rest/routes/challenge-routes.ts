import { z } from '@hono/zod-openapi';
import { defineRoute, type Route } from '../define-route.ts';
import { presentChallenge } from '../presenters.ts';
import { recentQuery } from '../query-parameters.ts';
import * as schemas from '../schemas.ts';

const challengeQuery = z.object({
  category_id: z
    .string()
    .optional()
    .openapi({ description: 'Returns only challenges in this category.', example: 'networks' }),
});

/** The routes of the challenge library. Fixed paths come before the path with `{id}`. */
export const challengeRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/challenges',
    operationId: 'listChallenges',
    summary: 'List all challenges, easiest first. Locked ones have no instructions and no code.',
    tag: 'Challenges',
    isPublic: true,
    isRevalidated: true,
    query: challengeQuery,
    answer: z.array(schemas.challenge),
    run: async ({ services, requestContext, query }) =>
      (await services.challenges.list(requestContext, query.category_id ?? null)).map(
        presentChallenge,
      ),
  }),
  defineRoute({
    method: 'get',
    path: '/api/challenges/categories',
    operationId: 'listCategories',
    summary: 'List the categories, in the order of the learning path.',
    tag: 'Challenges',
    isPublic: true,
    isRevalidated: true,
    answer: z.array(schemas.category),
    run: async ({ services, requestContext }) => [
      ...(await services.challenges.categories(requestContext)),
    ],
  }),
  defineRoute({
    method: 'get',
    path: '/api/challenges/recent',
    operationId: 'listRecentChallenges',
    summary: 'List the challenges that the learner worked on, most recent first.',
    tag: 'Challenges',
    query: recentQuery,
    answer: schemas.recentChallenges,
    run: async ({ services, requestContext, query }) => ({
      challenges: (await services.challenges.recent(requestContext, query.limit)).map(
        presentChallenge,
      ),
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/challenges/{id}',
    operationId: 'getChallenge',
    summary: 'Get a challenge.',
    tag: 'Challenges',
    isPublic: true,
    isRevalidated: true,
    answer: schemas.challenge,
    run: async ({ services, requestContext, id }) =>
      presentChallenge(await services.challenges.get(requestContext, id)),
  }),
];
