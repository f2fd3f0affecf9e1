import { z } from '@hono/zod-openapi';
import type { ChallengeView } from '../../services/challenges.ts';
import type { PrerequisiteView } from '../../services/preparation.ts';
import { type Call, defineRoute, type Route } from '../define-route.ts';
import { presentChallenge } from '../presenters.ts';
import { recentQuery } from '../query-parameters.ts';
import * as schemas from '../schemas.ts';

const challengeQuery = z.object({
  category_id: z
    .string()
    .optional()
    .openapi({ description: 'Returns only challenges in this category.', example: 'networks' }),
});

const PREREQUISITE_KINDS = { LESSON: 'lesson', CHALLENGE: 'challenge' } as const;

function presentPrerequisite({ kind, isDone, placementId, ...prerequisite }: PrerequisiteView) {
  return {
    ...prerequisite,
    kind: PREREQUISITE_KINDS[kind],
    is_done: isDone,
    placement_id: placementId,
  };
}

/** Returns a challenge with what prepares the learner for it, and how far they came. */
export async function presentPreparedChallenge(
  { services, requestContext }: Pick<Call<unknown>, 'services' | 'requestContext'>,
  challenge: ChallengeView,
) {
  const prerequisites = await services.preparation.list(requestContext, challenge.id);
  const result = await services.challenges.lastResult(requestContext, challenge.id);
  return presentChallenge(challenge, {
    prerequisites: prerequisites.map(presentPrerequisite),
    next_lesson: await services.preparation.nextLesson(requestContext, challenge.id),
    is_opened_anyway: await services.preparation.isOpenedAnyway(requestContext, challenge.id),
    last_result: result && { passed_count: result.passedCount, case_count: result.caseCount },
  });
}

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
    run: async (call) => {
      const { services, requestContext, query } = call;
      const found = await services.challenges.list(requestContext, query.category_id ?? null);
      return Promise.all(found.map((challenge) => presentPreparedChallenge(call, challenge)));
    },
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
    run: async (call) => {
      const { services, requestContext, query } = call;
      const found = await services.challenges.recent(requestContext, query.limit);
      const challenges = await Promise.all(
        found.map((challenge) => presentPreparedChallenge(call, challenge)),
      );
      return { challenges };
    },
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
    run: async (call) =>
      presentPreparedChallenge(
        call,
        await call.services.challenges.get(call.requestContext, call.id),
      ),
  }),
  defineRoute({
    method: 'post',
    path: '/api/challenges/{id}/open-anyway',
    operationId: 'openChallengeAnyway',
    summary:
      'Record that the learner opens a challenge before doing what prepares for it. Doing it again changes nothing.',
    tag: 'Challenges',
    answer: schemas.challenge,
    failures: ['LOCKED'],
    run: async (call) =>
      presentPreparedChallenge(
        call,
        await call.services.preparation.openAnyway(call.requestContext, call.id),
      ),
  }),
];
