import { z } from 'zod';
import { AuthError } from '../auth-error.ts';
import { beginAuthorization, NO_REQUESTER } from '../github/begin-authorization.ts';
import { finishAuthorization } from '../github/finish-authorization.ts';
import { requireSameBrowser } from '../github/same-browser.ts';
import { maskError } from '../http/auth-response.ts';
import type { AuthAnswer, AuthCall } from '../http/endpoint.ts';
import { describeError, landWithError } from '../landing.ts';
import { type OAuthState, takeOAuthState } from '../repositories/oauth-states.ts';

/**
 * `GET /authorize?provider=github&redirect_to=…`: redirects a browser to GitHub for the user's
 * consent, RFC 6749 section 4.1.1.
 */
export async function authorize(call: AuthCall): Promise<AuthAnswer> {
  const { url, headers } = await beginAuthorization(call, NO_REQUESTER);
  return { location: url, status: 302, headers };
}

const text = z.string().catch('').default('');
const NOTHING = { state: '', code: '', error: '', error_description: '' };
const callbackShape = z
  .object({ state: text, code: text, error: text, error_description: text })
  .catch(NOTHING);

type CallbackParameters = z.infer<typeof callbackShape>;

/**
 * `GET|POST /callback`: the URL that GitHub redirects a browser back to, RFC 6749 section 4.1.2.
 * Always redirects it on to the site, signed in or with an error.
 */
export async function callback(call: AuthCall): Promise<AuthAnswer> {
  const parameters = callbackShape.parse(call.body ?? Object.fromEntries(call.query));
  let target = call.auth.options.siteUrl;
  try {
    const state = await recognize(call, parameters);
    target = state.redirect_to;
    return { location: await redirectAfter(call, state, parameters), status: 302 };
  } catch (error) {
    const failure = maskError(call.auth, error);
    logCause(call, failure);
    return { location: landWithError(target, describeError(failure)), status: 302 };
  }
}

async function recognize({ auth }: AuthCall, { state }: CallbackParameters): Promise<OAuthState> {
  if (state !== '') return takeOAuthState(auth.sql, state);
  throw badCallback('OAuth state parameter missing');
}

async function redirectAfter(
  call: AuthCall,
  state: OAuthState,
  parameters: CallbackParameters,
): Promise<string> {
  const { code, error, error_description } = parameters;
  requireSameBrowser(call, state);
  // GitHub's own message: the user declined, or the OAuth app is misconfigured.
  if (error !== '') return landWithError(state.redirect_to, { error, error_description });
  if (code !== '') return finishAuthorization(call, state, code);
  throw badCallback('OAuth callback with missing authorization code missing');
}

/** Errors of the GitHub client contain no secrets. Of any other error, only the name is logged. */
function logCause({ auth }: AuthCall, { kind, cause }: AuthError): void {
  if (!(cause instanceof Error)) return;
  const reason = cause.name === 'Error' ? cause.message : cause.name;
  auth.options.log({ event: 'auth_provider_failed', code: kind.code, reason });
}

function badCallback(message: string): AuthError {
  return new AuthError({ status: 400, code: 'bad_oauth_callback' }, message);
}
