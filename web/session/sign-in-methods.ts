import type { User, UserIdentity } from '@supabase/supabase-js';

/** The sign-in methods of an account, according to the auth service. */
export interface SignInMethods {
  email: string;
  /** Whether the learner has proven that the address is theirs. */
  isEmailConfirmed: boolean;
  /** The new address whose links must still be opened; null if there is none. */
  pendingEmail: string | null;
  hasPassword: boolean;
  /** The name of the linked GitHub account; '' if GitHub didn't provide it, null if none is linked. */
  gitHubUsername: string | null;
  /** Whether the learner could still sign in without GitHub. */
  canUnlinkGitHub: boolean;
}

/** Returns the sign-in methods of the service's user. */
export function signInMethodsOf(user: User): SignInMethods {
  const identities = user.identities ?? [];
  const gitHub = gitHubIdentityOf(user);
  return {
    email: user.email ?? '',
    isEmailConfirmed: user.email_confirmed_at !== undefined,
    pendingEmail: user.new_email ? user.new_email : null,
    hasPassword: identities.some(({ provider }) => provider === 'email'),
    gitHubUsername: gitHub ? usernameOf(gitHub) : null,
    canUnlinkGitHub: gitHub !== undefined && identities.length > 1,
  };
}

/** Returns the identity of a linked GitHub account. */
export function gitHubIdentityOf(user: User): UserIdentity | undefined {
  return user.identities?.find(({ provider }) => provider === 'github');
}

function usernameOf({ identity_data }: UserIdentity): string {
  const name: unknown = identity_data?.['user_name'] ?? identity_data?.['preferred_username'];
  return typeof name === 'string' ? name : '';
}
