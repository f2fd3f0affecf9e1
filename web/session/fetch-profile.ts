import type { Session } from '@supabase/supabase-js';
import { usernameFrom } from '../../domain/username.ts';
import { fetchApi } from '../fetch-api.ts';
import { browserTimeZone } from './browser-time-zone.ts';

/** What a learner has reached. It changes with what they do. */
export interface Standing {
  level: number;
  experiencePoints: number;
  /** The streak in days. */
  streakDays: number;
}

/** The signed-in learner's data in the session. */
export interface Profile extends Standing {
  /** The account's id, a UUID. */
  id: string;
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  avatarUrl: string | null;
  /** Whether the learner is trying the product without an account. */
  isAnonymous: boolean;
  /** Whether the profile couldn't be fetched, so that what the learner has reached is unknown. */
  isFallback?: true;
}

/** Checks whether somebody is signed in to an account, which an anonymous learner doesn't have. */
export function hasAccount(profile: Profile | null): boolean {
  return profile !== null && !profile.isAnonymous;
}

/** What is known about an account without its profile, for use if the profile can't be fetched. */
export interface Account {
  id: string;
  email?: string | undefined;
  is_anonymous?: boolean | undefined;
  user_metadata?: Readonly<Record<string, unknown>> | undefined;
}

/** Returns a fallback profile until the real one can be fetched. */
export function fallbackProfile(account: Account): Profile {
  const known = readProfile({
    id: account.id,
    email: account.email,
    username: account.user_metadata?.['username'] ?? 'Unknown',
    is_anonymous: account.is_anonymous,
  });
  return { ...known, isFallback: true };
}

/** Parses a profile from the API. Missing or malformed values become empty or 0. */
function readProfile(body: Readonly<Record<string, unknown>>): Profile {
  const experiencePoints = numberOf(body['experience_points']);
  return {
    id: textOf(body['id']),
    email: textOf(body['email']),
    username: textOf(body['username']) || 'Unknown',
    firstName: textOf(body['first_name']),
    lastName: textOf(body['last_name']),
    avatarUrl: textOf(body['avatar_url']) || null,
    level: numberOf(body['level']) || 1,
    experiencePoints,
    streakDays: numberOf(body['streak_days']),
    isAnonymous: body['is_anonymous'] === true,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

/** How many other usernames are tried if the provider's is taken. Each has a 1 in 65,536 chance of being taken, too. */
const USERNAME_TRIES = 4;
const SUFFIX_LENGTH = 4;
/** The longest name that the API accepts, in characters. */
const MAX_NAME_LENGTH = 100;

/**
 * Fetches the profile of a session's learner. Creates one on the first visit through a third-party provider.
 *
 * @throws {Error} if the API can't be reached or returns an error; its `cause` is the status
 */
export async function fetchProfile(apiUrl: string, session: Session): Promise<Profile> {
  const headers = { authorization: `Bearer ${session.access_token}` };
  const response = await fetchApi(`${apiUrl}/api/auth/profile`, { headers });
  if (response.status === 404 && isThirdParty(session)) return createProfile(apiUrl, session);
  return readProfile(await readBody(response));
}

/** Checks whether the API rejected the call because the session doesn't exist. */
export function isSessionRefused(error: unknown): boolean {
  return error instanceof Error && error.cause === 401;
}

function isThirdParty({ user }: Session): boolean {
  return user.app_metadata.provider !== undefined && user.app_metadata.provider !== 'email';
}

/** The learner isn't asked: an unavailable username is replaced by a similar one. */
async function createProfile(apiUrl: string, session: Session): Promise<Profile> {
  const requested = providerProfile(session);
  for (let attempt = 1; ; attempt += 1) {
    const suffix = attempt === 1 ? '' : crypto.randomUUID().slice(0, SUFFIX_LENGTH);
    const username = usernameFrom(requested.username, suffix);
    const response = await fetchApi(`${apiUrl}/api/auth/oauth-profile`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${session.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ...requested, username }),
    });
    if (response.status === 409 && attempt < USERNAME_TRIES) continue;
    const { success, profile, error } = await readBody(response);
    if (success === true && isRecord(profile)) return readProfile(profile);
    throw new Error(`The profile could not be created: ${String(error)}.`);
  }
}

/** The provider's data. The server doesn't trust it, but asks the auth service. */
function providerProfile({ user }: Session) {
  const metadata = (name: string) => {
    const value: unknown = user.user_metadata[name];
    return typeof value === 'string' ? value : null;
  };
  const [firstName = '', ...lastNames] = (metadata('full_name') ?? '').split(' ');
  return {
    username: metadata('user_name') ?? user.email?.split('@')[0] ?? '',
    first_name: firstName.slice(0, MAX_NAME_LENGTH),
    last_name: lastNames.join(' ').slice(0, MAX_NAME_LENGTH),
    email: user.email,
    avatar_url: metadata('avatar_url'),
    github_username: metadata('user_name'),
    github_id: metadata('provider_id'),
    oauth_provider: user.app_metadata.provider,
    created_at: user.created_at,
    time_zone: browserTimeZone(),
  };
}

async function readBody(response: Response): Promise<Record<string, unknown>> {
  if (!response.ok) {
    throw new Error(`The profile could not be fetched: status ${response.status}.`, {
      cause: response.status,
    });
  }
  const body: unknown = await response.json();
  if (isRecord(body)) return body;
  throw new Error('The profile could not be read.');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
