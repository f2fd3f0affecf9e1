import { AppError } from '../../domain/app-error.ts';
import type { Verdict } from '../../domain/grading/grade.ts';
import type { CatalogueAchievement, CatalogueChallenge } from './ports/catalogue.ts';
import { requireExperience, requireOpenChallenge } from './challenges.ts';
import type { OpenedSubmission, Ports } from './ports/ports.ts';
import type { SubmissionRecord } from './ports/records.ts';
import { SUBMISSIONS, takeTokens } from './rate-limits.ts';
import { runCases } from './run-cases.ts';
import { requireActiveLearner, type RequestContext } from './request-context.ts';
import { settleSubmission } from './settle-submission.ts';
import { type CodeInput, requireSource } from './source-code.ts';
import { submissionCases } from './test-cases.ts';

/** What fits a header, which is how keys come to the REST API. */
const KEY = /^[\x20-\x7e]{1,128}$/;

export interface SubmitInput extends CodeInput {
  /** Null: the service makes one, and the call cannot be repeated. */
  idempotencyKey: string | null;
}

export interface SubmittedSolution {
  submission: SubmissionRecord;
  result: Verdict;
  isAccepted: boolean;
  achievementsEarned: CatalogueAchievement[];
}

function requireKey(key: string): string {
  if (KEY.test(key)) return key;
  throw new AppError(
    'INVALID_INPUT',
    'The idempotency key must have 1 to 128 printable ASCII characters.',
  );
}

function requireSameSolution(submission: SubmissionRecord, input: SubmitInput): void {
  if (submission.challengeId === input.challengeId && submission.code === input.code) return;
  throw new AppError(
    'CONFLICT',
    `The idempotency key "${input.idempotencyKey ?? ''}" belongs to another submission. Use a new key for new code.`,
  );
}

/** Transaction 1: the gate, and the attempt on record before anything runs. */
function openSubmission(
  ports: Ports,
  challenge: CatalogueChallenge,
  input: SubmitInput & { learnerId: string },
): Promise<OpenedSubmission> {
  const idempotencyKey = requireKey(input.idempotencyKey ?? ports.newId());
  return ports.awards.transaction(input.learnerId, async (award) => {
    requireExperience(challenge, award.learner.experiencePoints);
    return award.openSubmission({ challengeId: challenge.id, idempotencyKey, code: input.code });
  });
}

interface OpenAttempt {
  context: RequestContext;
  challenge: CatalogueChallenge;
  submission: SubmissionRecord;
}

async function judge(ports: Ports, attempt: OpenAttempt): Promise<Verdict> {
  const { context, challenge, submission } = attempt;
  try {
    // Only here, so that a repeat, which runs nothing, is not counted.
    await takeTokens(ports, context, SUBMISSIONS);
    const hidden = await ports.catalogue.hiddenCases(challenge.id);
    const { code, learnerId } = submission;
    const cases = submissionCases(challenge, hidden, () => ports.random());
    return await runCases(ports, { challenge, code, learnerId, cases });
  } catch (error) {
    // The learner did nothing wrong: the attempt leaves no trace, and its key can be used again.
    await ports.submissions.withdraw(submission.id);
    throw error;
  }
}

/** What an attempt earned, as the catalogue describes it. */
export async function achievementsOf(
  context: RequestContext,
  { achievementIds }: SubmissionRecord,
): Promise<CatalogueAchievement[]> {
  const { achievements } = await context.catalogue();
  return achievements.filter(({ id }) => achievementIds.includes(id));
}

async function present(
  context: RequestContext,
  submission: SubmissionRecord,
): Promise<SubmittedSolution> {
  const { verdict } = submission;
  if (!verdict) throw new Error(`Submission ${submission.id} is settled and has no verdict.`);
  return {
    submission,
    result: verdict,
    isAccepted: verdict.isAccepted,
    achievementsEarned: await achievementsOf(context, submission),
  };
}

/**
 * Grades code against every case, stores the attempt, and awards XP the first time it passes.
 * The same key brings back the first answer.
 *
 * @throws {AppError} INVALID_INPUT, TOO_LARGE, NOT_FOUND, LOCKED, RATE_LIMITED, EXECUTION_UNAVAILABLE, and
 * CONFLICT while a submission with the same key is running or when the key belongs to other code
 */
export async function submitSolution(
  ports: Ports,
  context: RequestContext,
  input: SubmitInput,
): Promise<SubmittedSolution> {
  const learner = await requireActiveLearner(context);
  requireSource(input);
  const challenge = await requireOpenChallenge(context, input.challengeId);
  const opened = await openSubmission(ports, challenge, { ...input, learnerId: learner.id });
  if (opened.kind === 'running') {
    throw new AppError('CONFLICT', 'This submission is still running. Try again in a moment.');
  }
  if (opened.kind === 'finished') {
    requireSameSolution(opened.submission, input);
    return present(context, opened.submission);
  }
  const { submission } = opened;
  const verdict = await judge(ports, { context, challenge, submission });
  const catalogue = await context.catalogue();
  const settled = await ports.awards.transaction(learner.id, (award) =>
    settleSubmission(award, { submission, challenge, catalogue, verdict, now: ports.now() }),
  );
  context.forget();
  return present(context, settled);
}
