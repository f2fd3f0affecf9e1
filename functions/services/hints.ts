import { AppError } from '../../domain/app-error.ts';
import { type ChallengeView, createChallengeService, requireOpenChallenge } from './challenges.ts';
import type { HintRung } from './ports/hints.ts';
import type { Ports } from './ports/ports.ts';
import { requireActiveLearner, type RequestContext } from './request-context.ts';

/** A hint as one caller may see it. */
export interface HintView {
  /** 1 is the gentlest. */
  rung: number;
  /** Null until the caller uncovered it. */
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
  const offer = hintCount === 0 ? 'has no hints' : `has the hints 1 to ${hintCount}`;
  throw new AppError('INVALID_INPUT', `Challenge "${challengeId}" ${offer}; there is no ${rung}.`);
}

/** The use cases around the ladder of hints. */
export function createHintService(ports: Ports) {
  const challenges = createChallengeService(ports);
  return {
    /** The hints of a challenge, the gentlest first; none while it is locked. Texts only of those uncovered. */
    list,
    /**
     * Uncovers a hint. It costs nothing, and uncovering it again changes nothing.
     *
     * @throws {AppError} UNAUTHENTICATED, NOT_FOUND, LOCKED, INVALID_INPUT when there is no such rung or the one
     * before it is still covered
     */
    async reveal(context: RequestContext, wanted: HintRung): Promise<ChallengeView> {
      const learner = await requireActiveLearner(context);
      const { hints } = await requireOpenChallenge(context, wanted.challengeId);
      requireRung(wanted, hints.length);
      if (!(await ports.hints.reveal(learner.id, wanted))) {
        throw new AppError(
          'INVALID_INPUT',
          `Hint ${wanted.rung} follows hint ${wanted.rung - 1}. Uncover that one first.`,
        );
      }
      context.forget();
      return challenges.get(context, wanted.challengeId);
    },
  };
}
