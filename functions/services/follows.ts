import { AppError } from '../../domain/app-error.ts';
import { canonicalUsername, usernameError } from '../../domain/username.ts';
import type { FollowedLearner } from './ports/follows.ts';
import type { Ports } from './ports/ports.ts';
import { FOLLOWS, takeTokens } from './rate-limits.ts';
import {
  requireActiveLearner,
  requireLearner,
  requirePermanent,
  type RequestContext,
} from './request-context.ts';

/** How many learners one learner can follow: with the learner, they fill one leaderboard. */
export const MAX_FOLLOWED = 99;

async function follow(
  ports: Ports,
  context: RequestContext,
  typed: string,
): Promise<FollowedLearner> {
  const learner = await requireActiveLearner(context);
  requirePermanent(learner);
  await takeTokens(ports, context, FOLLOWS);
  const username = canonicalUsername(typed);
  if (username === learner.username) {
    throw new AppError('INVALID_INPUT', "You can't follow yourself. Choose another learner.");
  }
  const isValid = usernameError(username) === null;
  const wish = { username, at: ports.now(), most: MAX_FOLLOWED };
  const followed = isValid ? await ports.follows.follow(learner.id, wish) : 'unknown';
  if (followed === 'unknown') {
    throw new AppError('NOT_FOUND', 'No learner with this username is on the leaderboard.');
  }
  if (followed === 'full') {
    const message = `You can follow at most ${MAX_FOLLOWED} learners. Stop following one first.`;
    throw new AppError('CONFLICT', message);
  }
  return followed;
}

/** Creates the use cases for following other learners on the leaderboard. Nobody else sees whom a learner follows. */
export function createFollowService(ports: Ports) {
  return {
    /** Returns whom the learner follows, in alphabetical order. @throws {AppError} UNAUTHENTICATED, NOT_FOUND */
    async list(context: RequestContext): Promise<FollowedLearner[]> {
      const { id } = await requireLearner(context);
      return ports.follows.list(id);
    },

    /**
     * Follows a listed learner. Following the same one again changes nothing.
     *
     * @param username uppercase and lowercase are treated as the same
     * @throws {AppError} NOT_FOUND if nobody with this username is listed, INVALID_INPUT for the learner's own, CONFLICT
     *   if the learner follows as many as possible, FORBIDDEN for an anonymous learner, RATE_LIMITED
     */
    follow: (context: RequestContext, username: string) => follow(ports, context, username),

    /** Stops following a learner. Returns null if there was nothing to stop. @throws {AppError} RATE_LIMITED */
    async unfollow(context: RequestContext, username: string): Promise<FollowedLearner | null> {
      const { id } = await requireActiveLearner(context);
      await takeTokens(ports, context, FOLLOWS);
      if (usernameError(username) !== null) return null;
      return ports.follows.unfollow(id, canonicalUsername(username));
    },
  };
}
