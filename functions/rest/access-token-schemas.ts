import { z } from '@hono/zod-openapi';
import {
  ACCESS_TOKEN_LIFETIMES,
  DEFAULT_ACCESS_TOKEN_LIFETIME,
  MAX_ACCESS_TOKEN_NAME_LENGTH,
} from '../../domain/access-token.ts';

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
    'What the token allows: reading, or also running and submitting code, completing lessons, revealing hints and changing the profile.',
});

const accessToken = z
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

export const accessTokenList = z
  .object({ access_tokens: z.array(accessToken) })
  .openapi('AccessTokens', { example: { access_tokens: [example] } });

export const accessTokenBody = z
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

export const createdAccessToken = z
  .object({
    access_token: accessToken,
    token: z.string().openapi({
      description: "The token itself, to send as `Authorization: Bearer`. It can't be shown again.",
    }),
  })
  .openapi('CreatedAccessToken', {
    example: { access_token: example, token: 'packetsmith_…x7Qa' },
  });
