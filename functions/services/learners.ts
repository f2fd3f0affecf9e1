import { AppError } from '../../domain/app-error.ts';
import { dayIn, timeZoneChangeableAt } from '../../domain/calendar.ts';
import { canonicalUsername, usernameError } from '../../domain/username.ts';
import { requireWeeklyGoal } from '../../domain/weekly-goal.ts';
import {
  createProfile,
  createProfileOnFirstUse,
  type RequestedProfile,
  requireName,
  requireUsername,
  usernameTaken,
} from './create-profile.ts';
import type { Ports } from './ports/ports.ts';
import type { Identity, Learner, LearnerChanges, SessionIdentity } from './ports/records.ts';
import {
  requireActiveLearner,
  requireLearner,
  requirePermanent,
  sessionEnded,
  type RequestContext,
} from './request-context.ts';
import { mergeAnonymousLearner } from './merge-learner.ts';
import {
  NEW_ANONYMOUS_LEARNERS,
  takeTokens,
  takeTokensOf,
  USERNAME_LOOK_UPS,
} from './rate-limits.ts';
import { startInOwnTimeZone, timeZoneChange } from './time-zone.ts';

/** Changes to a profile. Fields that are null or omitted don't change. */
export type ProfileChanges = {
  [Field in keyof LearnerChanges]: LearnerChanges[Field] | null | undefined;
} & { timeZone?: string | null | undefined };

function changesOf({
  username,
  firstName,
  lastName,
  isListed,
  hasReviews,
  weeklyGoalDays,
}: ProfileChanges): LearnerChanges {
  return {
    ...(username != null && { username: requireUsername(username) }),
    ...(firstName != null && { firstName: requireName(firstName) }),
    ...(lastName != null && { lastName: requireName(lastName) }),
    ...(isListed != null && { isListed }),
    ...(hasReviews != null && { hasReviews }),
    ...(weeklyGoalDays != null && { weeklyGoalDays: requireWeeklyGoal(weeklyGoalDays) }),
  };
}

/** Stores the email address from the session's token, because it is changed at the auth server, and the visit, once a day. */
async function recordVisit(ports: Ports, learner: Learner, identity: Identity): Promise<Learner> {
  const today = dayIn('UTC', ports.now());
  const hasEmail = identity.credential === 'session' && !identity.isAnonymous;
  const email = hasEmail ? identity.email : learner.email;
  const isCurrent = learner.email === email && learner.lastSeenOn >= today;
  if (isCurrent) return learner;
  const seen = { email, lastSeenOn: today };
  return (await ports.learners.noteVisit(learner.id, seen)) ?? learner;
}

/**
 * Sets the time zone on the first use, because the database creates profiles without one, and makes an anonymous
 * learner permanent once the token says so. A token from before never makes a learner anonymous again.
 */
async function settle(ports: Ports, learner: Learner, identity: Identity): Promise<Learner> {
  if (identity.credential !== 'session') return learner;
  const { email, requestedProfile } = identity;
  const isKept = learner.isAnonymous && !identity.isAnonymous;
  const kept = isKept ? await ports.learners.keep(learner.id, email, requestedProfile) : null;
  return startInOwnTimeZone(ports.learners, kept ?? learner, requestedProfile.timeZone);
}

/** @throws {AppError} UNAUTHENTICATED if the session has ended, where that costs no request of its own */
async function findStored(ports: Ports, identity: Identity): Promise<Learner | null> {
  const { accounts, learners } = ports;
  if (identity.credential !== 'session' || !accounts.findLearner) return learners.find(identity.id);
  const found = await accounts.findLearner(identity);
  if (found?.isSessionOpen === false) throw sessionEnded();
  return found?.learner ?? null;
}

/** Creates the profile of an email account or an anonymous one; a third-party account creates its own. */
async function createOnFirstUse(
  ports: Ports,
  identity: SessionIdentity,
  address: string,
): Promise<Learner | null> {
  if (identity.isAnonymous) await takeTokensOf(ports, { address }, NEW_ANONYMOUS_LEARNERS);
  return identity.provider === 'email' ? createProfileOnFirstUse(ports, identity) : null;
}

/** Returns an identity's profile. Email accounts get one on their first use; third-party accounts create theirs. */
async function find(ports: Ports, identity: Identity, address: string): Promise<Learner | null> {
  const found = await findStored(ports, identity);
  if (found) return recordVisit(ports, await settle(ports, found, identity), identity);
  if (await ports.learners.isDeleted(identity.id)) {
    throw new AppError('UNAUTHENTICATED', 'This account was deleted.');
  }
  if (identity.credential !== 'session') return null;
  if (!(await ports.accounts.isSessionOpen(identity))) throw sessionEnded();
  return createOnFirstUse(ports, identity, address);
}

/** Checks whether a change concerns the name or the place on the leaderboard, which others see. */
const isPublic = (learner: Learner, { username, isListed }: LearnerChanges): boolean =>
  (username !== undefined && username !== learner.username) || isListed === true;

async function update(
  ports: Ports,
  context: RequestContext,
  input: ProfileChanges,
): Promise<Learner> {
  const learner = await requireActiveLearner(context);
  const changes = changesOf(input);
  if (isPublic(learner, changes)) requirePermanent(learner);
  const zone = input.timeZone == null ? null : timeZoneChange(learner, input.timeZone, ports.now());
  let updated = await ports.learners.update(learner.id, changes);
  if (!updated) throw usernameTaken(changes.username ?? learner.username);
  context.forget();
  if (zone) updated = await ports.learners.changeTimeZone(learner.id, zone);
  if (!updated)
    throw new AppError(
      'CONFLICT',
      'The time zone was just changed elsewhere. Reload the page to see it.',
    );
  return updated;
}

/** Creates the use cases for profiles. */
export function createLearnerService(ports: Ports) {
  return {
    /**
     * Returns the profile of an identity; null if a third-party account has none yet.
     *
     * @param address the client's, which limits how many anonymous learners it can create
     * @throws {AppError} UNAUTHENTICATED if the account was deleted or the session has ended, RATE_LIMITED
     */
    find: (identity: Identity, address = 'unknown') => find(ports, identity, address),

    /** Returns the current learner. @throws {AppError} UNAUTHENTICATED, NOT_FOUND without a profile */
    require: requireLearner,

    /** Checks whether a username is valid and not taken. @throws {AppError} RATE_LIMITED */
    async isUsernameAvailable(context: RequestContext, username: string): Promise<boolean> {
      await takeTokens(ports, context, USERNAME_LOOK_UPS);
      if (usernameError(username)) return false;
      return !(await ports.learners.isUsernameTaken(canonicalUsername(username)));
    },

    /** @see createProfile */
    createProfile: (context: RequestContext, requested: RequestedProfile) =>
      createProfile(ports, context, requested),

    /**
     * Changes the profile.
     *
     * @throws {AppError} FORBIDDEN if an anonymous learner changes what others see, INVALID_INPUT, CONFLICT if the username is taken or the time zone was changed recently
     */
    updateProfile: (context: RequestContext, input: ProfileChanges) =>
      update(ports, context, input),

    /** @see mergeAnonymousLearner */
    mergeAnonymous: (context: RequestContext, proof: Identity | null) =>
      mergeAnonymousLearner(ports, context, proof),

    /** Returns when the time zone can be changed again; null if it can be changed now. */
    timeZoneChangeableAt: (learner: Learner) =>
      timeZoneChangeableAt(learner.timeZoneChangedAt, ports.now()),
  };
}
