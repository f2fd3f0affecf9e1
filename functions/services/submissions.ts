import { AppError } from '../../domain/app-error.ts';
import type { EvidenceCases } from '../../domain/evidence.ts';
import type { CheckedCase } from '../../domain/grading.ts';
import type { AchievementView } from './achievement-view.ts';
import { requireChallengeForVisitors, requireOpenChallenge } from './challenges.ts';
import { evidenceFor, type EvidenceView, openEvidence } from './evidence.ts';
import type { Ports, SubmissionQuery } from './ports/ports.ts';
import type { SubmissionRecord, SubmissionSummary } from './ports/records.ts';
import type { CatalogueChallenge } from './ports/catalogue.ts';
import { EXECUTIONS, takeTokens } from './rate-limits.ts';
import {
  recordCase,
  requireCase,
  requireSource,
  runCases,
  runCasesOf,
  type RunInput,
  type RunVerdict,
} from './run-cases.ts';
import {
  callerOf,
  requireActiveLearner,
  requireLearner,
  type RequestContext,
} from './request-context.ts';
import { presentFeedback, type SubmissionFeedback } from './submission-feedback.ts';
import { achievementsOf, type SubmitInput, submitSolution } from './submit-solution.ts';

/** The format of submission ids, which are also the list's cursors. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A submission, the achievements that it earned, and the feedback if it failed. */
export interface SubmissionView {
  submission: SubmissionRecord;
  achievementsEarned: AchievementView[];
  feedback: SubmissionFeedback | null;
}

async function getOwn(ports: Ports, context: RequestContext, id: string): Promise<SubmissionView> {
  const learner = await requireLearner(context);
  const submission = ID.test(id) ? await ports.submissions.find(learner.id, id) : null;
  if (!submission) throw new AppError('NOT_FOUND', `You have no submission "${id}".`);
  const [achievementsEarned, feedback] = await Promise.all([
    achievementsOf(context, submission),
    presentFeedback(context, submission),
  ]);
  return { submission, achievementsEarned, feedback };
}

async function listOwn(
  ports: Ports,
  context: RequestContext,
  query: SubmissionQuery,
): Promise<{ nodes: SubmissionSummary[]; endCursor: string | null }> {
  const learner = await requireLearner(context);
  requireQuery(query);
  const found = await ports.submissions.list(learner.id, { ...query, first: query.first + 1 });
  const nodes = found.slice(0, query.first);
  const last = nodes.at(-1);
  return { nodes, endCursor: found.length > query.first && last ? last.id : null };
}

async function acceptedCode(
  ports: Ports,
  context: RequestContext,
  challengeId: string,
): Promise<string | null> {
  const { id } = await requireLearner(context);
  const isSolved = (await context.solved()).has(challengeId);
  return isSolved ? ports.submissions.acceptedCode(id, challengeId) : null;
}

function requireQuery({ after, challengeId }: SubmissionQuery): void {
  if (challengeId?.includes('\0')) {
    throw new AppError(
      'INVALID_INPUT',
      'The challenge id contains a NUL character. Remove it and try again.',
    );
  }
  if (after === null || ID.test(after)) return;
  throw new AppError(
    'INVALID_INPUT',
    'This cursor is not valid. Use the cursor of the previous page, or omit it to start at the first page.',
  );
}

/** Returns the cases of a run. @throws {AppError} INVALID_INPUT, before the run counts toward a limit */
function requestedCases(
  challenge: CatalogueChallenge,
  input: RunInput,
  evidence: EvidenceCases | null = null,
): CheckedCase[] {
  const cases = runCasesOf(challenge, input.ownCases, evidence);
  if (input.recordedCase != null) requireCase({ cases }, input.recordedCase);
  return cases;
}

function runRequested(
  ports: Ports,
  { recordedCase }: RunInput,
  job: Parameters<typeof runCases>[1],
): Promise<RunVerdict> {
  return recordedCase == null ? runCases(ports, job) : recordCase(ports, job, recordedCase);
}

async function runForLearner(
  ports: Ports,
  context: RequestContext,
  input: RunInput,
): Promise<RunVerdict> {
  const { id: learnerId } = await requireActiveLearner(context);
  requireSource(input);
  const challenge = await requireOpenChallenge(context, input.challengeId);
  const evidence = await evidenceFor(ports, learnerId, challenge);
  const cases = requestedCases(challenge, input, evidence);
  await takeTokens(ports, context, EXECUTIONS);
  const caller = callerOf(context);
  return runRequested(ports, input, { challenge, code: input.code, caller, cases });
}

/** Runs a visitor's code. */
async function runForVisitor(
  ports: Ports,
  context: RequestContext,
  input: RunInput,
): Promise<RunVerdict> {
  requireSource(input);
  const challenge = await requireChallengeForVisitors(context, input.challengeId);
  const cases = requestedCases(challenge, input);
  await takeTokens(ports, context, EXECUTIONS);
  const caller = callerOf(context);
  return runRequested(ports, input, { challenge, code: input.code, caller, cases });
}

/** Creates the use cases for running and grading code. */
export function createSubmissionService(ports: Ports) {
  return {
    /**
     * Runs code against the samples and the learner's own cases, without storing a submission or awarding XP. Visitors
     * can run challenges that need no XP.
     *
     * @throws {AppError} INVALID_INPUT, TOO_LARGE, NOT_FOUND, LOCKED, RATE_LIMITED, EXECUTION_UNAVAILABLE
     */
    execute: (context: RequestContext, input: RunInput): Promise<RunVerdict> =>
      context.identity === null
        ? runForVisitor(ports, context, input)
        : runForLearner(ports, context, input),

    /** @see openEvidence */
    openEvidence: (context: RequestContext, challengeId: string): Promise<EvidenceView> =>
      openEvidence(ports, context, challengeId),

    /** @see submitSolution */
    submit: (context: RequestContext, input: SubmitInput) => submitSolution(ports, context, input),

    /** @see presentFeedback */
    feedback: (
      context: RequestContext,
      submission: Pick<SubmissionRecord, 'challengeId' | 'feedback'>,
    ): Promise<SubmissionFeedback | null> => presentFeedback(context, submission),

    /** Returns one of the learner's submissions. @throws {AppError} NOT_FOUND, also for another learner's submission */
    get: (context: RequestContext, id: string) => getOwn(ports, context, id),

    /** Returns the code of the learner's last accepted submission to a challenge; null if there is none. */
    acceptedCode: (context: RequestContext, challengeId: string) =>
      acceptedCode(ports, context, challengeId),

    /**
     * Returns a page of the learner's submissions, newest first. `endCursor` is null on the last page.
     *
     * @throws {AppError} INVALID_INPUT
     */
    list: (context: RequestContext, query: SubmissionQuery) => listOwn(ports, context, query),
  };
}
