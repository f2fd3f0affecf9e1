/** The signed-in learner's data in the session. */
export interface Profile {
  /** The account's id, a UUID. */
  id: string;
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  avatarUrl: string | null;
  level: number;
  experiencePoints: number;
  /** The streak in days. */
  streakDays: number;
}

/** What is known about an account without its profile, for use if the profile can't be fetched. */
export interface Account {
  id: string;
  email?: string | undefined;
  user_metadata?: Readonly<Record<string, unknown>> | undefined;
}

/** Returns a fallback profile until the real one can be fetched. */
export function fallbackProfile(account: Account): Profile {
  return readProfile({
    id: account.id,
    email: account.email,
    username: account.user_metadata?.['username'] ?? 'Unknown',
  });
}

/** Parses a profile from the API. Missing or malformed values become empty or 0. */
export function readProfile(body: Readonly<Record<string, unknown>>): Profile {
  const experiencePoints = number(body['experience_points']);
  return {
    id: text(body['id']),
    email: text(body['email']),
    username: text(body['username']) || 'Unknown',
    firstName: text(body['first_name']),
    lastName: text(body['last_name']),
    avatarUrl: text(body['avatar_url']) || null,
    level: number(body['level']) || 1,
    experiencePoints,
    streakDays: number(body['streak_days']),
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
