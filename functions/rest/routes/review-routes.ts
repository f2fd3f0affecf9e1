import { defineRoute, type Route } from '../define-route.ts';
import {
  presentDailyProblem,
  presentDailyResult,
  presentReviewResult,
  presentReviews,
} from '../present-review.ts';
import * as schemas from '../review-schemas.ts';

/** The routes of reviews and the daily problem. */
export const reviewRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/reviews',
    operationId: 'listReviews',
    summary:
      'List the skills that are due for review, each with an exercise of a practiced or proved lesson, or a solved challenge. None if the learner has turned reviews off.',
    tag: 'Reviews',
    answer: schemas.reviews,
    run: async ({ services, requestContext }) =>
      presentReviews(await services.reviews.list(requestContext)),
  }),
  defineRoute({
    method: 'post',
    path: '/api/reviews/{id}/answers',
    operationId: 'answerReview',
    summary:
      'Grade an answer to a review that is due. The first right one earns 1 XP; the third wrong one ends the review, and the skill comes back the next day. Answers to earlier reviews are practice.',
    tag: 'Reviews',
    body: schemas.reviewAnswerBody,
    answer: schemas.reviewResult,
    failures: ['LOCKED', 'RATE_LIMITED', 'EXECUTION_UNAVAILABLE'],
    run: async ({ services, requestContext, id, body: { answer } }) =>
      presentReviewResult(await services.reviews.answer(requestContext, { reviewId: id, answer })),
  }),
  defineRoute({
    method: 'get',
    path: '/api/daily-problem',
    operationId: 'getDailyProblem',
    summary:
      'Get the problem of the current UTC day, which is the same for everyone who had completed its lesson when the day began. Others get one from the lessons that they had completed, or from the first.',
    tag: 'Reviews',
    answer: schemas.dailyProblem,
    run: async ({ services, requestContext }) =>
      presentDailyProblem(await services.dailyProblem.find(requestContext)),
  }),
  defineRoute({
    method: 'post',
    path: '/api/daily-problem/answers',
    operationId: 'answerDailyProblem',
    summary:
      'Grade an answer to the daily problem. The first right one of three answers earns 2 XP; every further answer is practice.',
    tag: 'Reviews',
    body: schemas.dailyAnswerBody,
    answer: schemas.dailyResult,
    failures: ['LOCKED', 'CONFLICT', 'RATE_LIMITED', 'EXECUTION_UNAVAILABLE'],
    run: async ({ services, requestContext, body }) =>
      presentDailyResult(await services.dailyProblem.answer(requestContext, body)),
  }),
];
