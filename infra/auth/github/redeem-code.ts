import { z } from 'zod';
import { askGitHub } from './ask-git-hub.ts';
import type { GitHubRegistration, ProviderTokens } from './git-hub.ts';

const answer = z.union([
  z.object({ access_token: z.string().min(1), refresh_token: z.string().optional() }),
  z.object({ error: z.string() }),
]);

/**
 * Trades the code that a browser brought from GitHub for a token, RFC 6749 section 4.1.3.
 *
 * @throws {Error} when GitHub does not know the code, or does not answer
 */
export async function redeemCode(
  address: string,
  { clientId, clientSecret, callbackUrl }: GitHubRegistration & { callbackUrl: string },
  code: string,
): Promise<ProviderTokens> {
  const body = new URLSearchParams({
    client_id: clientId,
    client_secret: clientSecret,
    code,
    grant_type: 'authorization_code',
    redirect_uri: callbackUrl,
  });
  const headers = { accept: 'application/json' };
  // GitHub answers 200 for a code that it refuses, too.
  const found = answer.parse(await askGitHub(address, { method: 'POST', headers, body }));
  if ('error' in found) throw new Error(`GitHub refused the code: ${found.error}.`);
  const { access_token: token, refresh_token: refreshToken } = found;
  return {
    provider_token: token,
    ...(refreshToken ? { provider_refresh_token: refreshToken } : {}),
  };
}
