import { ABSENT_PROVIDERS } from '../github/provider-account.ts';
import type { AuthAnswer, AuthCall } from '../http/endpoint.ts';

const CACHE_SECONDS = 600;

/** `GET /.well-known/jwks.json`: returns the public keys of the tokens, RFC 7517 section 5. */
export function jwks({ auth }: AuthCall): AuthAnswer {
  return { json: { keys: auth.keys.publicKeys }, cacheSeconds: CACHE_SECONDS };
}

/** `GET /health`: reports that the service is running. */
export function health(): AuthAnswer {
  return {
    json: {
      version: 'embedded',
      name: 'GoTrue',
      description: 'GoTrue is a user registration and authentication API',
    },
  };
}

/** `GET /settings`: lists the features that clients can offer. */
export function settings({ auth: { options } }: AuthCall): AuthAnswer {
  return {
    json: {
      external: {
        ...Object.fromEntries(ABSENT_PROVIDERS.map((name) => [name, false])),
        anonymous_users: options.isAnonymousSignInEnabled ?? false,
        email: options.isEmailEnabled ?? true,
        github: options.github != null,
      },
      disable_signup: options.isSignupDisabled ?? false,
      mailer_autoconfirm: options.isAutoconfirmed,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      saml_private_key_next_configured: false,
      passkeys_enabled: false,
    },
  };
}
