import { defineRoute, type Route } from '../define-route.ts';
import * as schemas from '../placement-schemas.ts';
import { presentPlacement } from '../present-placement.ts';

/** The routes of placement. */
export const placementRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/placements',
    operationId: 'listPlacements',
    summary: 'List the modules that can be proved by questions, in the order of the learning path.',
    tag: 'Lessons',
    answer: schemas.placements,
    run: async ({ services, requestContext }) => {
      const placements = await services.placement.list(requestContext);
      return { placements: placements.map((one) => presentPlacement(one)) };
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/placements/{id}',
    operationId: 'getPlacement',
    summary: 'Get a module or a lesson that can be proved by questions, with the latest attempt.',
    tag: 'Lessons',
    answer: schemas.placement,
    run: async ({ services, requestContext, id }) =>
      presentPlacement(await services.placement.get(requestContext, id)),
  }),
  defineRoute({
    method: 'post',
    path: '/api/placements/{id}/attempts',
    operationId: 'startPlacement',
    summary:
      "Start an attempt to prove a module or a lesson. An attempt of the same day that isn't over is returned instead; a new one can start on the next day.",
    tag: 'Lessons',
    answer: schemas.placement,
    failures: ['LOCKED', 'RATE_LIMITED'],
    run: async ({ services, requestContext, id }) =>
      presentPlacement(await services.placement.start(requestContext, id)),
  }),
  defineRoute({
    method: 'post',
    path: '/api/placement-attempts/{id}/answers',
    operationId: 'answerPlacement',
    summary:
      'Answer or skip the next question of an attempt. Which answers were right is told at the end. Only the first answer to a question counts; sending another one changes nothing. Proving lessons earns no XP.',
    tag: 'Lessons',
    body: schemas.placementAnswerBody,
    answer: schemas.placement,
    failures: ['LOCKED', 'CONFLICT', 'RATE_LIMITED', 'EXECUTION_UNAVAILABLE'],
    run: async ({ services, requestContext, id, body }) =>
      presentPlacement(await services.placement.answer(requestContext, { ...body, attemptId: id })),
  }),
];
