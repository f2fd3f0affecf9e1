import { createHash } from 'node:crypto';
import { AppError } from '../../domain/app-error.ts';
import {
  type LineFind,
  type LineFindKey,
  type LineFindProgress,
  lineFindProgress,
  MARKS_BEFORE_LINE,
  wrongLineFeedback,
} from '../../domain/line-find.ts';
import { type ChallengeView, createChallengeService, requireOpenChallenge } from './challenges.ts';
import type { CatalogueChallenge } from './ports/catalogue.ts';
import type { Ports } from './ports/ports.ts';
import { LINE_MARKS, takeTokens } from './rate-limits.ts';
import { requireActiveLearner, type RequestContext } from './request-context.ts';

/** The question for a faulty line, as the current learner or visitor sees it. */
export interface LineFindView extends LineFind, LineFindProgress {
  /** The faulty lines. Empty until one was found or shown. */
  lines: number[];
  /** Why they are faulty. Null until one was found or shown. */
  why: string | null;
}

/** What marking a line led to. */
export interface MarkedLine {
  isRight: boolean;
  /** What the author says about a line that isn't faulty; null for a faulty one. */
  feedback: string | null;
  challenge: ChallengeView;
}

/** A line of a challenge. */
interface LineInput {
  challengeId: string;
  line: number;
}

/** A challenge with a question for its faulty line, and its answer. */
interface Search {
  challenge: CatalogueChallenge;
  find: LineFind;
  key: LineFindKey;
  learnerId: string;
}

/** Returns the hash of what is searched. Marks in other editions of the code don't count. */
function versionOf({ starterCode }: CatalogueChallenge, { lines }: LineFindKey): string {
  const searched = JSON.stringify([starterCode, lines]);
  return createHash('sha256').update(searched).digest('hex').slice(0, 16);
}

/** Returns the question, with the answers only if the learner has found or was shown them; null if there is none. */
async function view(
  context: RequestContext,
  challenge: CatalogueChallenge,
): Promise<LineFindView | null> {
  const { id, lineFind } = challenge;
  if (!lineFind) return null;
  const record = (await context.lineFinds()).get(id);
  if (!record)
    return { ...lineFind, state: 'OPEN', wrongLines: [], canShow: false, lines: [], why: null };
  const { key, marks } = record;
  const version = versionOf(challenge, key);
  const current = marks.filter((mark) => mark.version === version);
  const progress = lineFindProgress(key, current);
  const isOpen = progress.state === 'OPEN';
  return { ...lineFind, ...progress, lines: isOpen ? [] : key.lines, why: isOpen ? null : key.why };
}

const noQuestion = (challengeId: string): AppError =>
  new AppError('NOT_FOUND', `Challenge "${challengeId}" doesn't ask for a line.`);

async function requireView(
  context: RequestContext,
  challenge: CatalogueChallenge,
): Promise<LineFindView> {
  const shown = await view(context, challenge);
  if (shown) return shown;
  throw noQuestion(challenge.id);
}

/** @throws {AppError} UNAUTHENTICATED, FORBIDDEN, LOCKED, NOT_FOUND */
async function requireSearch(context: RequestContext, challengeId: string): Promise<Search> {
  const { id: learnerId } = await requireActiveLearner(context);
  const challenge = await requireOpenChallenge(context, challengeId);
  const key = (await context.lineFinds()).get(challengeId)?.key;
  if (challenge.lineFind && key) return { challenge, find: challenge.lineFind, key, learnerId };
  throw noQuestion(challengeId);
}

async function store(
  ports: Ports,
  context: RequestContext,
  { search, line, isShown }: { search: Search; line: number; isShown: boolean },
): Promise<LineFindView> {
  const { challenge, key, learnerId } = search;
  const mark = { challengeId: challenge.id, line, version: versionOf(challenge, key), isShown };
  await ports.lineFinds.mark(learnerId, mark);
  context.forget();
  return requireView(context, challenge);
}

/**
 * Marks a line of a challenge's starter code as the faulty one. Marking a line again changes nothing, and after a faulty
 * one was found or shown, other lines aren't recorded. It pays nothing.
 *
 * @throws {AppError} UNAUTHENTICATED, FORBIDDEN, LOCKED, NOT_FOUND if the challenge is unknown or doesn't ask for a line,
 *   INVALID_INPUT if the line can't be marked, RATE_LIMITED
 */
async function markLine(
  ports: Ports,
  context: RequestContext,
  { challengeId, line }: LineInput,
): Promise<Omit<MarkedLine, 'challenge'>> {
  const search = await requireSearch(context, challengeId);
  const { challenge, find, key } = search;
  if (!find.choices.includes(line)) {
    const message = `Line ${line} can't be marked. Mark one of these: ${find.choices.join(', ')}.`;
    throw new AppError('INVALID_INPUT', message);
  }
  await takeTokens(ports, context, LINE_MARKS);
  const isRight = key.lines.includes(line);
  const before = await requireView(context, challenge);
  const after =
    before.state === 'OPEN'
      ? await store(ports, context, { search, line, isShown: false })
      : before;
  const { wrongLines } = after;
  const feedback = isRight ? null : wrongLineFeedback(find, key, { line, wrongLines });
  return { isRight, feedback };
}

/**
 * Shows the faulty lines, and records that. If one was found or shown already, it changes nothing.
 *
 * @throws {AppError} UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED, LOCKED if the challenge is, or before the third
 *   wrong line
 */
async function showLine(ports: Ports, context: RequestContext, challengeId: string): Promise<void> {
  const search = await requireSearch(context, challengeId);
  await takeTokens(ports, context, LINE_MARKS);
  const { state, canShow, wrongLines } = await requireView(context, search.challenge);
  if (state !== 'OPEN') return;
  if (!canShow) {
    const left = MARKS_BEFORE_LINE - wrongLines.length;
    const lines = left === 1 ? 'one more line' : `${left} more lines`;
    throw new AppError('LOCKED', `Mark ${lines} first. Then you can see the right one.`);
  }
  const [line] = search.key.lines;
  if (line !== undefined) await store(ports, context, { search, line, isShown: true });
}

/** Creates the use cases for the question which line is faulty. */
export function createLineFindService(ports: Ports) {
  const challenges = createChallengeService(ports);
  return {
    /** Returns the question and how far the learner is; null if the challenge has none or is locked. */
    async find(
      context: RequestContext,
      { id, isLocked }: { id: string; isLocked: boolean },
    ): Promise<LineFindView | null> {
      const catalogue = await context.catalogue();
      const challenge = catalogue.challenges.find((one) => one.id === id);
      return challenge && !isLocked ? view(context, challenge) : null;
    },
    /** @see markLine */
    async mark(context: RequestContext, input: LineInput): Promise<MarkedLine> {
      const marked = await markLine(ports, context, input);
      return { ...marked, challenge: await challenges.get(context, input.challengeId) };
    },
    /** @see showLine */
    async show(context: RequestContext, challengeId: string): Promise<ChallengeView> {
      await showLine(ports, context, challengeId);
      return challenges.get(context, challengeId);
    },
  };
}
