import { Failure } from '../../domain/failure.ts';
import { canonicalUsername, usernameError, usernameFrom } from '../../domain/username.ts';
import type { Identity, Learner, LearnerChanges, NewLearner, Ports } from './ports.ts';
import { requireIdentity, requireLearner, type Session } from './session.ts';

/** How often a name with a fresh suffix is tried before giving up. Each try is one in 65,536 to collide. */
const USERNAME_TRIES = 5;
const MAX_NAME_LENGTH = 100;

export interface NewProfile {
  username: string;
  firstName: string;
  lastName: string;
}

export interface ProfileChanges {
  username?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  isListed?: boolean | null | undefined;
}

function requireUsername(username: string): string {
  const error = usernameError(username);
  if (error) throw new Failure('INVALID_INPUT', error);
  return canonicalUsername(username);
}

function requireName(name: string): string {
  if (name.length <= MAX_NAME_LENGTH) return name.trim();
  throw new Failure('INVALID_INPUT', `A name may have at most ${MAX_NAME_LENGTH} characters.`);
}

const taken = (username: string): Failure =>
  new Failure('CONFLICT', `The username "${username}" is taken. Choose another one.`);

function profileOf(identity: Identity, username: string): NewLearner {
  return {
    id: identity.id,
    email: identity.email,
    username,
    firstName: identity.wishes.firstName.slice(0, MAX_NAME_LENGTH),
    lastName: identity.wishes.lastName.slice(0, MAX_NAME_LENGTH),
    avatarUrl: null,
    githubUsername: null,
    githubId: null,
    oauthProvider: null,
  };
}

function changesOf(input: ProfileChanges): LearnerChanges {
  return {
    ...(input.username != null && { username: requireUsername(input.username) }),
    ...(input.firstName != null && { firstName: requireName(input.firstName) }),
    ...(input.lastName != null && { lastName: requireName(input.lastName) }),
    ...(input.isListed != null && { isListed: input.isListed }),
  };
}

/** The use cases around accounts and profiles. */
export function createLearnerService(ports: Ports) {
  /** Whoever signed up by e-mail gets a profile on first use; a taken name gets a suffix, never an error. */
  const createFromSignUp = async (identity: Identity): Promise<Learner> => {
    const wish = identity.wishes.username || identity.email;
    for (let attempt = 0; attempt < USERNAME_TRIES; attempt += 1) {
      const username = usernameFrom(wish, attempt === 0 ? '' : ports.newId().slice(0, 4));
      const created = await ports.learners.create(profileOf(identity, username));
      if (created) return created;
    }
    throw new Failure('UNAVAILABLE', 'No free username was found. Try again in a moment.');
  };

  return {
    /** The caller's profile. An e-mail account gets one on its first use; a third-party one asks for it. */
    async find(identity: Identity): Promise<Learner | null> {
      const found = await ports.learners.find(identity.id);
      if (found) return found;
      if (await ports.learners.isDeleted(identity.id)) {
        throw new Failure('UNAUTHENTICATED', 'This account was deleted.');
      }
      return identity.provider === 'email' ? createFromSignUp(identity) : null;
    },

    /** The learner behind a session. @throws {Failure} UNAUTHENTICATED, NOT_FOUND without a profile */
    require: requireLearner,

    /** Tells whether a username has the right form and nobody has it. */
    async isUsernameAvailable(username: string): Promise<boolean> {
      if (usernameError(username)) return false;
      return !(await ports.learners.isUsernameTaken(canonicalUsername(username)));
    },

    /**
     * Creates the profile of a third-party account. Who they are comes from the auth server, never from the caller.
     *
     * @throws {Failure} INVALID_INPUT for a bad username, CONFLICT when it is taken
     */
    async createProfile(session: Session, input: NewProfile): Promise<Learner> {
      const identity = requireIdentity(session);
      const present = await session.learner();
      if (present) return present;
      const username = requireUsername(input.username);
      const account = await ports.providerAccount(identity);
      const created = await ports.learners.create({
        id: identity.id,
        email: identity.email,
        username,
        firstName: requireName(input.firstName),
        lastName: requireName(input.lastName),
        avatarUrl: account?.avatarUrl ?? null,
        githubUsername: account?.provider === 'github' ? account.username : null,
        githubId: account?.provider === 'github' ? account.providerId : null,
        oauthProvider: account?.provider ?? null,
      });
      if (!created) throw taken(username);
      session.forget();
      return created;
    },

    /** @throws {Failure} INVALID_INPUT for a bad value, CONFLICT when the username is taken */
    async updateProfile(session: Session, input: ProfileChanges): Promise<Learner> {
      const learner = await requireLearner(session);
      const changes = changesOf(input);
      const updated = await ports.learners.update(learner.id, changes);
      if (!updated) throw taken(changes.username ?? learner.username);
      session.forget();
      return updated;
    },

    /**
     * Deletes the account, the profile and everything that is personal in it.
     *
     * @throws {Failure} INVALID_INPUT when the typed name is not the learner's
     */
    async deleteAccount(session: Session, confirmUsername: string): Promise<boolean> {
      const learner = await requireLearner(session);
      if (canonicalUsername(confirmUsername) !== learner.username) {
        throw new Failure('INVALID_INPUT', `Type "${learner.username}" to delete this account.`);
      }
      await ports.learners.delete(learner.id);
      await ports.removeAccount(learner.id);
      return true;
    },

    /** Everything stored about the learner, as one JSON document. */
    async exportData(session: Session): Promise<string> {
      const learner = await requireLearner(session);
      return JSON.stringify(await ports.learners.exportOf(learner.id));
    },
  };
}
