import { AuthError } from '../auth-error.ts';
import type { Endpoint, EndpointTable } from '../http/endpoint.ts';
import { authenticate } from '../tokens/authenticate.ts';
import { enrollFactor, useFactor } from './disabled-factors.ts';

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
