import { AppError } from '../../domain/app-error.ts';
import type { Verdict } from '../../domain/grading/grade.ts';
import { requireOpenChallenge } from './challenges.ts';
import type { Ports, SubmissionQuery } from './ports/ports.ts';
import type { SubmissionRecord, SubmissionSummary } from './ports/records.ts';
import type { CatalogueAchievement } from './ports/catalogue.ts';
import { EXECUTIONS, takeTokens } from './rate-limits.ts';
import { runCases } from './run-cases.ts';
import { requireActiveLearner, requireLearner, type RequestContext } from './request-context.ts';
import { type CodeInput, requireSource } from './source-code.ts';
import { achievementsOf, type SubmitInput, submitSolution } from './submit-solution.ts';
import { sampleCases } from './test-cases.ts';

/** The ids of submissions, which are the cursors of their list too. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An attempt and the achievements that it earned. */
export interface SubmissionView {
  submission: SubmissionRecord;
  achievementsEarned: CatalogueAchievement[];
}

async function getOwn(ports: Ports, context: RequestContext, id: string): Promise<SubmissionView> {
  const learner = await requireLearner(context);
  const submission = ID.test(id) ? await ports.submissions.find(learner.id, id) : null;
  if (!submission) throw new AppError('NOT_FOUND', `You have no submission "${id}".`);
  return { submission, achievementsEarned: await achievementsOf(context, submission) };
}

function requireQuery({ after, challengeId }: SubmissionQuery): void {
  if (challengeId?.includes('\0')) {
    throw new AppError('INVALID_INPUT', 'The id of a challenge holds no NUL character. Remove it.');
  }
  if (after === null || ID.test(after)) return;
  throw new AppError(
    'INVALID_INPUT',
    'The cursor is none of ours. Take it from the page before, or leave it out.',
  );
}

/** The use cases around running and grading code. */
export function createSubmissionService(ports: Ports) {
  return {
    /**
     * Runs code against the visible samples. Stores nothing, awards nothing.
     *
     * @throws {AppError} INVALID_INPUT, TOO_LARGE, NOT_FOUND, LOCKED, RATE_LIMITED, EXECUTION_UNAVAILABLE
     */
    async execute(context: RequestContext, input: CodeInput): Promise<Verdict> {
      const { id: learnerId } = await requireActiveLearner(context);
      requireSource(input);
      const challenge = await requireOpenChallenge(context, input.challengeId);
      await takeTokens(ports, context, EXECUTIONS);
      const cases = sampleCases(challenge);
      return runCases(ports, { challenge, code: input.code, learnerId, cases });
    },

    /** @see submitSolution */
    submit: (context: RequestContext, input: SubmitInput) => submitSolution(ports, context, input),

    /** One attempt of the learner's own. @throws {AppError} NOT_FOUND, also for somebody else's */
    get: (context: RequestContext, id: string) => getOwn(ports, context, id),

    /** The learner's attempts, newest first: one page. `endCursor` is null on the last. @throws {AppError} INVALID_INPUT */
    async list(
      context: RequestContext,
      query: SubmissionQuery,
    ): Promise<{ nodes: SubmissionSummary[]; endCursor: string | null }> {
      const learner = await requireLearner(context);
      requireQuery(query);
      const found = await ports.submissions.list(learner.id, { ...query, first: query.first + 1 });
      const nodes = found.slice(0, query.first);
      const last = nodes.at(-1);
      return { nodes, endCursor: found.length > query.first && last ? last.id : null };
    },
  };
}
