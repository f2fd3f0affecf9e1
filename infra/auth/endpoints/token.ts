import { AuthError } from '../auth-error.ts';
import type { AuthAnswer, AuthCall, Endpoint } from '../http/endpoint.ts';
import { idTokenGrant, web3Grant } from './disabled-grants.ts';
import { passwordGrant } from './password-grant.ts';
import { pkceGrant } from './pkce-grant.ts';
import { refreshGrant } from './refresh-grant.ts';

const GRANTS = new Map<string | null, Endpoint>([
  ['id_token', idTokenGrant],
  ['password', passwordGrant],
  ['pkce', pkceGrant],
  ['refresh_token', refreshGrant],
  ['web3', web3Grant],
]);

/** `POST /token?grant_type=…`: trades what somebody knows or holds for a session, RFC 6749 section 5. */
export async function token(call: AuthCall): Promise<AuthAnswer> {
  const grant = GRANTS.get(call.query.get('grant_type'));
  if (grant !== undefined) return grant(call);
  throw new AuthError({ status: 400, code: 'invalid_credentials' }, 'unsupported_grant_type');
}
