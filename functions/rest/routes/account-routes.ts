import { z } from '@hono/zod-openapi';
import { defineRoute, JsonText, type Route } from '../define-route.ts';
import { presentAchievement, profileOf } from '../presenters.ts';
import * as schemas from '../schemas.ts';
import * as examples from '../examples.ts';

const mergeBody = z
  .object({
    token: z.string().openapi({
      description:
        "The access token of the anonymous session, which proves that it is the learner's own.",
    }),
  })
  .openapi('Merge', {
    example: { token: 'eyJhbGciOiJFUzI1NiJ9.eyJpc19hbm9ueW1vdXMiOnRydWV9.c2ln' },
  });

const mergeResult = z
  .object({
    experience_added: z
      .int()
      .openapi({ description: "The XP that the learner didn't have before." }),
    achievements_earned: z
      .array(schemas.achievement)
      .openapi({ description: 'Those that neither of the two had earned alone.' }),
    profile: schemas.profile,
  })
  .openapi('MergeResult', {
    example: { experience_added: 25, achievements_earned: [], profile: examples.profile },
  });

/** The routes of the signed-in learner's account. */
export const accountRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/auth/profile',
    operationId: 'getProfile',
    summary:
      "Get the signed-in learner's profile. 404 for a third-party account that has none yet.",
    tag: 'Account',
    answer: schemas.profile,
    run: async ({ services, requestContext }) =>
      profileOf(services, await services.learners.require(requestContext)),
  }),
  defineRoute({
    method: 'post',
    path: '/api/auth/oauth-profile',
    operationId: 'createProfile',
    needs: 'session',
    summary: 'Create the profile of a learner who signed in with a third-party provider.',
    tag: 'Account',
    body: schemas.oauthProfileBody,
    answer: schemas.oauthProfileResult,
    failures: ['CONFLICT'],
    run: async ({ services, requestContext, body }) => {
      const learner = await services.learners.createProfile(requestContext, {
        username: body.username,
        firstName: body.first_name,
        lastName: body.last_name,
        timeZone: body.time_zone,
      });
      return { success: true as const, profile: await profileOf(services, learner) };
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/users/merge-anonymous-learner',
    operationId: 'mergeAnonymousLearner',
    needs: 'session',
    summary:
      'Move what an anonymous learner has done to the signed-in learner and delete the anonymous account. What both have done counts once. Requires a session token.',
    tag: 'Account',
    body: mergeBody,
    answer: mergeResult,
    failures: ['CONFLICT'],
    run: async ({ services, requestContext, authenticate, body }) => {
      const proof = await authenticate(`Bearer ${body.token}`);
      const merged = await services.learners.mergeAnonymous(requestContext, proof);
      return {
        experience_added: merged.experienceAdded,
        achievements_earned: merged.achievementsEarned.map(presentAchievement),
        profile: await profileOf(services, await services.learners.require(requestContext)),
      };
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/users/achievements',
    operationId: 'listAchievements',
    summary: 'List the achievements that the learner has earned, newest first.',
    tag: 'Account',
    answer: z.array(schemas.achievement),
    run: async ({ services, requestContext }) =>
      (await services.progress.achievements(requestContext)).map(({ achievement }) =>
        presentAchievement(achievement),
      ),
  }),
  defineRoute({
    method: 'get',
    path: '/api/users/export',
    operationId: 'exportData',
    needs: 'session',
    summary:
      'Export everything stored about the learner, including the code of every submission. Six exports are possible at once, and one more every ten minutes. Requires a session token.',
    tag: 'Account',
    answer: schemas.dataExport,
    failures: ['FORBIDDEN', 'TOO_LARGE'],
    run: async ({ services, requestContext }) =>
      new JsonText(await services.accounts.exportText(requestContext)),
  }),
  defineRoute({
    method: 'get',
    path: '/api/users/dashboard-progress',
    operationId: 'getProgress',
    summary: 'Get the totals on the dashboard.',
    tag: 'Account',
    answer: schemas.dashboardProgress,
    run: async ({ services, requestContext }) => {
      const progress = await services.progress.summary(requestContext);
      return {
        total_challenges_completed: progress.challengesCompleted,
        total_lessons_completed: progress.lessonsCompleted,
        streak_days: progress.streakDays,
      };
    },
  }),
];
