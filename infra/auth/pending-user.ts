import { EMAIL_APP_METADATA, withEmailClaims, type NewUser } from './repositories/users.ts';
import { presentUser, type UserJson } from './user-json.ts';

/**
 * What somebody learns who signs up where addresses must be confirmed: nothing that is read from the database, so
 * that a new, an unconfirmed and a known address are answered alike. As in GoTrue's answer for a known address,
 * there are no identities.
 *
 * @param id made up for an address that has an account
 */
export function pendingUser(id: string, user: NewUser): UserJson {
  const now = new Date();
  return presentUser({
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: null,
    encrypted_password: null,
    email_confirmed_at: null,
    phone_confirmed_at: null,
    confirmed_at: null,
    confirmation_sent_at: now,
    invited_at: null,
    recovery_sent_at: null,
    email_change: null,
    email_change_sent_at: null,
    reauthentication_sent_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: EMAIL_APP_METADATA,
    raw_user_meta_data: withEmailClaims(id, user),
    is_anonymous: false,
    banned_until: null,
    deleted_at: null,
    created_at: now,
    updated_at: now,
    identities: [],
  });
}
