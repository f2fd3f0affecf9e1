import type { FirstSolve } from '../../domain/achievements.ts';
import { AppError } from '../../domain/app-error.ts';
import { experienceAvailableAt } from '../../domain/feedback-ladder.ts';
import type { Verdict } from '../../domain/grading.ts';
import { languageName } from '../../domain/language.ts';
import { readVerdict } from '../../domain/stored-verdict.ts';
import { type AchievementView, viewAchievements } from './achievement-view.ts';
import { awardExperience, recordActivity } from './awards.ts';
import { requireExperience, requireOpenChallenge } from './challenges.ts';
import { evidenceFor } from './evidence.ts';
import type { Catalogue, CatalogueChallenge } from './ports/catalogue.ts';
import type { AwardTransaction, OpenedSubmission, Ports } from './ports/ports.ts';
import type { SubmissionRecord } from './ports/records.ts';
import { proveBySolving } from './prove-lessons.ts';
import { reviewBySolving } from './reviews.ts';
import {
  countStoredSubmission,
  requireRoomForSubmissions,
  SUBMISSIONS,
  takeTokens,
} from './rate-limits.ts';
import { callerOf, type RequestContext, requireActiveLearner } from './request-context.ts';
import {
  type CodeInput,
  type GradedRun,
  requireSource,
  runHiddenCases,
  submissionCases,
} from './run-cases.ts';
import {
  feedbackOn,
  fixedPassedOf,
  type PreparedHelp,
  prepareHelp,
  presentFeedback,
  type SubmissionFeedback,
} from './submission-feedback.ts';

/** Printable ASCII, because the REST API receives keys in a header. */
const IDEMPOTENCY_KEY = /^[\x20-\x7e]{1,128}$/;

export interface SubmitInput extends CodeInput {
  /** Null if the client sent none. The service then creates one, and a repeated request is a new submission. */
  idempotencyKey: string | null;
}

interface SubmittedSolution {
  submission: SubmissionRecord;
  result: Verdict;
  isAccepted: boolean;
  achievementsEarned: AchievementView[];
  /** Null if it was accepted. */
  feedback: SubmissionFeedback | null;
}

function requireKey(key: string): string {
  if (IDEMPOTENCY_KEY.test(key)) return key;
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

/** Transaction 1: checks the XP gate and stores the submission before anything runs. */
function openSubmission(
  ports: Ports,
  challenge: CatalogueChallenge,
  input: SubmitInput & { learnerId: string },
): Promise<OpenedSubmission> {
  const idempotencyKey = requireKey(input.idempotencyKey ?? ports.newId());
  return ports.awards.transaction(input.learnerId, async (award) => {
    requireExperience(challenge, award.learner.experiencePoints);
    const language = languageName(challenge.language);
    return award.openSubmission({
      challengeId: challenge.id,
      language,
      idempotencyKey,
      code: input.code,
    });
  });
}

interface OpenAttempt {
  context: RequestContext;
  challenge: CatalogueChallenge;
  submission: SubmissionRecord;
}

/** A run and, if it failed, what help needs. */
interface Judged {
  run: GradedRun;
  help: PreparedHelp | null;
}

/** Runs code against all cases, and if it fails, against the practice cases. */
async function runSubmission(
  ports: Ports,
  { context, challenge, submission }: OpenAttempt,
  sentAtMs: number,
) {
  const { code, learnerId, id: seed } = submission;
  const [graded, shown, evidence] = await Promise.all([
    ports.catalogue.hiddenCases(challenge.id),
    ports.shownHelp.caseNames(learnerId, challenge.id),
    evidenceFor(ports, learnerId, challenge),
  ]);
  const cases = submissionCases(challenge, { ...graded, shown, evidence }, () => ports.random());
  const job = { challenge, code, caller: callerOf(context) };
  const run = await runHiddenCases(ports, { ...job, cases, seed });
  const failed = { ...job, learnerId, run, graded, sentAtMs };
  return { run, help: run.verdict.isAccepted ? null : await prepareHelp(ports, failed) };
}

async function judge(ports: Ports, attempt: OpenAttempt): Promise<Judged> {
  const { context, submission } = attempt;
  const sentAtMs = ports.now().getTime();
  try {
    // After the transaction, so that a repeated request, which runs nothing, doesn't count.
    await takeTokens(ports, context, SUBMISSIONS);
    await requireRoomForSubmissions(ports, context);
    return await runSubmission(ports, attempt, sentAtMs);
  } catch (error) {
    // The learner did nothing wrong, so the submission is removed and its key can be used again.
    await ports.submissions.withdraw(submission.id);
    throw error;
  }
}

/** Returns the achievements that a submission earned. */
export async function achievementsOf(
  context: RequestContext,
  { achievementIds }: SubmissionRecord,
): Promise<AchievementView[]> {
  const { achievements } = await context.catalogue();
  const earned = achievements.filter(({ id }) => achievementIds.includes(id));
  return viewAchievements(context, earned);
}

async function present(
  context: RequestContext,
  submission: SubmissionRecord,
): Promise<SubmittedSolution> {
  const { verdict } = submission;
  if (!verdict) throw new Error(`Submission ${submission.id} is settled and has no verdict.`);
  return {
    submission,
    result: readVerdict(verdict),
    isAccepted: verdict.isAccepted,
    achievementsEarned: await achievementsOf(context, submission),
    feedback: await presentFeedback(context, submission),
  };
}

/**
 * Grades code against every case, stores the submission with feedback if it failed, and awards XP the first time it
 * passes. A request with the same key returns the first result.
 *
 * @throws {AppError} INVALID_INPUT, TOO_LARGE, NOT_FOUND, LOCKED, RATE_LIMITED, EXECUTION_UNAVAILABLE, and
 * CONFLICT while a submission with the same key is running or if the key belongs to different code
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
  const judged = await judge(ports, { context, challenge, submission });
  const catalogue = await context.catalogue();
  const settled = await ports.awards.transaction(learner.id, (award) =>
    settleSubmission(award, { ...judged, submission, challenge, catalogue, now: ports.now() }),
  );
  await countStoredSubmission(ports, context, settled);
  context.forget();
  return present(context, settled);
}

/** A submission with its verdict. */
interface JudgedSubmission extends Judged {
  submission: SubmissionRecord;
  challenge: CatalogueChallenge;
  catalogue: Catalogue;
  now: Date;
}

/** @param shownAt when the solution was shown; null if that never happened */
async function firstSolveOf(
  award: AwardTransaction,
  { submission, challenge: { id, difficulty } }: JudgedSubmission,
  shownAt: Date | null,
): Promise<FirstSolve> {
  // Not those that were sent while this one ran.
  const submissions = await award.countSubmissionsUpTo(submission);
  // A solution helps more than any hint.
  const hintsUncovered = (await award.countUncoveredHints(id)) + (shownAt === null ? 0 : 1);
  return { difficulty, submissions, hintsUncovered };
}

/** Stores the verdict, and the feedback if it failed. @throws {AppError} CONFLICT */
async function storeVerdict(
  award: AwardTransaction,
  { submission, challenge, run, help }: JudgedSubmission,
): Promise<SubmissionRecord> {
  const { feedback, shownCases } = help
    ? await feedbackOn(award, { submission, challenge, run, help })
    : { feedback: null, shownCases: [] };
  const { verdict } = run;
  const result = { verdict, fixedPassed: fixedPassedOf(run), feedback };
  const settled = await award.settleSubmission(submission.id, result);
  if (!settled) {
    throw new AppError(
      'CONFLICT',
      'This submission took too long and was withdrawn. Submit it again.',
    );
  }
  await award.recordShownCases(challenge.id, shownCases);
  return settled;
}

/** Checks whether the learner saw the solution of an unsolved challenge less than three days ago. */
async function isTooEarly(
  award: AwardTransaction,
  { challenge, now }: JudgedSubmission,
  shownAt: Date | null,
): Promise<boolean> {
  if (shownAt === null || now >= experienceAvailableAt(shownAt)) return false;
  return !(await award.solvedChallengeIds()).has(challenge.id);
}

async function rewardSolve(
  award: AwardTransaction,
  { id: reference, experienceReward: amount }: CatalogueChallenge,
): Promise<number> {
  await awardExperience(award, { amount, reason: 'challenge', reference });
  return amount;
}

/**
 * Transaction 2: stores the verdict and makes its awards once. XP depends on the row in `solves`, which only the first
 * accepted submission can insert.
 *
 * @throws {AppError} CONFLICT if the submission was settled or withdrawn in the meantime
 */
async function settleSubmission(
  award: AwardTransaction,
  judged: JudgedSubmission,
): Promise<SubmissionRecord> {
  const { submission, challenge, catalogue, now } = judged;
  const settled = await storeVerdict(award, judged);
  if (!judged.run.verdict.isAccepted) return settled;
  const shownAt = await award.solutionShownAt(challenge.id);
  if (await isTooEarly(award, judged, shownAt)) return settled;
  const isFirstSolve = await award.recordSolve(challenge.id, submission.id);
  const experienceEarned = isFirstSolve
    ? await rewardSolve(award, challenge)
    : await reviewBySolving(award, judged);
  const firstSolve = isFirstSolve ? await firstSolveOf(award, judged, shownAt) : null;
  if (firstSolve) await proveBySolving(award, judged, firstSolve);
  const earned = await recordActivity(award, { catalogue, now, firstSolve });
  const achievementIds = earned.map(({ id }) => id);
  return award.noteAwards(submission.id, experienceEarned, achievementIds);
}
