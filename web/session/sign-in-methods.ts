import type { User, UserIdentity } from '@supabase/supabase-js';

/** The ways into an account, as the auth service knows them. */
export interface SignInMethods {
  email: string;
  /** The address that becomes the account's once its links were opened; null when none waits. */
  pendingEmail: string | null;
  hasPassword: boolean;
  /** The name of the linked GitHub account, '' when GitHub did not tell it; null without one. */
  gitHubUsername: string | null;
  /** Whether the learner could still get in without GitHub. */
  canUnlinkGitHub: boolean;
}

/** Reads the ways into an account from the service's user. */
export function signInMethodsOf(user: User): SignInMethods {
  const identities = user.identities ?? [];
  const gitHub = gitHubIdentityOf(user);
  return {
    email: user.email ?? '',
    pendingEmail: user.new_email ? user.new_email : null,
    hasPassword: identities.some(({ provider }) => provider === 'email'),
    gitHubUsername: gitHub ? usernameOf(gitHub) : null,
    canUnlinkGitHub: gitHub !== undefined && identities.length > 1,
  };
}

/** The identity of a linked GitHub account. */
export function gitHubIdentityOf(user: User): UserIdentity | undefined {
  return user.identities?.find(({ provider }) => provider === 'github');
}

function usernameOf({ identity_data }: UserIdentity): string {
  const name: unknown = identity_data?.['user_name'] ?? identity_data?.['preferred_username'];
  return typeof name === 'string' ? name : '';
}
