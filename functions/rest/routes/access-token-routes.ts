import type { z } from '@hono/zod-openapi';
import type { AccessTokenView } from '../../services/access-tokens.ts';
import { accessTokenBody, accessTokenList, createdAccessToken } from '../access-token-schemas.ts';
import { defineRoute, type Route } from '../define-route.ts';
import { success } from '../learner-schemas.ts';

type Presented = z.input<typeof createdAccessToken>['access_token'];

function presentAccessToken(token: AccessTokenView): Presented {
  return {
    id: token.id,
    name: token.name,
    scope: token.scope === 'READ' ? 'read' : 'write',
    ending: token.ending,
    created_at: token.createdAt.toISOString(),
    expires_at: token.expiresAt.toISOString(),
    is_expired: token.isExpired,
    last_used_on: token.lastUsedOn,
  };
}

/** The routes of access tokens. They require a session token. */
export const accessTokenRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/users/access-tokens',
    operationId: 'listAccessTokens',
    summary: "List the learner's access tokens, newest first. Requires a session token.",
    tag: 'Account',
    answer: accessTokenList,
    failures: ['FORBIDDEN'],
    run: async ({ services, requestContext }) => ({
      access_tokens: (await services.accessTokens.list(requestContext)).map(presentAccessToken),
    }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/users/access-tokens',
    operationId: 'createAccessToken',
    summary: 'Create an access token. Requires a session token.',
    tag: 'Account',
    body: accessTokenBody,
    answer: createdAccessToken,
    failures: ['CONFLICT', 'RATE_LIMITED'],
    run: async ({ services, requestContext, body }) => {
      const { accessToken, token } = await services.accessTokens.create(requestContext, {
        name: body.name,
        scope: body.scope === 'read' ? 'READ' : 'WRITE',
        lifetimeDays: body.lifetime_days,
      });
      return { access_token: presentAccessToken(accessToken), token };
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/api/users/access-tokens/{id}',
    operationId: 'revokeAccessToken',
    summary:
      'Revoke an access token immediately. Requires a session token. `success` is false if there is none with this id.',
    tag: 'Account',
    answer: success,
    run: async ({ services, requestContext, id }) => ({
      success: (await services.accessTokens.revoke(requestContext, id)) !== null,
    }),
  }),
];
