import { createHash } from 'node:crypto';
import { AppError } from '../../domain/app-error.ts';
import {
  canShowSolution,
  feedbackFor,
  missingForSolution,
  nextHelp,
  showsPracticeCase,
} from '../../domain/feedback-ladder.ts';
import { explainDifference, type GradedCase, type Outcome } from '../../domain/grading.ts';
import { matchMistake } from '../../domain/known-mistake.ts';
import { outcomeDigest } from '../../domain/outcome-digest.ts';
import { clip } from '../../domain/stored-verdict.ts';
import type {
  CatalogueChallenge,
  HiddenCases,
  PublishedMistake,
  PublishedPracticeCase,
} from './ports/catalogue.ts';
import type { FailingCase, MistakeAdvice, StoredFeedback } from './ports/feedback.ts';
import type { AwardTransaction, Caller, Ports } from './ports/ports.ts';
import type { SubmissionRecord } from './ports/records.ts';
import type { RequestContext } from './request-context.ts';
import { type GradedRun, runOutcomes, type SubmissionCase } from './run-cases.ts';
import { canReadSolutions } from './solutions.ts';

/** What a learner reads after a submission that failed. */
export interface SubmissionFeedback extends StoredFeedback {
  canShowSolution: boolean;
}

/** The title of every drawn case. Their names count seeds, which mean nothing to learners. */
const DRAWN_TITLE = 'Another input of the same kind';
const PRACTICE_TITLE = 'A short input for practice';

/** Practice starts only this long after the submission, in milliseconds, so that the answer arrives within 29 seconds. */
const PRACTICE_STARTS_WITHIN_MS = 9_000;
/** The time limit of a practice case, in milliseconds. The inputs are short. */
const PRACTICE_WALL_MS = 1_000;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What the code did in one case. */
interface CaseResult<Case extends GradedCase = SubmissionCase> {
  test: Case;
  outcome: Outcome;
  isPassed: boolean;
}

function resultsOf({ cases, outcomes, verdict }: GradedRun): CaseResult[] {
  return cases.flatMap((test, index) => {
    const outcome = outcomes[index];
    return outcome ? [{ test, outcome, isPassed: verdict.tests[index]?.isPassed === true }] : [];
  });
}

/** Returns the results of the samples and the fixed cases, as they were published. */
function fixedResults(run: GradedRun): CaseResult[] {
  const byPosition: CaseResult[] = [];
  for (const result of resultsOf(run)) {
    if (result.test.position !== null) byPosition[result.test.position] = result;
  }
  return byPosition;
}

/** Returns whether the code passed each fixed case, samples first. */
export function fixedPassedOf(run: GradedRun): boolean[] {
  return fixedResults(run).map(({ isPassed }) => isPassed);
}

function inFull({ test, outcome }: Omit<CaseResult<GradedCase>, 'isPassed'>): FailingCase {
  const { name, stdin, expectedStdout } = test;
  const difference = outcome.error ?? explainDifference(expectedStdout, outcome.stdout);
  return {
    name,
    stdin,
    expectedStdout,
    actualStdout: clip(outcome.stdout),
    difference: difference && clip(difference),
  };
}

const inputOnly = ({ test: { name, stdin } }: CaseResult): FailingCase => ({
  name,
  stdin,
  expectedStdout: null,
  actualStdout: null,
  difference: null,
});

function adviceOn(run: GradedRun, mistakes: readonly PublishedMistake[]): MistakeAdvice | null {
  if (mistakes.length === 0) return null;
  const fixed = fixedResults(run);
  const cases = fixed.map(({ test: { name, expectedStdout: stdout } }) => ({
    name,
    expected: outcomeDigest({ status: 'FINISHED', stdout, error: null }, sha256),
  }));
  const outcomes = fixed.map(({ outcome }) => outcomeDigest(outcome, sha256));
  const matched = matchMistake(outcomes, mistakes, cases);
  return matched && { text: matched.advice, isExact: matched.isExact, caseName: matched.look };
}

/** Counts the fixed cases whose result has changed. @param before null if this is the first submission */
function changesSince(
  before: readonly boolean[] | null,
  now: readonly boolean[],
): Pick<StoredFeedback, 'fixedCount' | 'brokenCount'> {
  // A challenge with more or fewer cases than then has changed, so nothing can be compared.
  if (before?.length !== now.length) return { fixedCount: null, brokenCount: null };
  return {
    fixedCount: now.filter((isPassed, index) => isPassed && before[index] === false).length,
    brokenCount: now.filter((isPassed, index) => !isPassed && before[index] === true).length,
  };
}

/** A failed run and what it was for. */
interface FailedRun {
  challenge: CatalogueChallenge;
  code: string;
  learnerId: string;
  caller: Caller;
  run: GradedRun;
  graded: HiddenCases;
  /** When the submission began, in milliseconds since 1970. */
  sentAtMs: number;
}

/** What help needs besides what only the transaction that stores it knows. */
export interface PreparedHelp {
  mistakes: readonly PublishedMistake[];
  hasPracticeCases: boolean;
  /** The shortest failing practice case; null if none fails, or it is too early to show one. */
  practiceCase: FailingCase | null;
}

/** Runs the practice cases. @returns the shortest one that fails; null if none does or they couldn't be run */
async function findPracticeCase(
  ports: Ports,
  { challenge, code, caller }: FailedRun,
  practice: readonly PublishedPracticeCase[],
): Promise<FailingCase | null> {
  const limits = {
    ...challenge.limits,
    wallMs: Math.min(challenge.limits.wallMs, PRACTICE_WALL_MS),
  };
  const cases = practice.map((test) => ({ ...test, name: PRACTICE_TITLE, isHidden: false }));
  const job = { challenge: { ...challenge, limits }, code, caller, cases };
  const outcomes = await runOutcomes(ports, job).catch((error: unknown) => {
    // Practice is extra: the verdict stands without it.
    if (error instanceof AppError) return [];
    throw error;
  });
  const failing = cases.flatMap((test, index) => {
    const outcome = outcomes[index];
    const isFailing =
      outcome &&
      (outcome.status !== 'FINISHED' ||
        explainDifference(test.expectedStdout, outcome.stdout) !== null);
    return isFailing ? [{ test, outcome }] : [];
  });
  // After some cases that don't end, the sandbox skips the others.
  const found = failing.find(({ outcome }) => outcome.status !== 'TIME_LIMIT') ?? failing[0];
  return found ? inFull(found) : null;
}

/** Reads and runs what help after a failed run needs. Runs the practice cases only if they may be shown. */
export async function prepareHelp(ports: Ports, failed: FailedRun): Promise<PreparedHelp> {
  const { challenge, learnerId, graded, sentAtMs } = failed;
  const [{ mistakes, practiceCases }, failures] = await Promise.all([
    ports.catalogue.feedbackKey(challenge.id),
    ports.shownHelp.countFailures(learnerId, challenge.id),
  ]);
  const secret = new Set([...graded.fixed, ...graded.pool].map(({ stdin }) => stdin));
  const practice = practiceCases.filter(({ stdin }) => !secret.has(stdin));
  const isInTime = ports.now().getTime() - sentAtMs <= PRACTICE_STARTS_WITHIN_MS;
  const mayShow =
    practice.length > 0 && isInTime && showsPracticeCase(challenge.difficulty, failures + 1);
  return {
    mistakes,
    hasPracticeCases: practice.length > 0,
    practiceCase: mayShow ? await findPracticeCase(ports, failed, practice) : null,
  };
}

/** A failed submission with everything that feedback depends on. */
interface FailedSubmission {
  submission: SubmissionRecord;
  challenge: CatalogueChallenge;
  run: GradedRun;
  help: PreparedHelp;
}

/**
 * Decides what a failed submission shows. The learner's profile is locked, so parallel submissions count one by one.
 *
 * @returns the feedback, and the names of the fixed cases that it shows in full
 */
export async function feedbackOn(
  award: AwardTransaction,
  { submission, challenge, run, help }: FailedSubmission,
): Promise<{ feedback: StoredFeedback; shownCases: string[] }> {
  const { id, difficulty } = challenge;
  const failedSubmissions = (await award.countFailures(id)) + 1;
  const failing = resultsOf(run)
    .filter(({ test, isPassed }) => test.isHidden && !isPassed)
    .map((result) => {
      const isFixed = result.test.position !== null;
      return { ...result, isFixed, title: result.test.isDrawn ? DRAWN_TITLE : result.test.name };
    });
  const granted = feedbackFor({ difficulty, failedSubmissions, failing });
  const { tests } = run.verdict;
  const feedback = {
    failedSubmissions,
    passedCount: tests.filter(({ isPassed }) => isPassed).length,
    caseCount: tests.length,
    ...changesSince(await award.fixedPassedBefore(submission), fixedPassedOf(run)),
    advice: adviceOn(run, help.mistakes),
    failingTitles: granted.titles,
    cases: [...granted.inFull.map(inFull), ...granted.inputsOnly.map(inputOnly)],
    practiceCase: granted.hasPracticeCase ? help.practiceCase : null,
    nextHelp: nextHelp({ difficulty, failedSubmissions }, help.hasPracticeCases),
  };
  return { feedback, shownCases: granted.inFull.map(({ test }) => test.name) };
}

/** Returns the feedback on a submission as its learner sees it now; null unless it failed. */
export async function presentFeedback(
  context: RequestContext,
  { challengeId, feedback }: Pick<SubmissionRecord, 'challengeId' | 'feedback'>,
): Promise<SubmissionFeedback | null> {
  if (!feedback) return null;
  if (await canReadSolutions(context, challengeId)) return { ...feedback, canShowSolution: true };
  const [{ challenges }, revealed] = await Promise.all([
    context.catalogue(),
    context.revealedHints(),
  ]);
  const hintCount = challenges.find(({ id }) => id === challengeId)?.hints.length ?? 0;
  const progress = {
    failedSubmissions: feedback.failedSubmissions,
    isEveryHintRevealed: (revealed.get(challengeId) ?? 0) >= hintCount,
  };
  return {
    ...feedback,
    nextHelp: feedback.nextHelp ?? missingForSolution(progress),
    canShowSolution: canShowSolution(progress),
  };
}
