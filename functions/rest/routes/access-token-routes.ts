import { z } from '@hono/zod-openapi';
import {
  ACCESS_TOKEN_LIFETIMES,
  DEFAULT_ACCESS_TOKEN_LIFETIME,
  MAX_ACCESS_TOKEN_NAME_LENGTH,
} from '../../../domain/access-token.ts';
import type { AccessTokenView } from '../../services/access-tokens.ts';
import { defineRoute, type Route } from '../define-route.ts';
import { success } from '../learner-schemas.ts';

/** The schemas of access tokens. */

const example = {
  id: '3f1a1f0e-7c54-4f3e-9a7e-5d1b6a2c8e90',
  name: 'Nightly build',
  scope: 'read' as const,
  ending: 'x7Qa',
  created_at: '2026-01-31T12:00:00.000Z',
  expires_at: '2026-05-01T12:00:00.000Z',
  is_expired: false,
  last_used_on: '2026-02-01',
};

const scope = z.enum(['read', 'write']).openapi({
  description:
    'What the token allows: reading, or also running and submitting code, practicing and completing lessons, answering reviews, revealing hints and changing the profile.',
});

const accessTokenSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    scope,
    ending: z.string().openapi({ description: "The token's last characters." }),
    created_at: z.string(),
    expires_at: z.string(),
    is_expired: z.boolean(),
    last_used_on: z
      .string()
      .nullable()
      .openapi({ description: 'YYYY-MM-DD in UTC. Null if it was never used.' }),
  })
  .openapi('AccessToken', { example });

const accessTokenList = z
  .object({ access_tokens: z.array(accessTokenSchema) })
  .openapi('AccessTokens', { example: { access_tokens: [example] } });

const accessTokenBody = z
  .object({
    name: z.string().openapi({
      description: `What it is for, in 1 to ${MAX_ACCESS_TOKEN_NAME_LENGTH} characters.`,
    }),
    scope,
    lifetime_days: z
      .literal(ACCESS_TOKEN_LIFETIMES)
      .default(DEFAULT_ACCESS_TOKEN_LIFETIME)
      .openapi({
        // The generator uses only the first value of a literal.
        type: 'integer',
        enum: [...ACCESS_TOKEN_LIFETIMES],
        description: 'The days until it expires.',
      }),
  })
  .openapi('AccessTokenCreation', {
    example: { name: 'Nightly build', scope: 'read', lifetime_days: 90 },
  });

const createdAccessToken = z
  .object({
    access_token: accessTokenSchema,
    token: z.string().openapi({
      description: "The token itself, to send as `Authorization: Bearer`. It can't be shown again.",
    }),
  })
  .openapi('CreatedAccessToken', {
    example: { access_token: example, token: 'packetsmith_…x7Qa' },
  });

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
    needs: 'session',
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
    needs: 'session',
    summary:
      'Create an access token. Requires the session token of a sign-in within the last ten minutes. The owner gets an email.',
    tag: 'Account',
    body: accessTokenBody,
    answer: createdAccessToken,
    failures: ['REAUTHENTICATION_REQUIRED', 'CONFLICT', 'RATE_LIMITED'],
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
    needs: 'session',
    summary:
      'Revoke an access token immediately. Requires a session token. `success` is false if there is none with this id.',
    tag: 'Account',
    answer: success,
    run: async ({ services, requestContext, id }) => ({
      success: (await services.accessTokens.revoke(requestContext, id)) !== null,
    }),
  }),
];
