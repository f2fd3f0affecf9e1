import { grade, type Verdict } from '../domain/grading.ts';
import type { CaseOutcome, LanguageRunner, RunLimits } from '../sandbox/contract.ts';
import type { AuthoredChallenge } from './authored.ts';
import type { Case, Challenge } from './curriculum.ts';

/** The share of the time limit that a solution may use, so that slower correct programs fit too. */
const SOLUTION_SHARE = 1 / 4;

/** Returns limits with the time that a solution may take. */
export function solutionLimits(limits: RunLimits): RunLimits {
  return { ...limits, wallMs: limits.wallMs * SOLUTION_SHARE };
}

/** How many times as long as the slowest case of the solution a wrong program may take. Then it counts as endless. */
const PATIENCE = 10;

/**
 * Returns limits for a wrong program, by the time that the solution has taken on the same machine.
 *
 * @param solved the outcomes of the solution
 * @param shortestMs the shortest time limit
 */
export function wrongLimits(
  limits: RunLimits,
  solved: readonly Pick<CaseOutcome, 'seconds'>[],
  shortestMs: number,
): RunLimits {
  const slowestMs = Math.max(0, ...solved.map(({ seconds }) => seconds * 1_000));
  const wallMs = Math.ceil(Math.max(shortestMs, PATIENCE * slowestMs));
  return { ...limits, wallMs: Math.min(limits.wallMs, wallMs) };
}

/** Returns the cases that every submission must pass, without those drawn from the pool. */
export function fixedCases({ samples, hiddenCases }: Challenge): Case[] {
  return [...samples, ...hiddenCases];
}

/** Returns every case that a submission may be tested with. */
export function allCases(challenge: Challenge): Case[] {
  return [...fixedCases(challenge), ...challenge.casePool];
}

/** Code for a challenge, and the cases to judge it by. */
interface Attempt {
  challenge: Challenge;
  code: string;
  cases: readonly Case[];
  /** Whether the cases after one that never ends are left out. Only the first failure then counts. */
  endsAtTimeLimit?: boolean;
}

/** Runs code and grades it like a submission. Samples are visible, all other cases hidden. */
export async function judge(
  runner: LanguageRunner,
  { challenge, code, cases, endsAtTimeLimit = false }: Attempt,
): Promise<Verdict> {
  const { language, entry, limits, lab, samples } = challenge;
  const inputs = cases.map(({ stdin }) => stdin);
  const request = { language, code, entry, inputs, limits, lab };
  const { outcomes } = await runner.run(
    endsAtTimeLimit ? { ...request, endsAtTimeLimit } : request,
  );
  const tests = cases.map((test) => ({ ...test, isHidden: !samples.includes(test) }));
  return grade(tests, outcomes);
}

/** Splits cases into rounds of one, two, four and so on. An early failure is cheap, and a late one takes few runs. */
function growingRounds(cases: readonly Case[]): (readonly Case[])[] {
  const rounds: (readonly Case[])[] = [];
  for (let start = 0, size = 1; start < cases.length; start += size, size *= 2) {
    rounds.push(cases.slice(start, start + size));
  }
  return rounds;
}

/**
 * Judges code that is expected to fail: first the samples, which decide the learner's feedback, then hidden cases.
 *
 * @returns the verdict on the round that failed, or on the last one
 */
export async function judgeAsFailing(runner: LanguageRunner, attempt: Attempt): Promise<Verdict> {
  const { samples } = attempt.challenge;
  const visible = attempt.cases.filter((test) => samples.includes(test));
  const hidden = attempt.cases.filter((test) => !samples.includes(test));
  const rounds = [visible, ...growingRounds(hidden)].filter((cases) => cases.length > 0);
  let verdict = grade([], []);
  for (const cases of rounds) {
    verdict = await judge(runner, { ...attempt, cases });
    if (!verdict.isAccepted) break;
  }
  return verdict;
}

/** Finds the first case that fails. @returns null if the code passes them all */
export async function firstFailure(runner: LanguageRunner, attempt: Attempt): Promise<Case | null> {
  for (const cases of growingRounds(attempt.cases)) {
    const { tests } = await judge(runner, { ...attempt, cases, endsAtTimeLimit: true });
    const failed = tests.findIndex(({ isPassed }) => !isPassed);
    if (failed !== -1) return cases[failed] ?? null;
  }
  return null;
}

/** Runs code on batches of cases. @returns the outcomes in the same order */
async function runBatches(
  runner: LanguageRunner,
  { language, entry, limits, lab }: Challenge,
  { code, batches }: { code: string; batches: readonly (readonly { stdin: string }[])[] },
): Promise<CaseOutcome[]> {
  const runs = batches.map((cases) => {
    const inputs = cases.map(({ stdin }) => stdin);
    return runner.run({ language, code, entry, inputs, limits, lab });
  });
  return (await Promise.all(runs)).flatMap(({ outcomes }) => outcomes);
}

/** Runs the solution on every case, in the order of `allCases`. The pool is a separate batch. */
export async function runSolution(
  { challenge, solution }: AuthoredChallenge,
  runner: LanguageRunner,
): Promise<CaseOutcome[]> {
  const batches = [fixedCases(challenge), challenge.casePool];
  return runBatches(runner, challenge, { code: solution, batches });
}

/** Runs code on every case, in the order of `allCases`, and on the practice cases. Each kind is a separate batch. */
export async function runOnAllCases(
  challenge: Challenge,
  code: string,
  runner: LanguageRunner,
): Promise<CaseOutcome[]> {
  const kinds = [fixedCases(challenge), challenge.casePool, challenge.practiceCases];
  const batches = kinds.filter((cases) => cases.length > 0);
  return runBatches(runner, challenge, { code, batches });
}
