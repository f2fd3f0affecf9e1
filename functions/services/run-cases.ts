import { createHash } from 'node:crypto';
import { AppError } from '../../domain/app-error.ts';
import { EVIDENCE_CASE, EVIDENCE_SAMPLE, type EvidenceCases } from '../../domain/evidence.ts';
import {
  type CheckedCase,
  grade,
  type GradedCase,
  type Outcome,
  type Verdict,
} from '../../domain/grading.ts';
import { showsCasesInFull } from '../../domain/feedback-ladder.ts';
import { isLanguageName } from '../../domain/language.ts';
import { type OwnCase, requireOwnCases } from '../../domain/own-case.ts';
import {
  MAX_INPUTS,
  MAX_RECORDED_STEPS,
  MAX_SOURCE_BYTES,
  MOST_STOPPED,
  type RunRequest,
  type RunResult,
} from '../../sandbox/contract.ts';
import type { CatalogueChallenge, HiddenCases, PublishedCase } from './ports/catalogue.ts';
import type { Caller, Ports } from './ports/ports.ts';
import { requireWhole } from './whole-run.ts';

/** Code and its challenge. */
export interface CodeInput {
  challengeId: string;
  language: string;
  code: string;
}

/** Code that is run without being graded. */
export interface RunInput extends CodeInput {
  /** The learner's own cases. Defaults to none. */
  ownCases?: readonly OwnCase[];
  /** The index of a case among the samples and the own cases. Only this case runs, and it is recorded. */
  recordedCase?: number | null;
}

/** The verdict on visible cases. */
export interface RunVerdict extends Verdict {
  /** What the recorded case did, as text that `sandbox/recording` reads; null if nothing was recorded. */
  recording: string | null;
}

/**
 * Checks the size of code, finished or not.
 *
 * @throws {AppError} TOO_LARGE
 */
export function requireSourceSize(code: string): void {
  const bytes = new TextEncoder().encode(code).length;
  if (bytes <= MAX_SOURCE_BYTES) return;
  throw new AppError(
    'TOO_LARGE',
    `The code has ${bytes} bytes. The limit is ${MAX_SOURCE_BYTES} bytes.`,
  );
}

/**
 * Validates code before it is stored or run.
 *
 * @throws {AppError} INVALID_INPUT if it is blank, contains a NUL or its language has no runner, TOO_LARGE
 */
export function requireSource({ language, code }: CodeInput): void {
  if (!isLanguageName(language)) {
    throw new AppError(
      'INVALID_INPUT',
      `${language} is coming soon. Only Python is supported today.`,
    );
  }
  if (code.trim() === '') {
    throw new AppError('INVALID_INPUT', 'The code is empty. Write some code and try again.');
  }
  if (code.includes('\0')) {
    throw new AppError(
      'INVALID_INPUT',
      'The code contains a NUL character. Remove it and try again.',
    );
  }
  requireSourceSize(code);
}

/** The number of generated cases that each submission draws from the pool. */
const DRAWN_CASES = 4;

/** A case of a submission. */
export interface SubmissionCase extends GradedCase {
  /** The index among the samples and the fixed hidden cases, as they were published. Null for any other case. */
  position: number | null;
  /** Whether it comes from the generated cases, whose names mean nothing to learners. */
  isDrawn: boolean;
}

const visible = (test: PublishedCase): GradedCase => ({ ...test, isHidden: false });

/** Draws random cases from a pool without repetition. */
function draw(
  pool: readonly PublishedCase[],
  count: number,
  random: () => number,
): PublishedCase[] {
  const left = [...pool];
  const drawn: PublishedCase[] = [];
  while (left.length > 0 && drawn.length < count) {
    drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return drawn;
}

/**
 * Returns the cases of a run: the samples, what an attack left, and then the learner's own cases.
 *
 * @throws {AppError} INVALID_INPUT if there are too many of them, or one is too long or no input of the challenge
 */
export function runCasesOf(
  { samples, entry }: CatalogueChallenge,
  ownCases: readonly OwnCase[] = [],
  evidence: EvidenceCases | null = null,
): CheckedCase[] {
  requireOwnCases(ownCases, entry.kind === 'function');
  const seen = evidence ? [{ name: EVIDENCE_SAMPLE, ...evidence.sample }] : [];
  return [
    ...[...samples, ...seen].map(visible),
    ...ownCases.map((own) => ({ ...own, isHidden: false })),
  ];
}

/** Returns the cases of evidence. Nothing in them is from the hidden cases of the authors, which decide as well. */
function evidenceCases({ sample, graded }: EvidenceCases): SubmissionCase[] {
  const common = { position: null, isDrawn: false };
  return [
    { name: EVIDENCE_SAMPLE, ...sample, isHidden: false, ...common },
    { name: EVIDENCE_CASE, ...graded, isHidden: true, ...common },
  ];
}

/** The cases of a challenge as a learner knows them. */
interface KnownCases extends HiddenCases {
  /** The names of the fixed cases that the learner has seen in full. */
  shown: ReadonlySet<string>;
  /** What an attack left; null if the challenge isn't the defense of a chain. */
  evidence: EvidenceCases | null;
}

/**
 * Returns the cases of a submission, visible ones first: the samples, every fixed case, and some generated ones. Each
 * submission draws different generated cases, so that hard-coded outputs don't pass. One more is drawn for each fixed case
 * that a learner may come to see, as far as a request has room, so that their number stays the same.
 */
export function submissionCases(
  challenge: CatalogueChallenge,
  { fixed, pool, shown, evidence }: KnownCases,
  random: () => number,
): SubmissionCase[] {
  const always = [...challenge.samples, ...fixed].map((test, position) => ({
    ...test,
    isHidden: position >= challenge.samples.length && !shown.has(test.name),
    position,
    isDrawn: false,
  }));
  const left = evidence ? evidenceCases(evidence) : [];
  const mostShown = showsCasesInFull(challenge.difficulty) ? fixed.length : 0;
  const room = MAX_INPUTS - always.length - left.length;
  const drawn = draw(pool, Math.min(DRAWN_CASES + mostShown, room), random);
  return [
    ...[...always, ...left].filter(({ isHidden }) => !isHidden),
    ...[...always, ...left].filter(({ isHidden }) => isHidden),
    ...drawn.map((test) => ({ ...test, isHidden: true, position: null, isDrawn: true })),
  ];
}

/** Code and the cases to run it against. */
interface Job {
  challenge: Pick<CatalogueChallenge, 'id' | 'language' | 'entry' | 'limits' | 'lab'>;
  code: string;
  caller: Caller;
  cases: readonly CheckedCase[];
}

/** The cases of a submission, what the code did in each, and the verdict. */
export interface GradedRun {
  cases: readonly SubmissionCase[];
  outcomes: readonly Outcome[];
  verdict: Verdict;
}

/** Returns what the sandbox receives: the inputs, but never the expected outputs. */
function requestOf({ challenge, code, cases }: Job): RunRequest {
  const { language, entry, limits, lab } = challenge;
  return { language, code, entry, inputs: cases.map(({ stdin }) => stdin), limits, lab };
}

/** Runs code against cases, without a recording. */
function execute(ports: Ports, job: Job): Promise<RunResult> {
  return ports.execution.run(requestOf(job), job.caller);
}

/**
 * Runs code against visible cases and returns the outcomes.
 *
 * @throws {AppError} EXECUTION_UNAVAILABLE, RATE_LIMITED
 */
export async function runOutcomes(ports: Ports, job: Job): Promise<readonly Outcome[]> {
  return requireWhole(await execute(ports, job));
}

/**
 * Runs code against visible cases and grades the outcomes. A run that made room for others shows that.
 *
 * @throws {AppError} EXECUTION_UNAVAILABLE, RATE_LIMITED
 */
export async function runCases(ports: Ports, job: Job): Promise<RunVerdict> {
  return { ...grade(job.cases, (await execute(ports, job)).outcomes), recording: null };
}

/**
 * Runs code against one visible case with a recording, which doesn't influence the verdict.
 *
 * @throws {AppError} INVALID_INPUT if there is no such case, EXECUTION_UNAVAILABLE, RATE_LIMITED
 */
export async function recordCase(ports: Ports, job: Job, index: number): Promise<RunVerdict> {
  const recorded = { ...job, cases: [requireCase(job, index)] };
  const record = { steps: MAX_RECORDED_STEPS, packets: job.challenge.lab !== null };
  const request = { ...requestOf(recorded), record };
  const { outcomes } = await ports.execution.run(request, job.caller);
  return { ...grade(recorded.cases, outcomes), recording: outcomes[0]?.recording ?? null };
}

/**
 * Returns the case that is to be recorded.
 *
 * @throws {AppError} INVALID_INPUT if there is no visible case with this index
 */
export function requireCase({ cases }: Pick<Job, 'cases'>, index: number): CheckedCase {
  const found = cases[index];
  if (found !== undefined && !found.isHidden) return found;
  throw new AppError(
    'INVALID_INPUT',
    `There is no case ${index} to record. The samples come first, from 0, then your own cases.`,
  );
}

/**
 * Returns the indexes of cases in the order in which they run: first the visible ones, then the hidden ones in an order
 * that the seed decides. So nobody knows which hidden case runs after which.
 */
function runningOrder(cases: readonly SubmissionCase[], seed: string): number[] {
  const rank = (index: number) => createHash('sha256').update(`${seed} ${index}`).digest('hex');
  const ranked = cases.map(({ isHidden }, index) => ({ index, rank: isHidden ? rank(index) : '' }));
  return ranked
    .toSorted((one, other) => (one.rank < other.rank ? -1 : Number(one.rank > other.rank)))
    .map(({ index }) => index);
}

const CUT_SHORT =
  'A limit stopped several tests, so the others were skipped. This test may be one of either.';

const isStopped = ({ status }: Outcome): boolean => status !== 'FINISHED' && status !== 'ERROR';

/**
 * Makes outcomes independent of the order of the hidden cases. Which of them are skipped depends on it, so if any may have
 * been, all of them are like that.
 */
function withoutOrder(cases: readonly SubmissionCase[], outcomes: readonly Outcome[]): Outcome[] {
  const stopped = outcomes.filter(isStopped);
  const isCutShort = stopped.length >= MOST_STOPPED || stopped.some(({ seconds }) => seconds === 0);
  const [first] = stopped;
  if (first === undefined || !isCutShort) return [...outcomes];
  const cut = { status: first.status, stdout: '', output: '', error: CUT_SHORT, seconds: 0 };
  return outcomes.map((outcome, index) => (cases[index]?.isHidden === true ? cut : outcome));
}

/**
 * Runs code against visible and hidden cases and grades the outcomes, which have the order of the cases.
 *
 * @param job.seed decides in which order the hidden cases run
 * @throws {AppError} EXECUTION_UNAVAILABLE, RATE_LIMITED
 */
export async function runHiddenCases(
  ports: Ports,
  job: Job & { cases: readonly SubmissionCase[]; seed: string },
): Promise<GradedRun> {
  const { cases, seed } = job;
  const order = runningOrder(cases, seed);
  const running = order.flatMap((index) => cases[index] ?? []);
  const ran = requireWhole(await execute(ports, { ...job, cases: running }));
  const inOrder = cases.flatMap((_, index) => ran[order.indexOf(index)] ?? []);
  const outcomes = withoutOrder(cases, inOrder);
  return { cases, outcomes, verdict: grade(cases, outcomes) };
}
