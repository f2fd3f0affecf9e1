import { allCases, runSolution } from '../judge.ts';
import type { ChallengeGate } from './gate.ts';

/** The part of the time limit that a solution may use, so that slower ways to solve it fit as well. */
const LARGEST_SHARE = 1 / 4;

/** The solution leaves room for others: it uses at most a quarter of the time limit on every case. */
export const solutionIsQuick: ChallengeGate = async (authored, runner) => {
  const { folder } = authored;
  const { limits } = authored.challenge;
  const cases = allCases(authored.challenge);
  const outcomes = await runSolution(authored, runner);
  return outcomes.flatMap(({ seconds }, index) => {
    const milliseconds = Math.round(seconds * 1_000);
    if (milliseconds <= limits.wallMs * LARGEST_SHARE) return [];
    const mend = `It took ${milliseconds} of ${limits.wallMs} ms. Make the case smaller or raise the limit to four times that.`;
    return [{ file: `${folder}/solution.py`, field: cases[index]?.name ?? '', mend }];
  });
};
