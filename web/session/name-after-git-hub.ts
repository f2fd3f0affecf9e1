import type { Session } from '@supabase/supabase-js';
import { usernameFrom } from '../../domain/username.ts';
import { fetchApi } from '../fetch-api.ts';

/** How many usernames are tried if GitHub's is taken. Each has a 1 in 65,536 chance of being taken, too. */
const TRIES = 4;
const SUFFIX_LENGTH = 4;

/**
 * Gives a learner who has just linked a GitHub account its username instead of the generated one. Without such an
 * account, it does nothing.
 *
 * @throws {Error} if the API can't be reached or refuses
 */
export async function nameAfterGitHub(apiUrl: string, session: Session): Promise<void> {
  const login = gitHubLogin(session);
  if (login === null) return;
  for (let attempt = 1; ; attempt += 1) {
    const suffix = attempt === 1 ? '' : crypto.randomUUID().slice(0, SUFFIX_LENGTH);
    const response = await fetchApi(`${apiUrl}/api/users/settings`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${session.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ username: usernameFrom(login, suffix) }),
    });
    if (response.ok) return;
    if (response.status === 409 && attempt < TRIES) continue;
    throw new Error(`The username could not be set: status ${response.status}.`);
  }
}

function gitHubLogin({ user: { identities = [] } }: Session): string | null {
  const identity = identities.find(({ provider }) => provider === 'github');
  const login: unknown = identity?.identity_data?.['user_name'];
  return typeof login === 'string' ? login : null;
}
