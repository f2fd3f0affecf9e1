import { allCases, judge } from '../judge.ts';
import type { ChallengeGate } from './gate.ts';

/** The solution passes every case: visible, hidden and generated. */
export const solutionPasses: ChallengeGate = async ({ challenge, folder, solution }, runner) => {
  const cases = allCases(challenge);
  const { tests } = await judge(runner, { challenge, code: solution, cases });
  return tests.flatMap((test, index) => {
    if (test.isPassed) return [];
    const reason = test.error ?? 'Its output is another one.';
    const mend = `The case is not passed. ${reason} Correct the solution or the case.`;
    return [{ file: `${folder}/solution.py`, field: cases[index]?.name ?? '', mend }];
  });
};
