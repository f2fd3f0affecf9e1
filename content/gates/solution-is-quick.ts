import { allCases } from '../judge.ts';
import type { ChallengeGate } from './gate.ts';

/** The part of the time limit that a solution may use, so that slower ways to solve it fit as well. */
const LARGEST_SHARE = 1 / 4;

/** The solution leaves room for others: it uses at most a quarter of the time limit on every case. */
export const solutionIsQuick: ChallengeGate = async ({ challenge, folder, solution }, runner) => {
  const { language, entry, limits, lab } = challenge;
  const cases = allCases(challenge);
  const inputs = cases.map(({ stdin }) => stdin);
  const result = await runner.run({ language, code: solution, entry, inputs, limits, lab });
  return result.outcomes.flatMap(({ seconds }, index) => {
    const milliseconds = Math.round(seconds * 1_000);
    if (milliseconds <= limits.wallMs * LARGEST_SHARE) return [];
    const mend = `It took ${milliseconds} of ${limits.wallMs} ms. Make the case smaller or raise the limit to four times that.`;
    return [{ file: `${folder}/solution.py`, field: cases[index]?.name ?? '', mend }];
  });
};
