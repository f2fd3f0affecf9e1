import { Failure } from '../../domain/failure.ts';
import { canonicalUsername, usernameError } from '../../domain/username.ts';
import { createProfile, createProfileOnFirstUse } from './create-profile.ts';
import type { Ports } from './ports/ports.ts';
import { type ProfileName, requireName, requireUsername, usernameTaken } from './profile-input.ts';
import type { Identity, Learner, LearnerChanges } from './ports/records.ts';
import { requireLearner, type Session } from './session.ts';

/** A field that is null or left out stays as it is. */
export type ProfileChanges = {
  [Field in keyof LearnerChanges]: LearnerChanges[Field] | null | undefined;
};

function changesOf({ username, firstName, lastName, isListed }: ProfileChanges): LearnerChanges {
  return {
    ...(username != null && { username: requireUsername(username) }),
    ...(firstName != null && { firstName: requireName(firstName) }),
    ...(lastName != null && { lastName: requireName(lastName) }),
    ...(isListed != null && { isListed }),
  };
}

/** The caller's profile. An e-mail account gets one on its first use; a third-party one asks for it. */
async function find(ports: Ports, identity: Identity): Promise<Learner | null> {
  const found = await ports.learners.find(identity.id);
  if (found) return found;
  if (await ports.learners.isDeleted(identity.id)) {
    throw new Failure('UNAUTHENTICATED', 'This account was deleted.');
  }
  return identity.provider === 'email' ? createProfileOnFirstUse(ports, identity) : null;
}

async function update(ports: Ports, session: Session, input: ProfileChanges): Promise<Learner> {
  const learner = await requireLearner(session);
  const changes = changesOf(input);
  const updated = await ports.learners.update(learner.id, changes);
  if (!updated) throw usernameTaken(changes.username ?? learner.username);
  session.forget();
  return updated;
}

async function remove(ports: Ports, session: Session, confirmUsername: string): Promise<boolean> {
  const learner = await requireLearner(session);
  if (canonicalUsername(confirmUsername) !== learner.username) {
    throw new Failure('INVALID_INPUT', `Type "${learner.username}" to delete this account.`);
  }
  await ports.learners.delete(learner.id);
  await ports.removeAccount(learner.id);
  return true;
}

/** The use cases around accounts and profiles. */
export function createLearnerService(ports: Ports) {
  return {
    /** The profile behind an identity; null when a third-party account has none yet. */
    find: (identity: Identity) => find(ports, identity),

    /** The learner behind a session. @throws {Failure} UNAUTHENTICATED, NOT_FOUND without a profile */
    require: requireLearner,

    /** Tells whether a username has the right form and nobody has it. */
    async isUsernameAvailable(username: string): Promise<boolean> {
      if (usernameError(username)) return false;
      return !(await ports.learners.isUsernameTaken(canonicalUsername(username)));
    },

    /** @see createProfile */
    createProfile: (session: Session, wish: ProfileName) => createProfile(ports, session, wish),

    /** Changes the profile. @throws {Failure} INVALID_INPUT, CONFLICT when the username is taken */
    updateProfile: (session: Session, input: ProfileChanges) => update(ports, session, input),

    /**
     * Deletes the account, the profile and everything that is personal in it.
     *
     * @throws {Failure} INVALID_INPUT when the typed name is not the learner's
     */
    deleteAccount: (session: Session, confirmUsername: string) =>
      remove(ports, session, confirmUsername),

    /** Everything stored about the learner, as one JSON document. */
    async exportData(session: Session): Promise<string> {
      const learner = await requireLearner(session);
      return JSON.stringify(await ports.learners.exportOf(learner.id));
    },
  };
}
