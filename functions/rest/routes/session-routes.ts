import { defineRoute, type Route } from '../define-route.ts';
import { accountSessions, deletionBody, success } from '../learner-schemas.ts';
import { presentSession } from '../present-learner.ts';

/** The routes of sessions and of account deletion. */
export const sessionRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/users/sessions',
    operationId: 'listSessions',
    needs: 'session',
    summary:
      "List the learner's sessions: the current one first, then by last activity. Requires a session token.",
    tag: 'Account',
    answer: accountSessions,
    failures: ['FORBIDDEN'],
    run: async ({ services, requestContext }) => ({
      sessions: (await services.accounts.sessions(requestContext)).map(presentSession),
    }),
  }),
  defineRoute({
    method: 'delete',
    path: '/api/users/sessions/{id}',
    operationId: 'endSession',
    needs: 'session',
    summary:
      'End a session, which signs that browser out. Requires a session token. `success` is false if there is none with this id.',
    tag: 'Account',
    answer: success,
    run: async ({ services, requestContext, id }) => ({
      success: (await services.accounts.endSession(requestContext, id)) !== null,
    }),
  }),
  defineRoute({
    // POST, because clients and proxies drop the body of a DELETE request, and the confirmation is in the body.
    method: 'post',
    path: '/api/users/delete-account',
    operationId: 'deleteAccount',
    needs: 'session',
    summary:
      'Delete the account and all its personal data. This cannot be undone. Requires a session token.',
    tag: 'Account',
    body: deletionBody,
    answer: success,
    run: async ({ services, requestContext, body }) => {
      await services.accounts.delete(requestContext, body.confirm_username);
      return { success: true };
    },
  }),
];
