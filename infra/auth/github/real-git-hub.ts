import { AuthError } from '../auth-error.ts';
import { fetchGitHubAccount, redeemCode } from './git-hub-api.ts';
import type { AuthorizationRequest, GitHub, GitHubRegistration } from './git-hub.ts';

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
  const wanted = scopes.split(/[\s,]+/).filter((scope) => scope !== '');
  target.searchParams.set('client_id', clientId);
  target.searchParams.set('redirect_uri', callbackUrl);
  target.searchParams.set('response_type', 'code');
  target.searchParams.set('scope', [OWN_SCOPE, ...wanted].join(' '));
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
