import { Failure } from '../../domain/failure.ts';
import { usernameFrom } from '../../domain/username.ts';
import type { Ports } from './ports/ports.ts';
import { type ProfileWish, requireName, requireUsername, usernameTaken } from './profile-input.ts';
import type { Learner, NewLearner, ProviderAccount, SessionIdentity } from './ports/records.ts';
import { requireAccount, type Session } from './session.ts';
import { firstTimeZone } from './time-zone.ts';

/** How often a name with a fresh suffix is tried before giving up. Each try is one in 65,536 to collide. */
const USERNAME_TRIES = 5;
const SUFFIX_LENGTH = 4;

function profileOf(
  identity: SessionIdentity,
  wish: ProfileWish,
  account: ProviderAccount | null,
): NewLearner {
  const isGithub = account?.provider === 'github';
  return {
    id: identity.id,
    email: identity.email,
    username: wish.username,
    firstName: wish.firstName,
    lastName: wish.lastName,
    timeZone: firstTimeZone(wish.timeZone),
    avatarUrl: account?.avatarUrl ?? null,
    oauthProvider: account?.provider ?? null,
    githubUsername: isGithub ? account.username : null,
    githubId: isGithub ? account.providerId : null,
  };
}

/**
 * The profile of an e-mail account, made on its first use. A wish that is taken gets a suffix, never an error.
 *
 * @throws {Failure} UNAVAILABLE when no free name was found
 */
export async function createProfileOnFirstUse(
  ports: Ports,
  identity: SessionIdentity,
): Promise<Learner> {
  const { wishes } = identity;
  for (let attempt = 0; attempt < USERNAME_TRIES; attempt += 1) {
    const suffix = attempt === 0 ? '' : ports.newId().slice(0, SUFFIX_LENGTH);
    const name = {
      username: usernameFrom(wishes.username || identity.email, suffix),
      firstName: requireName(wishes.firstName),
      lastName: requireName(wishes.lastName),
      timeZone: wishes.timeZone,
    };
    const created = await ports.learners.create(profileOf(identity, name, null));
    if (created) return created;
  }
  throw new Failure('UNAVAILABLE', 'No free username was found. Try again in a moment.', {
    retryAfterSeconds: 1,
  });
}

/**
 * Creates the profile of a third-party account. Who they are comes from the auth server, never from the caller.
 * An account that has a profile keeps it.
 *
 * @throws {Failure} UNAUTHENTICATED, FORBIDDEN with an access token, INVALID_INPUT for a bad name, CONFLICT when the username is taken
 */
export async function createProfile(
  ports: Ports,
  session: Session,
  wish: ProfileWish,
): Promise<Learner> {
  const identity = requireAccount(session);
  const present = await session.learner();
  if (present) return present;
  const name = {
    username: requireUsername(wish.username),
    firstName: requireName(wish.firstName),
    lastName: requireName(wish.lastName),
    timeZone: wish.timeZone,
  };
  const account = await ports.accounts.providerAccount(identity);
  const created = await ports.learners.create(profileOf(identity, name, account));
  if (!created) throw usernameTaken(name.username);
  session.forget();
  return created;
}
