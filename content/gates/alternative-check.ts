import { grade } from '../../domain/grading.ts';
import type { ChallengeGate } from './gate.ts';
import { allCases, runOnAllCases } from '../judge.ts';

/** Every alternative solution passes all cases: visible, hidden, generated, and those for practice. */
export const alternativeCheck: ChallengeGate = async ({ challenge, alternatives }, runner) => {
  const practice = challenge.practiceCases.map((test, index) => ({
    ...test,
    name: `practice case ${index + 1}`,
  }));
  const cases = [...allCases(challenge), ...practice].map((test) => ({ ...test, isHidden: false }));
  const checked = await Promise.all(
    alternatives.map(async ({ file, code }) => {
      const outcomes = await runOnAllCases(challenge, code, runner);
      const failed = grade(cases, outcomes).tests.filter(({ isPassed }) => !isPassed);
      return failed.map(({ name, error }) => ({
        file,
        field: name,
        fix: `The alternative fails this case. ${error ?? ''} Correct it.`,
      }));
    }),
  );
  return checked.flat();
};
