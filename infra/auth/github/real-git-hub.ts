import { z } from 'zod';
import { AuthError } from '../auth-error.ts';
import type {
  AuthorizationRequest,
  GitHub,
  GitHubRegistration,
  ProviderTokens,
} from './git-hub.ts';
import type { ProviderAccount } from './provider-account.ts';

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
async function fetchGitHubAccount(api: string, token: string): Promise<ProviderAccount> {
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
  if (!response.ok) throw new Error(`GitHub responded with status ${response.status}.`);
  try {
    return await response.json();
  } catch {
    // Not the parser's message, which may quote a token.
    throw new Error('GitHub did not respond with JSON.');
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
async function redeemCode(
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
  if ('error' in found) throw new Error(`GitHub rejected the code: ${found.error}.`);
  const { access_token: token, refresh_token: refreshToken } = found;
  return {
    provider_token: token,
    ...(refreshToken ? { provider_refresh_token: refreshToken } : {}),
  };
}

/** The scope that the service itself needs: the email addresses. */
const OWN_SCOPE = 'user:email';
/** The parameters that a client may add to the URL of GitHub's page. */
const HINTS = ['allow_signup', 'login', 'prompt'];

/**
 * GitHub itself, as an OAuth app.
 *
 * @see https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
 */
export function createRealGitHub(
  registration: GitHubRegistration & { callbackUrl: string },
): GitHub {
  const { url } = registration;
  const site = url ?? 'https://github.com';
  const api = url === undefined ? 'https://api.github.com' : `${url}/api/v3`;
  return {
    authorizationUrl: (request) => authorizationUrl(site, registration, request),
    redeem: async (code) => {
      const tokens = await explained('Unable to exchange external code', () =>
        redeemCode(`${site}/login/oauth/access_token`, registration, code),
      );
      const account = await explained('Error getting user profile from external provider', () =>
        fetchGitHubAccount(api, tokens.provider_token),
      );
      return { account, tokens };
    },
    fakeGitHub: null,
  };
}

function authorizationUrl(
  site: string,
  { clientId, callbackUrl }: GitHubRegistration & { callbackUrl: string },
  { state, scopes, hints }: AuthorizationRequest,
): string {
  const target = new URL(`${site}/login/oauth/authorize`);
  for (const name of HINTS) {
    const hint = hints.get(name);
    if (hint !== null) target.searchParams.set(name, hint);
  }
  const requestedScopes = scopes.split(/[\s,]+/).filter((scope) => scope !== '');
  target.searchParams.set('client_id', clientId);
  target.searchParams.set('redirect_uri', callbackUrl);
  target.searchParams.set('response_type', 'code');
  target.searchParams.set('scope', [OWN_SCOPE, ...requestedScopes].join(' '));
  target.searchParams.set('state', state);
  return target.href;
}

/** Replaces any error of a request to GitHub with GoTrue's message, and keeps the cause for the log. */
async function explained<Result>(message: string, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (cause) {
    throw new AuthError({ status: 500, code: 'unexpected_failure' }, message, { cause });
  }
}
