import {
  type Identity,
  type User,
  EMAIL_APP_METADATA,
  withEmailClaims,
  type NewUser,
} from './repositories/users.ts';

/** A user in GoTrue's format. Undefined fields are omitted from the JSON. */
export interface UserJson {
  id: string;
  [field: string]: unknown;
}

/** Returns a user as the user receives it. */
export function presentUser(user: User): UserJson {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    email_confirmed_at: known(user.email_confirmed_at),
    phone: user.phone ?? '',
    phone_confirmed_at: known(user.phone_confirmed_at),
    confirmation_sent_at: known(user.confirmation_sent_at),
    invited_at: known(user.invited_at),
    recovery_sent_at: known(user.recovery_sent_at),
    new_email: user.email_change ?? undefined,
    email_change_sent_at: known(user.email_change_sent_at),
    reauthentication_sent_at: known(user.reauthentication_sent_at),
    confirmed_at: known(user.confirmed_at),
    last_sign_in_at: known(user.last_sign_in_at),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: user.identities.map(presentIdentity),
    created_at: user.created_at,
    updated_at: user.updated_at,
    banned_until: known(user.banned_until),
    deleted_at: known(user.deleted_at),
    is_anonymous: user.is_anonymous,
  };
}

function known(time: Date | null): Date | undefined {
  return time ?? undefined;
}

function presentIdentity(identity: Identity): Record<string, unknown> {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: identity.last_sign_in_at ?? undefined,
    created_at: identity.created_at,
    updated_at: identity.updated_at,
    email: identity.email ?? undefined,
  };
}

/**
 * Returns the response to a sign-up if addresses must be confirmed. It contains nothing from the database, so it is
 * the same for a new, an unconfirmed and a known address. Like GoTrue's response for a known address, it has no
 * identities.
 *
 * @param id made up if the address has an account
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
