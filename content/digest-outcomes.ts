import { createHash } from 'node:crypto';

import { outcomeDigest } from '../domain/outcome-digest.ts';
import {
  type CaseOutcome,
  type LanguageRunner,
  MOST_STOPPED,
  type RunRequest,
} from '../sandbox/contract.ts';
import type { AuthoredChallenge } from './authored.ts';
import type { Case, Challenge, PracticeCase } from './curriculum.ts';
import { fixedCases, solutionLimits } from './judge.ts';
import { spread } from './spread.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The most lines of an input that is easy to follow. Some formats need more for the smallest input. */
const MOST_LINES = 5;
/** How many practice cases run together with the fixed cases. Most mistakes fail one of them. */
const TRIED_PRACTICE = 8;

const lineCount = (text: string): number => text.replace(/\n$/, '').split('\n').length;

/** Returns the practice cases that are easy to follow, and the most lines that they have. */
export function shortPracticeCases({ practiceCases }: Pick<Challenge, 'practiceCases'>) {
  const fewestLines = Math.min(...practiceCases.map(({ stdin }) => lineCount(stdin)));
  const mostLines = Math.max(MOST_LINES, fewestLines);
  return { mostLines, cases: practiceCases.filter(({ stdin }) => lineCount(stdin) <= mostLines) };
}

/** Returns the short practice cases that run together with the fixed cases. They have all lengths. */
export function triedPracticeCases(challenge: Challenge): PracticeCase[] {
  return spread(shortPracticeCases(challenge).cases, TRIED_PRACTICE);
}

/** What code does in the cases that the gates compare. */
interface KnownOutcomes {
  /** In samples and hidden cases, which every submission must pass. */
  fixed: readonly CaseOutcome[];
  /** In some short practice cases. */
  practice: readonly CaseOutcome[];
}

const isStopped = ({ status }: CaseOutcome): boolean => status !== 'FINISHED' && status !== 'ERROR';

/** Returns whether a case took all its time. One that was left out for that reason has taken none. */
export const isEndless = ({ status, seconds }: CaseOutcome): boolean =>
  status === 'TIME_LIMIT' && seconds > 0;

/** Skips the cases that the sandbox skips if all of them run in one request. */
function skipLast(outcomes: readonly CaseOutcome[]): CaseOutcome[] {
  const last = outcomes.filter(isStopped)[MOST_STOPPED - 1];
  if (last === undefined) return [...outcomes];
  const ran = outcomes.slice(0, outcomes.indexOf(last) + 1);
  const skipped = { ...last, stdout: '', output: '', seconds: 0 };
  return [...ran, ...outcomes.slice(ran.length).map(() => skipped)];
}

/**
 * Runs a program that may never end. Once it has taken all the time of a case, it has as long as a solution in the
 * others: it's too slow already.
 */
async function runOnce(request: RunRequest, runner: LanguageRunner): Promise<CaseOutcome[]> {
  const { outcomes } = await runner.run({ ...request, endsAtTimeLimit: true });
  const first = outcomes.findIndex(isEndless);
  const inputs = request.inputs.slice(first + 1);
  if (first === -1 || inputs.length === 0) return [...outcomes];
  const rest = await runner.run({ ...request, inputs, limits: solutionLimits(request.limits) });
  return skipLast([...outcomes.slice(0, first + 1), ...rest.outcomes]);
}

/** Runs code on the fixed cases and some practice cases. One run costs less than two. */
export async function knownOutcomes(
  challenge: Challenge,
  code: string,
  runner: LanguageRunner,
): Promise<KnownOutcomes> {
  const { language, entry, limits, lab } = challenge;
  const fixed = fixedCases(challenge);
  const inputs = [...fixed, ...triedPracticeCases(challenge)].map(({ stdin }) => stdin);
  const outcomes = await runOnce({ language, code, entry, inputs, limits, lab }, runner);
  return { fixed: outcomes.slice(0, fixed.length), practice: outcomes.slice(fixed.length) };
}

/** Returns one digest per outcome. */
export function digestsOf(outcomes: readonly CaseOutcome[]): string[] {
  return outcomes.map((outcome) => outcomeDigest(outcome, sha256));
}

/** Returns the digest of what each case expects, with its name. */
export function expectedDigests(cases: readonly Case[]): { name: string; expected: string }[] {
  return cases.map(({ name, expectedStdout: stdout }) => ({
    name,
    expected: outcomeDigest({ status: 'FINISHED', stdout, error: null }, sha256),
  }));
}

/** The digests of each known mistake, by its name. */
export type MistakeDigests = ReadonlyMap<string, readonly string[]>;

/** Runs every known mistake of a challenge, and returns what each does in each of these cases. */
export async function digestMistakes(
  { challenge, mistakes }: AuthoredChallenge,
  runner: LanguageRunner,
): Promise<MistakeDigests> {
  const entries = await Promise.all(
    mistakes.map(async ({ name, code }): Promise<[string, string[]]> => {
      return [name, digestsOf((await knownOutcomes(challenge, code, runner)).fixed)];
    }),
  );
  return new Map(entries);
}
