import type { Verdict } from '../../domain/grading/grade.ts';
import { requireOpenChallenge } from './challenges.ts';
import type { Ports, SubmissionQuery } from './ports/ports.ts';
import type { SubmissionRecord } from './ports/records.ts';
import { runCases } from './run-cases.ts';
import { requireActiveLearner, requireLearner, type Session } from './session.ts';
import { type CodeInput, requireSource } from './source-code.ts';
import { type SubmitInput, submitSolution } from './submit-solution.ts';
import { sampleCases } from './test-cases.ts';

/** The use cases around running and grading code. */
export function createSubmissionService(ports: Ports) {
  return {
    /**
     * Runs code against the visible samples. Stores nothing, awards nothing.
     *
     * @throws {Failure} INVALID_INPUT, TOO_LARGE, NOT_FOUND, LOCKED, EXECUTION_UNAVAILABLE
     */
    async execute(session: Session, input: CodeInput): Promise<Verdict> {
      const { id: learnerId } = await requireActiveLearner(session);
      requireSource(input);
      const challenge = await requireOpenChallenge(session, input.challengeId);
      const cases = sampleCases(challenge);
      return runCases(ports, { challenge, code: input.code, learnerId, cases });
    },

    /** @see submitSolution */
    submit: (session: Session, input: SubmitInput) => submitSolution(ports, session, input),

    /** The learner's attempts, newest first: one page. `endCursor` is null on the last. */
    async list(
      session: Session,
      query: SubmissionQuery,
    ): Promise<{ nodes: SubmissionRecord[]; endCursor: string | null }> {
      const learner = await requireLearner(session);
      const found = await ports.submissions.list(learner.id, { ...query, first: query.first + 1 });
      const nodes = found.slice(0, query.first);
      const last = nodes.at(-1);
      return { nodes, endCursor: found.length > query.first && last ? last.id : null };
    },
  };
}
