import { z } from 'zod';
import { AuthError, invalidRequest } from '../auth-error.ts';
import { readFields, type AuthAnswer, type AuthCall } from '../http/endpoint.ts';

const shape = z.object({
  id_token: z.string().nullish(),
  provider: z.string().nullish(),
  client_id: z.string().nullish(),
  issuer: z.string().nullish(),
});

/** The providers whose tokens of identity clients may hold, and who signs those. */
const ISSUERS = new Map([
  ['apple', 'https://appleid.apple.com'],
  ['facebook', 'https://www.facebook.com'],
  ['google', 'https://accounts.google.com'],
  ['kakao', 'https://kauth.kakao.com'],
]);

/**
 * `POST /token?grant_type=id_token`: would trade a token of identity of another provider for a session.
 *
 * @throws {AuthError} provider_disabled: none is enabled
 */
export function idTokenGrant(call: AuthCall): AuthAnswer {
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

/** Null for a provider that is not known here. */
function issuerOf(provider: string): string | null {
  return ISSUERS.get(provider) ?? null;
}

/**
 * `POST /token?grant_type=web3`: would trade the signature of a wallet for a session.
 *
 * @throws {AuthError} web3_provider_disabled
 */
export function web3Grant(): AuthAnswer {
  throw new AuthError({ status: 422, code: 'web3_provider_disabled' }, 'Web3 provider is disabled');
}
