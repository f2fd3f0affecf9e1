import { constantAnswer } from '../forgeries.ts';
import { allCases, judgeAsFailing } from '../judge.ts';
import type { ChallengeGate } from './gate.ts';

const FROM_DIFFICULTY = 2;

/** From difficulty 2 on, a program that prints the expected output of a sample is not accepted. */
export const samplePrintingCheck: ChallengeGate = async ({ challenge, folder }, runner) => {
  const { difficulty, entry, expectedOutput } = challenge;
  if (difficulty < FROM_DIFFICULTY || expectedOutput === null) return [];
  const code = constantAnswer(entry, expectedOutput);
  const { isAccepted } = await judgeAsFailing(runner, {
    challenge,
    code,
    cases: allCases(challenge),
  });
  const fix =
    'A program that only prints the expected output passes. Add a case with another answer.';
  return isAccepted ? [{ file: `${folder}/cases`, field: '', fix }] : [];
};
