import { ABSENT_PROVIDERS } from '../absent-providers.ts';
import type { AuthAnswer, AuthCall } from '../http/endpoint.ts';

/** `GET /settings`: what a client may offer its users. */
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
