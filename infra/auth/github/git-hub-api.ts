import { z } from 'zod';
import type { ProviderAccount } from './provider-account.ts';
import type { GitHubRegistration, ProviderTokens } from './git-hub.ts';

/** PostgreSQL can't store NUL or half of a surrogate pair. */
const text = z.string().transform((value) => value.replaceAll('\0', '').toWellFormed());

const user = z.object({
  id: z.int().positive(),
  login: text.default(''),
  name: text.nullish(),
  avatar_url: text.nullish(),
});
const emails = z.array(
  z.object({
    email: text.default(''),
    primary: z.boolean().default(false),
    verified: z.boolean().default(false),
  }),
);

/**
 * Fetches the account of a token from GitHub.
 *
 * @param api the base URL of GitHub's REST API
 * @throws {Error} if GitHub does not return it
 * @see https://docs.github.com/en/rest/users/users#get-the-authenticated-user
 * @see https://docs.github.com/en/rest/users/emails#list-email-addresses-for-the-authenticated-user
 */
export async function fetchGitHubAccount(api: string, token: string): Promise<ProviderAccount> {
  const headers = {
    accept: 'application/vnd.github+json',
    authorization: `Bearer ${token}`,
    'x-github-api-version': '2022-11-28',
  };
  const [found, addresses] = await Promise.all([
    askGitHub(`${api}/user`, { headers }).then((answer) => user.parse(answer)),
    askGitHub(`${api}/user/emails?per_page=100`, { headers }).then((answer) =>
      emails.parse(answer),
    ),
  ]);
  return {
    id: String(found.id),
    login: found.login,
    name: found.name ?? null,
    avatarUrl: found.avatar_url ?? null,
    emails: addresses.map(({ email, primary, verified }) => ({
      email,
      isPrimary: primary,
      isVerified: verified,
    })),
    issuer: api,
  };
}
const TIMEOUT_MS = 10_000;

/** The parts of a request to GitHub besides its URL. */
interface GitHubRequest {
  method?: 'POST';
  headers: Record<string, string>;
  body?: URLSearchParams;
}

/**
 * Sends a request to GitHub.
 *
 * @returns the JSON of the response
 * @throws {Error} if there is no response, or an error; its message contains no secret
 */
async function askGitHub(address: string, request: GitHubRequest): Promise<unknown> {
  const response = await fetch(address, {
    ...request,
    // GitHub rejects requests without a user agent.
    headers: { ...request.headers, 'user-agent': 'packetsmith' },
    // Never follows a redirect with a secret.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`GitHub answered ${response.status}.`);
  try {
    return await response.json();
  } catch {
    // Not the parser's message, which may quote a token.
    throw new Error('GitHub answered something other than JSON.');
  }
}

const answer = z.union([
  z.object({ access_token: z.string().min(1), refresh_token: z.string().optional() }),
  z.object({ error: z.string() }),
]);

/**
 * Exchanges a code from GitHub for a token, RFC 6749 section 4.1.3.
 *
 * @throws {Error} if GitHub does not know the code or does not respond
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
  // GitHub responds with 200 even if it rejects the code.
  const found = answer.parse(await askGitHub(address, { method: 'POST', headers, body }));
  if ('error' in found) throw new Error(`GitHub refused the code: ${found.error}.`);
  const { access_token: token, refresh_token: refreshToken } = found;
  return {
    provider_token: token,
    ...(refreshToken ? { provider_refresh_token: refreshToken } : {}),
  };
}
