import { AuthFailure, invalidRequest } from '../auth-failure.ts';
import type { AuthAnswer, AuthCall } from '../http/endpoint.ts';
import type { ProofKey } from '../proof-key.ts';
import { redirectTarget } from '../redirect-target.ts';
import { insertFlowState } from '../store/flow-states.ts';
import { consumeToken } from '../store/one-time-tokens.ts';
import { openSession } from '../tokens/open-session.ts';
import type { SessionJson } from '../tokens/session-json.ts';
import { confirmAccount, requireVerificationType } from './confirm-account.ts';

const OAUTH_ERRORS = new Map([
  [400, 'invalid_request'],
  [401, 'unauthorized_client'],
  [403, 'access_denied'],
]);

/** `GET /verify?token=…&type=signup`: the link of a mail; leads to the site, signed in or with the reason why not. */
export async function verifyLink(call: AuthCall): Promise<AuthAnswer> {
  const secret = call.query.get('token') ?? call.query.get('token_hash');
  if (!secret) throw invalidRequest('Verify requires a token or a token hash');
  try {
    requireVerificationType(call.query.get('type'));
    const confirmed = await consumeToken(call.auth.sql, secret);
    if (confirmed === null) throw expired();
    return { location: await confirm(call, confirmed) };
  } catch (error) {
    if (!(error instanceof AuthFailure)) throw error;
    return { location: withFragment(call, failureParameters(error)) };
  }
}

/** A browser that gave a proof key gets a code that is of use to it alone; any other gets the session itself. */
async function confirm(
  call: AuthCall,
  { userId, proofKey }: { userId: string; proofKey: ProofKey | null },
): Promise<string> {
  return call.auth.sql.begin(async (sql) => {
    await confirmAccount(sql, userId);
    if (proofKey === null) {
      const session = await openSession(call, sql, { userId, method: 'otp' });
      return withFragment(call, sessionParameters(session));
    }
    const target = new URL(redirectTarget(call));
    target.searchParams.set('code', await insertFlowState(sql, { userId, proofKey }));
    return target.href;
  });
}

/** A fragment never reaches a server, nor its log. */
function withFragment(call: AuthCall, fragment: Record<string, string>): string {
  const target = new URL(redirectTarget(call));
  target.hash = new URLSearchParams(fragment).toString();
  return target.href;
}

function sessionParameters(session: SessionJson): Record<string, string> {
  return {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    type: 'signup',
  };
}

function failureParameters({ kind, message }: AuthFailure): Record<string, string> {
  return {
    error: OAUTH_ERRORS.get(kind.status) ?? 'server_error',
    error_code: kind.code,
    error_description: message,
  };
}

function expired(): AuthFailure {
  return new AuthFailure(
    { status: 403, code: 'otp_expired' },
    'Email link is invalid or has expired',
  );
}
