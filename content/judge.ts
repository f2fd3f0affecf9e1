import { grade, type Verdict } from '../domain/grading/grade.ts';
import type { CaseOutcome, LanguageRunner } from '../sandbox/contract.ts';
import type { AuthoredChallenge } from './authored.ts';
import type { Case, Challenge } from './curriculum.ts';

/** The cases that every submission meets, whatever it draws from the pool. */
export function fixedCases({ samples, hiddenCases }: Challenge): Case[] {
  return [...samples, ...hiddenCases];
}

/** Every case that a submission can meet. */
export function allCases(challenge: Challenge): Case[] {
  return [...fixedCases(challenge), ...challenge.casePool];
}

/** What is judged: code of a challenge against some of its cases. */
export interface Attempt {
  challenge: Challenge;
  code: string;
  cases: readonly Case[];
}

/** Runs code and grades it as a submission is graded. Samples are visible, all other cases hidden. */
export async function judge(
  runner: LanguageRunner,
  { challenge, code, cases }: Attempt,
): Promise<Verdict> {
  const { language, entry, limits, lab, samples } = challenge;
  const inputs = cases.map(({ stdin }) => stdin);
  const { outcomes } = await runner.run({ language, code, entry, inputs, limits, lab });
  const tests = cases.map((test) => ({ ...test, isHidden: !samples.includes(test) }));
  return grade(tests, outcomes);
}

/** One case, then two, four and so on: who fails early costs little, and who does not costs few runs. */
function growingRounds(cases: readonly Case[]): (readonly Case[])[] {
  const rounds: (readonly Case[])[] = [];
  for (let start = 0, size = 1; start < cases.length; start += size, size *= 2) {
    rounds.push(cases.slice(start, start + size));
  }
  return rounds;
}

/**
 * Judges code that is expected to fail: the samples first, which decide what a learner is told, then hidden cases.
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

/** The first of the cases that fails, in their order; null when the code passes all of them. */
export async function firstFailure(runner: LanguageRunner, attempt: Attempt): Promise<Case | null> {
  for (const cases of growingRounds(attempt.cases)) {
    const { tests } = await judge(runner, { ...attempt, cases });
    const failed = tests.findIndex(({ isPassed }) => !isPassed);
    if (failed !== -1) return cases[failed] ?? null;
  }
  return null;
}

/** What the solution does with every case, in the order of `allCases`. The pool runs by itself, as its generator runs it. */
export async function runSolution(
  { challenge, solution }: AuthoredChallenge,
  runner: LanguageRunner,
): Promise<CaseOutcome[]> {
  const { language, entry, limits, lab } = challenge;
  const runs = [fixedCases(challenge), challenge.casePool].map((cases) => {
    const inputs = cases.map(({ stdin }) => stdin);
    return runner.run({ language, code: solution, entry, inputs, limits, lab });
  });
  return (await Promise.all(runs)).flatMap(({ outcomes }) => outcomes);
}
