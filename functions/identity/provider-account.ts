import { z } from 'zod';
import { Failure } from '../../domain/failure.ts';
import type { Identity, ProviderAccount } from '../services/ports/records.ts';

const TIMEOUT_MS = 5_000;

const user = z.object({
  identities: z
    .array(
      z.object({
        provider: z.string(),
        id: z.string(),
        identity_data: z
          .object({
            user_name: z.string().optional(),
            avatar_url: z
              .url({ protocol: /^https$/ })
              .optional()
              .catch(undefined),
          })
          .optional(),
      }),
    )
    .default([]),
});

/**
 * Asks the auth server which third-party account the caller came through. The caller's own words are not asked.
 *
 * @param server `authUrl` is `<SUPABASE_URL>/auth/v1`
 * @returns null for an e-mail account
 * @throws {Failure} UNAVAILABLE when the auth server does not answer
 */
export async function fetchProviderAccount(
  server: { authUrl: string; anonKey: string },
  identity: Identity,
): Promise<ProviderAccount | null> {
  const response = await fetch(`${server.authUrl}/user`, {
    headers: { authorization: `Bearer ${identity.token}`, apikey: server.anonKey },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new Failure(
      'UNAVAILABLE',
      'The sign-in service does not answer. Try again in a moment.',
      { cause },
    );
  });
  if (!response.ok) throw new Failure('UNAUTHENTICATED', 'This session has ended. Sign in again.');
  const { identities } = user.parse(await response.json());
  const found = identities.find(({ provider }) => provider !== 'email');
  if (!found) return null;
  return {
    provider: found.provider,
    providerId: found.id,
    username: found.identity_data?.user_name ?? '',
    avatarUrl: found.identity_data?.avatar_url ?? null,
  };
}
