import { grade } from '../../domain/grading.ts';
import { knownOutcomes } from '../digest-outcomes.ts';
import { fixedCases } from '../judge.ts';
import type { ChallengeGate } from './gate.ts';

/** Every known mistake fails the case that is shown beside its advice. */
export const lookCheck: ChallengeGate = async ({ challenge, mistakes }, runner) => {
  const cases = fixedCases(challenge);
  const looks = new Map(challenge.mistakes.map(({ name, look }) => [name, look]));
  const checked = await Promise.all(
    mistakes.map(async ({ name, file, code }) => {
      const { fixed: outcomes } = await knownOutcomes(challenge, code, runner);
      const { tests } = grade(
        cases.map((test) => ({ ...test, isHidden: false })),
        outcomes,
      );
      const passed = tests.find((test) => test.name === looks.get(name))?.isPassed;
      const fix = 'The mistake passes this case. Name a case that it fails.';
      return passed === false ? [] : [{ file, field: 'look', fix }];
    }),
  );
  return checked.flat();
};
