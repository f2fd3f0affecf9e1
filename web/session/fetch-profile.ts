import type { Session } from '@supabase/supabase-js';
import { type Profile, readProfile } from './profile.ts';

/**
 * The profile of a session's learner. Who comes through a third-party provider gets one on the first visit.
 *
 * @throws {Error} when the API cannot be reached or refuses
 */
export async function fetchProfile(apiUrl: string, session: Session): Promise<Profile> {
  const headers = { authorization: `Bearer ${session.access_token}` };
  const response = await fetch(`${apiUrl}/api/auth/profile`, { headers });
  if (response.status === 404 && isThirdParty(session)) return createProfile(apiUrl, session);
  return readProfile(await readBody(response));
}

function isThirdParty({ user }: Session): boolean {
  return user.app_metadata.provider !== undefined && user.app_metadata.provider !== 'email';
}

async function createProfile(apiUrl: string, session: Session): Promise<Profile> {
  const response = await fetch(`${apiUrl}/api/auth/oauth-profile`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${session.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(providerProfile(session)),
  });
  const { success, profile, error } = await readBody(response);
  if (success !== true || !isRecord(profile)) {
    throw new Error(`The profile could not be created: ${String(error)}.`);
  }
  return readProfile(profile);
}

/** What the provider told. The server believes none of it: it asks the auth service. */
function providerProfile({ user }: Session) {
  const told = (name: string) => {
    const value: unknown = user.user_metadata[name];
    return typeof value === 'string' ? value : null;
  };
  const [firstName = '', ...lastNames] = (told('full_name') ?? '').split(' ');
  return {
    username: told('user_name') ?? user.email?.split('@')[0] ?? '',
    first_name: firstName,
    last_name: lastNames.join(' '),
    email: user.email,
    avatar_url: told('avatar_url'),
    github_username: told('user_name'),
    github_id: told('provider_id'),
    oauth_provider: user.app_metadata.provider,
    created_at: user.created_at,
  };
}

async function readBody(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json();
  if (response.ok && isRecord(body)) return body;
  throw new Error(`The profile could not be fetched: status ${response.status}.`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
