import { AppError } from '../../domain/app-error.ts';
import { type OwnCase, requireOwnCases } from '../../domain/own-case.ts';
import { requireOpenChallenge } from './challenges.ts';
import type { ChallengeDraft, ReplacedDraft } from './ports/drafts.ts';
import type { Ports } from './ports/ports.ts';
import { DRAFT_SAVES, takeTokens } from './rate-limits.ts';
import { requireActiveLearner, requireLearner, type RequestContext } from './request-context.ts';
import { requireSourceSize } from './run-cases.ts';

/** How many replaced drafts of a challenge are kept. */
const KEPT_REPLACED = 5;

/** The age of the oldest draft that a device can send, in seconds: a year. */
const MAX_AGE_SECONDS = 31_536_000;

/** A draft that a device sends. */
interface DraftInput {
  challengeId: string;
  code: string;
  ownCases: readonly OwnCase[];
  /** How many seconds ago it was changed. Clocks of devices are often wrong; the time between is not. */
  ageSeconds: number;
  /** The revision that it changes; null if the device knows none. */
  basedOn: number | null;
}

function requireDraft({ code, ownCases, ageSeconds }: DraftInput): void {
  requireSourceSize(code);
  requireOwnCases(ownCases, null);
  if (Number.isInteger(ageSeconds) && ageSeconds >= 0 && ageSeconds <= MAX_AGE_SECONDS) return;
  throw new AppError(
    'INVALID_INPUT',
    `The age of a draft is 0 to ${MAX_AGE_SECONDS} seconds; got ${ageSeconds}.`,
  );
}

async function save(
  ports: Ports,
  context: RequestContext,
  input: DraftInput,
): Promise<ChallengeDraft> {
  const learner = await requireActiveLearner(context);
  requireDraft(input);
  const { id: challengeId } = await requireOpenChallenge(context, input.challengeId);
  await takeTokens(ports, context, DRAFT_SAVES);
  const { code, ownCases, ageSeconds, basedOn } = input;
  const now = ports.now();
  const editedAt = new Date(now.getTime() - ageSeconds * 1_000);
  const draft = { challengeId, code, ownCases, editedAt, basedOn };
  return ports.drafts.save(learner.id, draft, { now, keep: KEPT_REPLACED });
}

/** Creates the use cases for drafts. */
export function createDraftService(ports: Ports) {
  return {
    /**
     * Returns the learner's draft of a challenge; null if there is none.
     *
     * @throws {AppError} NOT_FOUND if there is no such challenge
     */
    async find(context: RequestContext, challengeId: string): Promise<ChallengeDraft | null> {
      const [{ challenges }, learner] = await Promise.all([
        context.catalogue(),
        requireLearner(context),
      ]);
      if (!challenges.some(({ id }) => id === challengeId)) {
        throw new AppError('NOT_FOUND', `There is no challenge "${challengeId}".`);
      }
      return ports.drafts.find(learner.id, challengeId);
    },
    /** Lists the code that newer drafts of a challenge replaced, the most recent first. */
    async replaced(context: RequestContext, challengeId: string): Promise<ReplacedDraft[]> {
      const learner = await requireLearner(context);
      return ports.drafts.replaced(learner.id, challengeId);
    },
    /**
     * Stores a draft. If another device has changed it in the meantime, the newer one wins and the code of the other is
     * kept.
     *
     * @returns the draft that is stored now
     * @throws {AppError} INVALID_INPUT, TOO_LARGE, NOT_FOUND, LOCKED, RATE_LIMITED
     */
    save: (context: RequestContext, input: DraftInput): Promise<ChallengeDraft> =>
      save(ports, context, input),
  };
}
