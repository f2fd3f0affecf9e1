import { z } from '@hono/zod-openapi';
import { defineRoute, type Route } from '../define-route.ts';
import { activity } from '../learner-schemas.ts';
import { presentActivityDay } from '../present-learner.ts';
import { presentAchievement } from '../presenters.ts';
import { rowLimit } from '../query-parameters.ts';
import * as schemas from '../schemas.ts';

/** The default, which the dashboard shows, and the maximum: a leap year. */
const USUAL_DAYS = 14;
const MOST_DAYS = 366;

const activityQuery = z.object({
  days: rowLimit({
    usual: USUAL_DAYS,
    most: MOST_DAYS,
    description: 'The number of days, up to today.',
  }),
});

/** The routes of achievements and daily activity. */
export const progressRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/achievements',
    operationId: 'listAllAchievements',
    summary: 'List all achievements, earned or not.',
    tag: 'Challenges',
    isPublic: true,
    isRevalidated: true,
    answer: z.array(schemas.achievement),
    run: async ({ services, requestContext }) =>
      (await services.progress.allAchievements(requestContext)).map(presentAchievement),
  }),
  defineRoute({
    method: 'get',
    path: '/api/users/achievements-ahead',
    operationId: 'listAchievementsAhead',
    summary: "List the achievements that the learner hasn't earned, the nearest first.",
    tag: 'Account',
    answer: schemas.achievementsAhead,
    run: async ({ services, requestContext }) => ({
      achievements: (await services.progress.achievementsAhead(requestContext)).map(
        ({ achievement, progress }) => ({ achievement: presentAchievement(achievement), progress }),
      ),
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/users/activity',
    operationId: 'listActivity',
    summary: "List the learner's activity per calendar day, oldest first, up to today.",
    tag: 'Account',
    query: activityQuery,
    answer: activity,
    run: async ({ services, requestContext, query }) => ({
      activity: (await services.progress.activity(requestContext, query.days)).map(
        presentActivityDay,
      ),
    }),
  }),
];
