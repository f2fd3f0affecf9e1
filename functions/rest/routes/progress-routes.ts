import { z } from '@hono/zod-openapi';
import { defineRoute, type Route } from '../define-route.ts';
import { activity } from '../learner-schemas.ts';
import { presentActivityDay } from '../present-learner.ts';
import { presentAchievement } from '../presenters.ts';
import { rowLimit } from '../row-limit.ts';
import * as schemas from '../schemas.ts';

/** As the dashboard draws it, and the longest span: a leap year. */
const USUAL_DAYS = 14;
const MOST_DAYS = 366;

const activityQuery = z.object({
  days: rowLimit({
    usual: USUAL_DAYS,
    most: MOST_DAYS,
    description: 'How many days, up to today.',
  }),
});

/** What can be reached, and how the learner came there day by day. */
export const progressRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/achievements',
    operationId: 'listAllAchievements',
    summary: 'Everything that can be earned, earned or not.',
    tag: 'Challenges',
    isPublic: true,
    isRevalidated: true,
    answer: z.array(schemas.achievement),
    run: async ({ services, requestContext }) =>
      (await services.progress.allAchievements(requestContext)).map((achievement) =>
        presentAchievement(achievement),
      ),
  }),
  defineRoute({
    method: 'get',
    path: '/api/users/activity',
    operationId: 'listActivity',
    summary: "The learner's own calendar days, oldest first and today last.",
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
