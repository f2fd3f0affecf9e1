import { AuthError } from '../auth-error.ts';
import type { FakeGitHub } from '../github/git-hub.ts';
import { type FakeGitHubFields, NO_FIELDS, readDecision } from '../github/fake-accounts.ts';
import { fakeGitHubExpiredPage, fakeGitHubPage, fakeGitHubPolicy } from '../github/fake-page.ts';
import type { AuthAnswer, AuthCall } from '../http/endpoint.ts';
import { findOAuthState, type OAuthState } from '../repositories/oauth-states.ts';

/** `GET /fake-github?state=…`: asks a developer which GitHub account to sign in with. */
export async function showFakeGitHub(call: AuthCall): Promise<AuthAnswer> {
  const fakeGitHub = requireFakeGitHub(call);
  const state = await findOAuthState(call.auth.sql, call.query.get('state') ?? '');
  return state === null ? expired(call, fakeGitHub) : show(fakeGitHub, state, NO_FIELDS);
}

/** `POST /fake-github?state=…`: redirects the browser back as GitHub would, with a code or an error. */
export async function decideFakeGitHub(call: AuthCall): Promise<AuthAnswer> {
  const fakeGitHub = requireFakeGitHub(call);
  requireOwnForm(call);
  const secret = call.query.get('state') ?? '';
  const state = await findOAuthState(call.auth.sql, secret);
  if (state === null) return expired(call, fakeGitHub);
  const decision = readDecision(call.body);
  if ('fields' in decision) return show(fakeGitHub, state, decision.fields);
  const parameters: Record<string, string> =
    'account' in decision
      ? { code: fakeGitHub.issueCode(decision.account), state: secret }
      : {
          error: 'access_denied',
          error_description: 'The user has denied your application access.',
          state: secret,
        };
  const query = new URLSearchParams(parameters).toString();
  return { location: `${call.auth.options.publicUrl}/callback?${query}` };
}

/** A proxy in front of the service may forward requests from other machines. The fake doesn't exist for them. */
function requireFakeGitHub({ auth, isFromHere }: AuthCall): FakeGitHub {
  const fakeGitHub = auth.gitHub?.fakeGitHub ?? null;
  if (fakeGitHub !== null && isFromHere) return fakeGitHub;
  throw new AuthError({ status: 404, code: 'not_found' }, 'There is no endpoint "/fake-github".');
}

/** Another page in the developer's browser must not be able to submit the form. */
function requireOwnForm({ headers }: AuthCall): void {
  const here = URL.parse(`http://${headers.host ?? ''}`)?.host;
  if (here !== undefined && URL.parse(headers.origin ?? '')?.host === here) return;
  throw new AuthError(
    { status: 403, code: 'bad_oauth_callback' },
    'Submissions from other pages are not accepted here.',
  );
}

function show(fakeGitHub: FakeGitHub, state: OAuthState, fields: FakeGitHubFields): AuthAnswer {
  const { css } = fakeGitHub;
  const target = new URL(state.redirect_to);
  const origin = target.origin === 'null' ? target.protocol : target.origin;
  return {
    page: fakeGitHubPage({ css, origin, fields }),
    status: Object.keys(fields.errors).length === 0 ? 200 : 400,
    headers: pageHeaders(css, state.redirect_to),
  };
}

function expired({ auth }: AuthCall, { css }: FakeGitHub): AuthAnswer {
  const page = fakeGitHubExpiredPage(css, auth.options.siteUrl);
  return { page, status: 400, headers: pageHeaders(css, null) };
}

function pageHeaders(css: string, destination: string | null): Record<string, string> {
  return {
    'content-security-policy': fakeGitHubPolicy(css, destination),
    // The form must send its origin, and other sites must not see the state in the URL.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}
