import { AppError } from '../../domain/app-error.ts';
import { canonicalUsername, usernameError, usernameFrom } from '../../domain/username.ts';
import type { Ports } from './ports/ports.ts';
import type { Learner, NewLearner, ProviderAccount, SessionIdentity } from './ports/records.ts';
import { type RequestContext, requireAccount } from './request-context.ts';
import { firstTimeZone } from './time-zone.ts';

/** The longest first or last name, in characters. */
const MAX_NAME_LENGTH = 100;

interface ProfileName {
  username: string;
  firstName: string;
  lastName: string;
}

/** The profile that the owner of a new account requests. */
export interface RequestedProfile extends ProfileName {
  /** Ignored if unknown. */
  timeZone?: string | null | undefined;
}

/** Returns a username in canonical form. @throws {AppError} INVALID_INPUT if it is not valid */
export function requireUsername(username: string): string {
  const error = usernameError(username);
  if (error) throw new AppError('INVALID_INPUT', error);
  return canonicalUsername(username);
}

/** Returns a name without surrounding whitespace. @throws {AppError} INVALID_INPUT if it is too long */
export function requireName(name: string): string {
  if (name.length <= MAX_NAME_LENGTH) return name.trim();
  throw new AppError('INVALID_INPUT', `A name may have at most ${MAX_NAME_LENGTH} characters.`);
}

/** Creates the error for a username that is taken. */
export function usernameTaken(username: string): AppError {
  return new AppError('CONFLICT', `The username "${username}" is taken. Choose another one.`);
}

/** The number of attempts with a random suffix. Each has a 1 in 65,536 chance of a collision. */
const USERNAME_TRIES = 5;
const SUFFIX_LENGTH = 4;

function profileOf(
  identity: SessionIdentity,
  requested: RequestedProfile,
  account: ProviderAccount | null,
): NewLearner {
  const isGithub = account?.provider === 'github';
  return {
    id: identity.id,
    email: identity.email,
    isAnonymous: identity.isAnonymous,
    username: requested.username,
    firstName: requested.firstName,
    lastName: requested.lastName,
    timeZone: firstTimeZone(requested.timeZone),
    avatarUrl: account?.avatarUrl ?? null,
    oauthProvider: account?.provider ?? null,
    githubUsername: isGithub ? account.username : null,
    githubId: isGithub ? account.providerId : null,
  };
}

/** Long enough that names don't run out however many visitors try the product. */
const ANONYMOUS_SUFFIX_LENGTH = 8;

/** Returns the name for a profile that nobody filled in: the requested one, or a generated one. */
function firstUsername(identity: SessionIdentity, attempt: number, id: string): string {
  if (identity.isAnonymous) return usernameFrom('guest', id.slice(0, ANONYMOUS_SUFFIX_LENGTH));
  const suffix = attempt === 0 ? '' : id.slice(0, SUFFIX_LENGTH);
  return usernameFrom(identity.requestedProfile.username || identity.email, suffix);
}

/**
 * Creates the profile of an email account or an anonymous one on its first use. A requested username that is taken gets
 * a suffix; an anonymous learner always gets a generated one.
 *
 * @throws {AppError} UNAVAILABLE if no available username was found
 */
export async function createProfileOnFirstUse(
  ports: Ports,
  identity: SessionIdentity,
): Promise<Learner> {
  const { requestedProfile } = identity;
  for (let attempt = 0; attempt < USERNAME_TRIES; attempt += 1) {
    const name = {
      username: firstUsername(identity, attempt, ports.newId()),
      firstName: requireName(requestedProfile.firstName),
      lastName: requireName(requestedProfile.lastName),
      timeZone: requestedProfile.timeZone,
    };
    const created = await ports.learners.create(profileOf(identity, name, null));
    if (created) return created;
  }
  throw new AppError('UNAVAILABLE', 'No available username was found. Try again in a moment.', {
    retryAfterSeconds: 1,
  });
}

/**
 * Creates the profile of a third-party account, or returns the existing one. The provider's data comes from the auth
 * server, never from the request.
 *
 * @throws {AppError} UNAUTHENTICATED, FORBIDDEN with an access token, INVALID_INPUT for an invalid name, CONFLICT if the
 * username is taken
 */
export async function createProfile(
  ports: Ports,
  context: RequestContext,
  requested: RequestedProfile,
): Promise<Learner> {
  const identity = requireAccount(context);
  const present = await context.learner();
  if (present) return present;
  const name = {
    username: requireUsername(requested.username),
    firstName: requireName(requested.firstName),
    lastName: requireName(requested.lastName),
    timeZone: requested.timeZone,
  };
  const account = await ports.accounts.providerAccount(identity);
  const created = await ports.learners.create(profileOf(identity, name, account));
  if (!created) throw usernameTaken(name.username);
  context.forget();
  return created;
}
