import type { AuthAnswer, AuthCall } from '../http/endpoint.ts';

/** `GET /settings`: what a client may offer its users. */
export function settings({ auth: { options } }: AuthCall): AuthAnswer {
  return {
    json: {
      external: {
        anonymous_users: options.isAnonymousSignInEnabled ?? false,
        email: true,
        github: false,
        phone: false,
      },
      disable_signup: options.isSignupDisabled ?? false,
      mailer_autoconfirm: options.isAutoconfirmed,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      passkeys_enabled: false,
    },
  };
}
