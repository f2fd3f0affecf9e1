import { z } from '@hono/zod-openapi';
import { defineRoute, type Route } from '../define-route.ts';
import { presentChallenge } from '../presenters.ts';
import { recentQuery } from '../recent.ts';
import * as schemas from '../schemas.ts';

const challengeQuery = z.object({
  category_id: z
    .string()
    .optional()
    .openapi({ description: 'Only challenges of this subject.', example: 'networks' }),
});

/** The library of exercises. A path that names no id stands before the one that does. */
export const challengeRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/challenges',
    operationId: 'listChallenges',
    summary: 'Every challenge, easiest first. Locked ones carry no instructions and no code.',
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
    summary: 'The subjects, in the order of the path.',
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
    summary: 'The challenges that the learner worked on last.',
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
    summary: 'One challenge.',
    tag: 'Challenges',
    isPublic: true,
    isRevalidated: true,
    answer: schemas.challenge,
    run: async ({ services, requestContext, id }) =>
      presentChallenge(await services.challenges.get(requestContext, id)),
  }),
];
