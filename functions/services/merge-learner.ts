import { AppError } from '../../domain/app-error.ts';
import { type AchievementView, viewAchievements } from './achievement-view.ts';
import { recordMergedHistory } from './awards.ts';
import type { Ports } from './ports/ports.ts';
import type { Identity, SessionIdentity } from './ports/records.ts';
import { MERGES, takeTokens } from './rate-limits.ts';
import { requireAccountHolder, requirePermanent, type RequestContext } from './request-context.ts';

/** What a merge added to the learner. */
interface MergedLearner {
  /** The XP that the learner didn't have before, with that of the achievements. */
  experienceAdded: number;
  /** Achievements that neither of the two had earned alone. */
  achievementsEarned: AchievementView[];
}

/** @throws {AppError} INVALID_INPUT unless the token belongs to an open session of another, anonymous account */
async function requireProof(
  ports: Ports,
  learnerId: string,
  proof: Identity | null,
): Promise<SessionIdentity> {
  if (proof?.credential !== 'session') {
    throw new AppError('INVALID_INPUT', 'The anonymous token is not valid or has expired.');
  }
  if (proof.id === learnerId) {
    throw new AppError('INVALID_INPUT', 'This token belongs to the account that you signed in to.');
  }
  if (proof.isAnonymous && (await ports.accounts.isSessionAnonymous(proof))) return proof;
  throw new AppError(
    'INVALID_INPUT',
    'This token does not belong to an open session of an anonymous learner.',
  );
}

/**
 * Moves what an anonymous learner has done to the current learner, and deletes the anonymous account. What both have
 * done counts once.
 *
 * @param proof who the anonymous session's token belongs to; null if it is not valid
 * @throws {AppError} UNAUTHENTICATED, FORBIDDEN with an access token or for an anonymous learner, RATE_LIMITED,
 * INVALID_INPUT unless the proof is an open anonymous session, CONFLICT if there is nothing to merge, UNAVAILABLE if this
 * deployment can't delete accounts
 */
export async function mergeAnonymousLearner(
  ports: Ports,
  context: RequestContext,
  proof: Identity | null,
): Promise<MergedLearner> {
  const { learner } = await requireAccountHolder(context);
  requirePermanent(learner);
  await takeTokens(ports, context, MERGES);
  const { id: anonymousId } = await requireProof(ports, learner.id, proof);
  const removeAtAuthServer = ports.accounts.removal(anonymousId);
  const [catalogue, now] = [await context.catalogue(), ports.now()];
  const merge = { learnerId: learner.id, anonymousId, now };
  const merged = await ports.awards.merge(merge, async (award, before) => {
    const activity = { catalogue, now, firstSolve: null };
    const earned = await recordMergedHistory(award, activity);
    const experienceAdded = award.learner.experiencePoints - before.experiencePoints;
    return { experienceAdded, earned };
  });
  if (!merged) {
    throw new AppError('CONFLICT', 'There is nothing to merge: it was already merged or deleted.');
  }
  context.forget();
  await removeAtAuthServer();
  const { experienceAdded, earned } = merged;
  return { experienceAdded, achievementsEarned: await viewAchievements(context, earned) };
}
