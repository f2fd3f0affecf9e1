import { grade } from '../../domain/grading.ts';
import { allCases, runSolution } from '../judge.ts';
import type { ChallengeGate } from './gate.ts';

/** The solution passes every case: visible, hidden and generated. */
export const solutionCheck: ChallengeGate = async (authored, runner) => {
  const { challenge, folder } = authored;
  const outcomes = await runSolution(authored, runner);
  const cases = allCases(challenge).map((test) => ({ ...test, isHidden: false }));
  return grade(cases, outcomes).tests.flatMap((test) => {
    if (test.isPassed) return [];
    const fix = `The solution fails this case. ${test.error ?? ''} Correct the solution or the case.`;
    return [{ file: `${folder}/solution.py`, field: test.name, fix }];
  });
};
