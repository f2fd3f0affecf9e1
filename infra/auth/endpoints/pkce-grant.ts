import { z } from 'zod';
import { AuthError, invalidRequest } from '../auth-error.ts';
import { readFields, type AuthAnswer, type AuthCall } from '../http/endpoint.ts';
import { GITHUB } from '../github/provider-account.ts';
import { unsealTokens } from '../github/sealed-tokens.ts';
import { linkProvider } from '../link-provider.ts';
import { isProven } from '../proof-key.ts';
import { deleteFlowState, lockFlowState, type FlowState } from '../repositories/flow-states.ts';
import { openSession } from '../tokens/session.ts';

const shape = z.object({ auth_code: z.string().nullish(), code_verifier: z.string().nullish() });

/** `POST /token?grant_type=pkce`: exchanges a code for a session, in the browser that requested it. */
export async function pkceGrant(call: AuthCall): Promise<AuthAnswer> {
  const { auth_code: code, code_verifier: verifier } = readFields(call, shape);
  if (!code || !verifier) {
    throw invalidRequest('invalid request: both auth code and code verifier should be non-empty');
  }
  const session = await call.auth.sql.begin(async (sql) => {
    const state = await lockFlowState(sql, code);
    if (state === null) {
      throw refused(404, 'flow_state_not_found', 'no valid flow state found');
    }
    if (state.is_expired) throw refused(422, 'flow_state_expired', 'flow state has expired');
    if (!isProven(state.proof_key, verifier)) {
      throw new AuthError(
        { status: 400, code: 'bad_code_verifier' },
        'code challenge does not match previously saved code verifier',
      );
    }
    await deleteFlowState(sql, state.id);
    if (state.linked_claims !== null) {
      await linkProvider(sql, state.user_id, { provider: GITHUB, claims: state.linked_claims });
    }
    const signIn = { userId: state.user_id, method: state.authentication_method };
    return { ...(await openSession(call, sql, signIn)), ...(await providerTokens(state, code)) };
  });
  return { json: session };
}

/** Sent to the client once. The service doesn't store them. */
async function providerTokens(
  { sealed_provider_tokens: sealed }: FlowState,
  code: string,
): Promise<object> {
  return sealed === null ? {} : unsealTokens(sealed, code);
}

function refused(status: number, code: string, reason: string): AuthError {
  return new AuthError({ status, code }, `invalid flow state, ${reason}`);
}
