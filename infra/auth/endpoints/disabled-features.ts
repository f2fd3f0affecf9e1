import { z } from 'zod';
import { AuthError, invalidRequest } from '../auth-error.ts';
import {
  type AuthAnswer,
  type AuthCall,
  type Endpoint,
  type EndpointTable,
  readFields,
} from '../http/endpoint.ts';
import { authenticate } from '../tokens/authenticate.ts';

const factorShape = z.object({ factor_type: z.string().nullish() });

/** The kinds of second factors, by their name in a request. */
const NAMES = new Map([
  ['totp', 'TOTP'],
  ['phone', 'Phone'],
  ['webauthn', 'WebAuthn'],
]);

/**
 * `POST /factors`: rejects adding a second factor.
 *
 * @throws {AuthError} mfa_…_enroll_not_enabled, because no kind is enabled
 */
async function enrollFactor(call: AuthCall): Promise<AuthAnswer> {
  await requirePermanent(call);
  const { factor_type: type } = readFields(call, factorShape);
  const name = NAMES.get(type ?? '');
  if (name === undefined) {
    throw invalidRequest('factor_type needs to be totp, phone, or webauthn');
  }
  throw new AuthError(
    { status: 422, code: `mfa_${type ?? ''}_enroll_not_enabled` },
    `MFA enroll is disabled for ${name}`,
  );
}

/**
 * `POST /factors/:factor_id/challenge` and `/verify`, `DELETE /factors/:factor_id`: rejects using a second factor.
 *
 * @throws {AuthError} mfa_factor_not_found, because nobody has one
 */
async function useFactor(call: AuthCall): Promise<AuthAnswer> {
  await requirePermanent(call);
  return missingFactor(call);
}

/**
 * Responds to a path that names a factor.
 *
 * @throws {AuthError} mfa_factor_not_found, or validation_failed if the path contains no UUID
 */
export function missingFactor({ parameters }: AuthCall): never {
  const isNamed = z.uuid().safeParse(parameters.factor_id).success;
  const code = isNamed ? 'mfa_factor_not_found' : 'validation_failed';
  const message = isNamed ? 'Factor not found' : 'factor_id must be an UUID';
  throw new AuthError({ status: 404, code }, message);
}

async function requirePermanent(call: AuthCall): Promise<void> {
  const { user } = await authenticate(call);
  if (!user.is_anonymous) return;
  throw new AuthError(
    { status: 403, code: 'no_authorization' },
    'Anonymous user not allowed to perform these actions',
  );
}

/** Passkeys, WebAuthn credentials that replace a password. */
const passkeys = disabled('passkey_disabled', 'Passkeys are disabled');
/** Single sign-on with an organization's identity provider. */
const saml = disabled('saml_provider_disabled', 'SAML 2.0 is disabled');
/** Signing in to other services with an account of this one (OAuth server). */
export const oauthServer = disabled('feature_disabled', 'OAuth server is disabled');
/** Custom identity providers that an administrator adds. */
export const customProviders = disabled('feature_disabled', 'Custom OAuth providers are disabled');

/** The features of GoTrue that this service doesn't have. Each responds with GoTrue's own error, which clients recognize. */
export const DISABLED_ENDPOINTS: EndpointTable = {
  '/.well-known/oauth-authorization-server': { GET: oauthServer },
  '/factors': { POST: enrollFactor },
  '/factors/:factor_id': { DELETE: useFactor },
  '/factors/:factor_id/challenge': { POST: useFactor },
  '/factors/:factor_id/verify': { POST: useFactor },
  '/oauth/authorizations/:authorization_id': { GET: oauthServer },
  '/oauth/authorizations/:authorization_id/consent': { POST: oauthServer },
  '/oauth/authorize': { GET: oauthServer },
  '/oauth/clients/register': { POST: oauthServer },
  '/oauth/token': { POST: oauthServer },
  '/oauth/userinfo': { GET: oauthServer },
  '/passkeys': { GET: passkeys },
  '/passkeys/:passkey_id': { PATCH: passkeys, DELETE: passkeys },
  '/passkeys/authentication/options': { POST: passkeys },
  '/passkeys/authentication/verify': { POST: passkeys },
  '/passkeys/registration/options': { POST: passkeys },
  '/passkeys/registration/verify': { POST: passkeys },
  '/sso': { POST: saml },
  '/sso/saml/acs': { POST: saml },
  '/sso/saml/metadata': { GET: saml },
  '/user/oauth/grants': { GET: signedIn(oauthServer), DELETE: signedIn(oauthServer) },
};

function disabled(code: string, message: string): Endpoint {
  return () => {
    throw new AuthError({ status: 404, code }, message);
  };
}

function signedIn(endpoint: Endpoint): Endpoint {
  return async (call) => {
    await authenticate(call);
    return endpoint(call);
  };
}
