/** What GitHub is called in addresses, identities and metadata. */
export const GITHUB = 'github';

/** An e-mail address that a provider knows of an account. */
export interface ProviderEmail {
  email: string;
  isPrimary: boolean;
  /** Whether the provider has seen that the address is the account's. */
  isVerified: boolean;
}

/** An account at a provider of identities, in the provider's words. */
export interface ProviderAccount {
  /** Never given to anybody else, whatever the account is called. */
  id: string;
  login: string;
  name: string | null;
  avatarUrl: string | null;
  emails: readonly ProviderEmail[];
  /** Where the provider's API is. */
  issuer: string;
}

/** What is kept of an account at a provider, under GoTrue's names. */
export interface ProviderClaims {
  iss: string;
  sub: string;
  provider_id: string;
  user_name: string;
  preferred_username: string;
  name?: string;
  full_name?: string;
  avatar_url?: string;
  email: string;
  email_verified: boolean;
  phone_verified: false;
}

/** The claims of an account whose primary address is `email`; what the provider left out stays out. */
export function claimsOf(account: ProviderAccount, email: ProviderEmail): ProviderClaims {
  const { id, login, name, avatarUrl } = account;
  return {
    iss: account.issuer,
    sub: id,
    provider_id: id,
    user_name: login,
    preferred_username: login,
    ...(name ? { name, full_name: name } : {}),
    ...(avatarUrl ? { avatar_url: avatarUrl } : {}),
    email: email.email.toLowerCase(),
    email_verified: email.isVerified,
    phone_verified: false,
  };
}
