import { grade, type Verdict } from '../domain/grading/grade.ts';
import type { LanguageRunner } from '../sandbox/contract.ts';
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
