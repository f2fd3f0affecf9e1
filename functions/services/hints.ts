import { AppError } from '../../domain/app-error.ts';
import { type ChallengeView, createChallengeService, requireOpenChallenge } from './challenges.ts';
import type { HintRung, Ports } from './ports/ports.ts';
import { requireActiveLearner, type RequestContext } from './request-context.ts';

/** A hint as the current learner sees it. */
export interface HintView {
  /** 1 is the gentlest. */
  rung: number;
  /** Null until the learner has revealed it. */
  text: string | null;
  textHtml: string | null;
}

async function list(
  context: RequestContext,
  { id, hintCount }: Pick<ChallengeView, 'id' | 'hintCount'>,
): Promise<HintView[]> {
  if (hintCount === 0) return [];
  const [{ challenges }, revealed] = await Promise.all([
    context.catalogue(),
    context.revealedHints(),
  ]);
  const hints = challenges.find((challenge) => challenge.id === id)?.hints ?? [];
  const count = revealed.get(id) ?? 0;
  return hints.map((hint, index) => {
    const isRevealed = index < count;
    return {
      rung: index + 1,
      text: isRevealed ? hint.markdown : null,
      textHtml: isRevealed ? hint.html : null,
    };
  });
}

function requireRung({ challengeId, rung }: HintRung, hintCount: number): void {
  if (Number.isInteger(rung) && rung >= 1 && rung <= hintCount) return;
  const offer = hintCount === 0 ? 'has no hints' : `has hints 1 to ${hintCount}`;
  throw new AppError('INVALID_INPUT', `Challenge "${challengeId}" ${offer}; got ${rung}.`);
}

/** Creates the use cases for hints. */
export function createHintService(ports: Ports) {
  const challenges = createChallengeService(ports);
  return {
    /** Returns the hints of a challenge, the gentlest first; none while locked. Only revealed hints have a text. */
    list,
    /**
     * Reveals a hint. It costs no XP, and revealing it again changes nothing.
     *
     * @throws {AppError} UNAUTHENTICATED, NOT_FOUND, LOCKED, INVALID_INPUT if there is no such rung or the
     * previous one is not revealed yet
     */
    async reveal(context: RequestContext, requested: HintRung): Promise<ChallengeView> {
      const learner = await requireActiveLearner(context);
      const { hints } = await requireOpenChallenge(context, requested.challengeId);
      requireRung(requested, hints.length);
      if (!(await ports.hints.reveal(learner.id, requested))) {
        throw new AppError(
          'INVALID_INPUT',
          `Reveal hint ${requested.rung - 1} before hint ${requested.rung}.`,
        );
      }
      context.forget();
      return challenges.get(context, requested.challengeId);
    },
  };
}
