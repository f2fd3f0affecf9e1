import { z } from '@hono/zod-openapi';
import type { Learner } from '../../services/ports/records.ts';
import type { Services } from '../../services/services.ts';
import { defineRoute, type Route } from '../define-route.ts';
import { settings, settingsBody, usernameAvailability } from '../learner-schemas.ts';
import { editorSettings, editorSettingsBody } from '../draft-schemas.ts';
import { editorSettingsOf, presentEditorSettings } from '../present-draft.ts';
import { presentSettings } from '../present-learner.ts';

const settingsOf = (services: Services, learner: Learner) =>
  presentSettings(learner, services.learners.timeZoneChangeableAt(learner));

const usernameQuery = z.object({
  username: z
    .string()
    .openapi({ description: 'Uppercase and lowercase are treated as the same.', example: 'ada' }),
});

/** The routes of the learner's settings. */
export const settingsRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/users/settings',
    operationId: 'getSettings',
    summary: "Get the learner's settings.",
    tag: 'Account',
    answer: settings,
    run: async ({ services, requestContext }) =>
      settingsOf(services, await services.learners.require(requestContext)),
  }),
  defineRoute({
    method: 'patch',
    path: '/api/users/settings',
    operationId: 'updateSettings',
    summary: "Change the learner's settings. Omitted fields don't change.",
    tag: 'Account',
    body: settingsBody,
    answer: settings,
    failures: ['CONFLICT'],
    run: async ({ services, requestContext, body }) => {
      const learner = await services.learners.updateProfile(requestContext, {
        username: body.username,
        firstName: body.first_name,
        lastName: body.last_name,
        isListed: body.is_listed,
        hasReviews: body.has_reviews,
        weeklyGoalDays: body.weekly_goal_days,
        timeZone: body.time_zone,
      });
      return settingsOf(services, learner);
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/users/editor-settings',
    operationId: 'getEditorSettings',
    summary: 'Get how the learner set up the editor.',
    tag: 'Account',
    answer: editorSettings,
    run: async ({ services, requestContext }) =>
      presentEditorSettings(await services.editorSettings.find(requestContext)),
  }),
  defineRoute({
    method: 'patch',
    path: '/api/users/editor-settings',
    operationId: 'updateEditorSettings',
    summary:
      "Change how the learner set up the editor, on all devices. Omitted fields don't change.",
    tag: 'Account',
    body: editorSettingsBody,
    answer: editorSettings,
    run: async ({ services, requestContext, body }) =>
      presentEditorSettings(
        await services.editorSettings.update(requestContext, editorSettingsOf(body)),
      ),
  }),
  defineRoute({
    method: 'get',
    // The username is a query parameter because it may contain a slash or be `..`.
    path: '/api/users/username-availability',
    operationId: 'getUsernameAvailability',
    summary: 'Check whether a username is valid and not taken.',
    tag: 'Account',
    isPublic: true,
    query: usernameQuery,
    answer: usernameAvailability,
    failures: ['RATE_LIMITED'],
    run: async ({ services, requestContext, query: { username } }) => ({
      username,
      is_available: await services.learners.isUsernameAvailable(requestContext, username),
    }),
  }),
];
