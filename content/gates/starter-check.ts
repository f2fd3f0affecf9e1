import { judge } from '../judge.ts';
import type { ChallengeGate } from './gate.ts';

/** The starter code fails at least one visible case. */
export const starterCheck: ChallengeGate = async ({ challenge, folder }, runner) => {
  const { starterCode: code, samples: cases } = challenge;
  const { isAccepted } = await judge(runner, { challenge, code, cases });
  const fix = 'The starter passes every visible case. Remove the code that solves them.';
  return isAccepted ? [{ file: `${folder}/starter.py`, field: '', fix }] : [];
};
