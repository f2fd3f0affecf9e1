// cspell:ignore kakao workos
/** The identity providers that GoTrue's clients know and this service doesn't support. */
export const ABSENT_PROVIDERS = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'phone',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'zoom',
];

/** The name of GitHub in URLs, identities and metadata. */
export const GITHUB = 'github';

/** An email address of a provider's account. */
interface ProviderEmail {
  email: string;
  isPrimary: boolean;
  /** Whether the provider has verified that the account owns the address. */
  isVerified: boolean;
}

/** An account at an identity provider, as the provider describes it. */
export interface ProviderAccount {
  /** Unique and permanent, even if the account is renamed. */
  id: string;
  login: string;
  name: string | null;
  avatarUrl: string | null;
  emails: readonly ProviderEmail[];
  /** The base URL of the provider's API. */
  issuer: string;
}

/** The stored data of a provider's account, under GoTrue's names. */
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

/** Returns the claims of an account whose primary address is `email`, without those that the provider left out. */
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
