import { z } from 'zod';
import { AuthError, invalidRequest } from '../auth-error.ts';
import { type AuthAnswer, type AuthCall, type Endpoint, readFields } from '../http/endpoint.ts';
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

/** `POST /token?grant_type=…`: exchanges credentials or a code for a session, RFC 6749 section 5. */
export async function token(call: AuthCall): Promise<AuthAnswer> {
  const grant = GRANTS.get(call.query.get('grant_type'));
  if (grant !== undefined) return grant(call);
  throw new AuthError({ status: 400, code: 'invalid_credentials' }, 'unsupported_grant_type');
}

const shape = z.object({
  id_token: z.string().nullish(),
  provider: z.string().nullish(),
  client_id: z.string().nullish(),
  issuer: z.string().nullish(),
});

/** The providers whose ID tokens clients may have, with their issuers. */
const ISSUERS = new Map([
  ['apple', 'https://appleid.apple.com'],
  ['facebook', 'https://www.facebook.com'],
  ['google', 'https://accounts.google.com'],
  ['kakao', 'https://kauth.kakao.com'],
]);

/**
 * `POST /token?grant_type=id_token`: rejects an ID token of another provider.
 *
 * @throws {AuthError} provider_disabled, because none is enabled
 */
function idTokenGrant(call: AuthCall): AuthAnswer {
  const { id_token: token, provider, client_id: clientId, issuer } = readFields(call, shape);
  if (!token) throw invalidRequest('id_token required');
  if (!provider && !(clientId && issuer)) {
    throw invalidRequest('provider or client_id and issuer required');
  }
  throw new AuthError(
    { status: 400, code: 'provider_disabled' },
    `Provider (issuer "${issuerOf(provider ?? '') ?? issuer ?? ''}") is not enabled`,
  );
}

/** Null for an unknown provider. */
function issuerOf(provider: string): string | null {
  return ISSUERS.get(provider) ?? null;
}

/**
 * `POST /token?grant_type=web3`: rejects signing in with a wallet.
 *
 * @throws {AuthError} web3_provider_disabled
 */
function web3Grant(): AuthAnswer {
  throw new AuthError({ status: 422, code: 'web3_provider_disabled' }, 'Web3 provider is disabled');
}
