import { ABSENT_PROVIDERS } from './provider-account.ts';
import { invalidRequest } from '../auth-error.ts';
import type { AuthCall } from '../http/endpoint.ts';
import { readProofKey } from '../proof-key.ts';
import { redirectTarget } from '../redirects.ts';
import { insertOAuthState } from '../repositories/oauth-states.ts';
import type { GitHub } from './git-hub.ts';
import { NO_TIE, tieToBrowser } from './same-browser.ts';

/** The user who wants to link a provider's account. */
export interface LinkRequester {
  /** Null for a plain sign-in. */
  userId: string | null;
  sessionId: string | null;
}

/** For a plain sign-in, which links nothing. */
export const NO_REQUESTER: LinkRequester = { userId: null, sessionId: null };

/** The URL that a browser is redirected to, and its cookie. */
export interface Authorization {
  url: string;
  headers: Record<string, string>;
}

/**
 * Prepares the redirect to the provider that the query names, and the way back.
 *
 * @throws {AuthError} validation_failed if the provider is not enabled or the proof key is malformed
 */
export async function beginAuthorization(
  call: AuthCall,
  requester: LinkRequester,
): Promise<Authorization> {
  const { query, auth } = call;
  const gitHub = requireProvider(call);
  const proofKey = readProofKey({
    code_challenge: query.get('code_challenge'),
    code_challenge_method: query.get('code_challenge_method'),
  });
  const tie = proofKey === null ? tieToBrowser(call) : NO_TIE;
  const state = await insertOAuthState(auth.sql, {
    redirect_to: redirectTarget(call),
    proof_key: proofKey,
    linking_user_id: requester.userId,
    linking_session_id: requester.sessionId,
    browser_hash: tie.hash,
  });
  const scopes = query.get('scopes') ?? '';
  return { url: gitHub.authorizationUrl({ state, scopes, hints: query }), headers: tie.headers };
}

function requireProvider({ auth, query }: AuthCall): GitHub {
  const name = (query.get('provider') ?? '').toLowerCase();
  if (name === 'github') {
    if (auth.gitHub !== null) return auth.gitHub;
    throw unsupported(missingPart(auth.options.github));
  }
  const isKnown = ABSENT_PROVIDERS.includes(name);
  throw unsupported(isKnown ? 'provider is not enabled' : `Provider ${name} could not be found`);
}

function missingPart(github: AuthCall['auth']['options']['github']): string {
  if (github == null || github === 'fake') return 'provider is not enabled';
  return github.clientId === '' ? 'missing OAuth client ID' : 'missing OAuth secret';
}

function unsupported(reason: string): Error {
  return invalidRequest(`Unsupported provider: ${reason}`);
}
