import type { Queryable } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { canonicalEmail } from '../user-input.ts';
import type { AuthCall } from '../http/endpoint.ts';
import { landWithCode, landWithSession } from '../landing.ts';
import { requireMailAllowance, requireMailInterval } from '../limits/mail-limits.ts';
import { linkProvider, requireLinkable } from '../link-provider.ts';
import { sendTokenMail } from '../mails/token-mail.ts';
import { signInByProvider, type ProviderSignIn } from '../sign-in-by-provider.ts';
import { insertFlowState } from '../repositories/flow-states.ts';
import type { OAuthState } from '../repositories/oauth-states.ts';
import { openSession } from '../tokens/session.ts';
import type { ProviderTokens } from './git-hub.ts';
import { claimsOf, GITHUB, type ProviderAccount } from './provider-account.ts';

/** A browser that has returned with the user's consent. */
interface Return {
  state: OAuthState;
  signIn: ProviderSignIn;
  tokens: ProviderTokens;
}

/**
 * Signs a user in, or links an account, with the code that a browser brings back from GitHub.
 *
 * @returns the URL to redirect the browser to
 * @throws {AuthError} saying why it isn't signed in
 */
export async function finishAuthorization(
  call: AuthCall,
  state: OAuthState,
  code: string,
): Promise<string> {
  const { gitHub } = call.auth;
  if (gitHub === null) {
    throw new AuthError(
      { status: 400, code: 'oauth_provider_not_supported' },
      'Unsupported provider: provider is not enabled',
    );
  }
  const { account, tokens } = await gitHub.redeem(code);
  const back = { state, tokens, signIn: { provider: GITHUB, claims: readClaims(account) } };
  const { linking_user_id: requester } = state;
  return requester === null ? signIn(call, back) : link(call, requester, back);
}

/** Only the primary address counts: the user may have lost access to the others. */
function readClaims(account: ProviderAccount): ProviderSignIn['claims'] {
  const primary = account.emails.find(({ email, isPrimary }) => isPrimary && email !== '');
  if (primary === undefined) {
    throw new AuthError(
      { status: 500, code: 'unexpected_failure' },
      'Error getting user email from external provider',
    );
  }
  return claimsOf(account, { ...primary, email: canonicalEmail(primary.email) });
}

async function signIn(call: AuthCall, back: Return): Promise<string> {
  const { auth } = call;
  const outcome = await auth.sql.begin(async (sql) => {
    const found = await signInByProvider(auth, sql, back.signIn);
    return 'refusal' in found ? found : { target: await land(call, sql, { ...back, ...found }) };
  });
  if ('target' in outcome) return outcome.target;
  if (!auth.options.isAutoconfirmed) {
    requireMailInterval(call, 'confirmation', outcome.unconfirmed.email);
    await requireMailAllowance(call, outcome.unconfirmed.email);
    const query = new URLSearchParams({ redirect_to: back.state.redirect_to });
    const proofKey = back.state.proof_key;
    await sendTokenMail({ ...call, query }, { kind: 'signup', ...outcome.unconfirmed, proofKey });
  }
  throw outcome.refusal;
}

/** With a proof key, linking waits for the proof, so that no one can link another person's consent to their own account. */
async function link(call: AuthCall, userId: string, back: Return): Promise<string> {
  const { state, signIn: account, tokens } = back;
  return call.auth.sql.begin(async (sql) => {
    if (state.proof_key === null) {
      await linkProvider(sql, userId, account);
      return land(call, sql, { ...back, userId });
    }
    await requireLinkable(sql, userId, account);
    const code = await insertFlowState(sql, {
      userId,
      proofKey: state.proof_key,
      method: 'oauth',
      providerTokens: tokens,
      link: { claims: account.claims, sessionId: state.linking_session_id },
    });
    return landWithCode(state.redirect_to, code);
  });
}

async function land(
  call: AuthCall,
  sql: Queryable,
  { userId, state, tokens }: Return & { userId: string },
): Promise<string> {
  const { proof_key: proofKey, redirect_to: target } = state;
  if (proofKey === null) {
    const session = await openSession(call, sql, { userId, method: 'oauth' });
    return landWithSession(target, session, { ...tokens });
  }
  const flow = { userId, proofKey, method: 'oauth', providerTokens: tokens };
  return landWithCode(target, await insertFlowState(sql, flow));
}
