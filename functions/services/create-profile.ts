import { AppError } from '../../domain/app-error.ts';
import { usernameFrom } from '../../domain/username.ts';
import type { Ports } from './ports/ports.ts';
import {
  type RequestedProfile,
  requireName,
  requireUsername,
  usernameTaken,
} from './profile-input.ts';
import type { Learner, NewLearner, ProviderAccount, SessionIdentity } from './ports/records.ts';
import { requireAccount, type RequestContext } from './request-context.ts';
import { firstTimeZone } from './time-zone.ts';

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

/**
 * Creates the profile of an e-mail account on its first use. A requested username that is taken gets a suffix.
 *
 * @throws {AppError} UNAVAILABLE if no available username was found
 */
export async function createProfileOnFirstUse(
  ports: Ports,
  identity: SessionIdentity,
): Promise<Learner> {
  const { requestedProfile } = identity;
  for (let attempt = 0; attempt < USERNAME_TRIES; attempt += 1) {
    const suffix = attempt === 0 ? '' : ports.newId().slice(0, SUFFIX_LENGTH);
    const name = {
      username: usernameFrom(requestedProfile.username || identity.email, suffix),
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
