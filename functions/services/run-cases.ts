import { AppError } from '../../domain/app-error.ts';
import { grade, type GradedCase, type Verdict } from '../../domain/grading.ts';
import { MAX_SOURCE_BYTES, type RunResult } from '../../sandbox/contract.ts';
import { answerInSteps } from './answer-times.ts';
import type { CatalogueChallenge, HiddenCases, PublishedCase } from './ports/catalogue.ts';
import type { Ports } from './ports/ports.ts';

/** The only language that has a runner today. */
const RUNNABLE = 'PYTHON';

/** Code and its challenge. */
export interface CodeInput {
  challengeId: string;
  language: string;
  code: string;
}

/**
 * Validates code before it is stored or run.
 *
 * @throws {AppError} INVALID_INPUT if it is blank, contains a NUL or its language has no runner, TOO_LARGE
 */
export function requireSource({ language, code }: CodeInput): void {
  if (language !== RUNNABLE) {
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
  const bytes = new TextEncoder().encode(code).length;
  if (bytes > MAX_SOURCE_BYTES) {
    throw new AppError(
      'TOO_LARGE',
      `The code has ${bytes} bytes. The limit is ${MAX_SOURCE_BYTES} bytes.`,
    );
  }
}

/** The number of generated cases that each submission draws from the pool. */
const DRAWN_CASES = 4;

const visible = (test: PublishedCase): GradedCase => ({ ...test, isHidden: false });
const hidden = (test: PublishedCase): GradedCase => ({ ...test, isHidden: true });

/** Draws random cases from a pool without repetition. */
function draw(pool: readonly PublishedCase[], random: () => number): PublishedCase[] {
  const left = [...pool];
  const drawn: PublishedCase[] = [];
  while (left.length > 0 && drawn.length < DRAWN_CASES) {
    drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return drawn;
}

/** Returns the cases of a run: the samples. */
export function sampleCases(challenge: CatalogueChallenge): GradedCase[] {
  return challenge.samples.map(visible);
}

/**
 * Returns the cases of a submission: the samples, every fixed hidden case, and some generated ones. Each submission draws
 * different generated cases, so that hard-coded outputs don't pass.
 */
export function submissionCases(
  challenge: CatalogueChallenge,
  cases: HiddenCases,
  random: () => number,
): GradedCase[] {
  return [
    ...sampleCases(challenge),
    ...cases.fixed.map(hidden),
    ...draw(cases.pool, random).map(hidden),
  ];
}

/** Code and the cases to run it against. */
interface Job {
  challenge: CatalogueChallenge;
  code: string;
  learnerId: string;
  cases: GradedCase[];
}

/** Runs code against cases. The sandbox receives the inputs but never the expected outputs. */
function execute(ports: Ports, { challenge, code, learnerId, cases }: Job): Promise<RunResult> {
  const { language, entry, limits, lab } = challenge;
  const inputs = cases.map(({ stdin }) => stdin);
  return ports.execution.run({ language, code, entry, inputs, limits, lab }, learnerId);
}

/**
 * Runs code against visible cases and grades the outcomes.
 *
 * @throws {AppError} EXECUTION_UNAVAILABLE
 */
export async function runCases(ports: Ports, job: Job): Promise<Verdict> {
  const { outcomes } = await execute(ports, job);
  return grade(job.cases, outcomes);
}

/**
 * Runs code against visible and hidden cases and grades the outcomes, without revealing how long the hidden ones took.
 *
 * @throws {AppError} EXECUTION_UNAVAILABLE
 */
export async function runHiddenCases(ports: Ports, job: Job): Promise<Verdict> {
  const { challenge, cases, learnerId } = job;
  const guarded = { learnerId, challengeId: challenge.id, limits: challenge.limits, cases };
  const { outcomes } = await answerInSteps(ports, guarded, () => execute(ports, job));
  return grade(cases, outcomes);
}
