import { memorizedAnswers } from '../forgeries.ts';
import { judgeAsFailing } from '../judge.ts';
import type { ChallengeGate } from './gate.ts';

/** A program that hard-codes the visible cases passes them and fails a hidden one. */
export const hardCodingCheck: ChallengeGate = async ({ challenge, folder }, runner) => {
  const { entry, samples, hiddenCases } = challenge;
  const cases = [...samples, ...hiddenCases];
  const code = memorizedAnswers(entry, samples);
  const { isAccepted, tests } = await judgeAsFailing(runner, { challenge, code, cases });
  if (isAccepted) {
    const fix =
      'A program that hard-codes the samples passes. Add hidden cases with other answers.';
    return [{ file: `${folder}/cases`, field: '', fix }];
  }
  // Otherwise the hard-coded program itself is broken, and the gate proves nothing.
  const missed = tests.findIndex((test) => !test.isHidden && !test.isPassed);
  if (missed === -1) return [];
  const fix = 'The same input has two answers here. Give every sample a different input.';
  return [{ file: `${folder}/samples`, field: samples[missed]?.name ?? '', fix }];
};
