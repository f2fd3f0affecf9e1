import { defineRoute, type Route } from '../define-route.ts';
import { accountSessions, deletionBody, success } from '../learner-schemas.ts';
import { presentSession } from '../present-learner.ts';

/** Where the learner is signed in, and the end of it all. */
export const sessionRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/users/sessions',
    operationId: 'listSessions',
    summary: 'Where the learner is signed in: this one first, then the one that was active last.',
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
    summary: 'Signs a browser of the learner out. No success when that session had ended already.',
    tag: 'Account',
    answer: success,
    run: async ({ services, requestContext, id }) => ({
      success: (await services.accounts.endSession(requestContext, id)) !== null,
    }),
  }),
  defineRoute({
    // Not DELETE: the confirmation is a body, which clients and proxies drop from it.
    method: 'post',
    path: '/api/users/delete-account',
    operationId: 'deleteAccount',
    summary: 'Deletes the account and everything that is personal in it. Cannot be undone.',
    tag: 'Account',
    body: deletionBody,
    answer: success,
    run: async ({ services, requestContext, body }) => ({
      success: await services.accounts.delete(requestContext, body.confirm_username),
    }),
  }),
];
