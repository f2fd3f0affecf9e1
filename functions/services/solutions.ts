import { AppError } from '../../domain/app-error.ts';
import { experienceAvailableAt, missingForSolution } from '../../domain/feedback-ladder.ts';
import { type ChallengeView, createChallengeService, requireOpenChallenge } from './challenges.ts';
import type { CatalogueChallenge, PublishedSolution } from './ports/catalogue.ts';
import type { AwardTransaction, Ports } from './ports/ports.ts';
import { requireActiveLearner, type RequestContext } from './request-context.ts';

/** Checks whether the learner may read a challenge's solutions: after solving it or asking for them. */
export async function canReadSolutions(
  context: RequestContext,
  challengeId: string,
): Promise<boolean> {
  const [solved, shownAt] = await Promise.all([context.solved(), context.solutionsShownAt()]);
  return solved.has(challengeId) || shownAt.has(challengeId);
}

/** When a learner saw the solutions of a challenge, and from when on solving it earns XP again. */
interface SolutionTimes {
  /** Null if the learner never asked for them. */
  solutionShownAt: Date | null;
  /** Null unless the learner asked for them before solving the challenge. */
  experienceAvailableAt: Date | null;
}

/** Records that the solutions were shown, unless the learner may read them anyway. */
async function recordShown(
  award: AwardTransaction,
  { id, hints }: CatalogueChallenge,
  now: Date,
): Promise<void> {
  if ((await award.solutionShownAt(id)) !== null) return;
  if ((await award.solvedChallengeIds()).has(id)) return;
  const missing = missingForSolution({
    failedSubmissions: await award.countFailures(id),
    isEveryHintRevealed: (await award.countUncoveredHints(id)) >= hints.length,
  });
  if (missing !== null) throw new AppError('LOCKED', missing);
  await award.recordShownSolution(id, now);
}

/** Creates the use cases for solutions of challenges. */
export function createSolutionService(ports: Ports) {
  const challenges = createChallengeService(ports);
  return {
    /** Returns the solutions of a challenge, our own first; none until it is solved or they were shown. */
    async list(
      context: RequestContext,
      { id, isLocked }: Pick<ChallengeView, 'id' | 'isLocked'>,
    ): Promise<readonly PublishedSolution[]> {
      if (isLocked || !(await canReadSolutions(context, id))) return [];
      return (await context.solutions()).get(id) ?? [];
    },

    /** Returns when the solutions of a challenge were shown, and what follows from it. */
    async times(
      context: RequestContext,
      { id, isCompleted }: Pick<ChallengeView, 'id' | 'isCompleted'>,
    ): Promise<SolutionTimes> {
      const shownAt = (await context.solutionsShownAt()).get(id) ?? null;
      return {
        solutionShownAt: shownAt,
        experienceAvailableAt: shownAt && !isCompleted ? experienceAvailableAt(shownAt) : null,
      };
    },

    /**
     * Shows the solutions of a challenge. Solving it then earns nothing for three days. Showing them again, or after
     * solving the challenge, changes nothing.
     *
     * @throws {AppError} UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, and LOCKED before five submissions have failed and all
     * hints are revealed
     */
    async show(context: RequestContext, challengeId: string): Promise<ChallengeView> {
      const learner = await requireActiveLearner(context);
      const challenge = await requireOpenChallenge(context, challengeId);
      await ports.awards.transaction(learner.id, (award) =>
        recordShown(award, challenge, ports.now()),
      );
      context.forget();
      return challenges.get(context, challengeId);
    },
  };
}
