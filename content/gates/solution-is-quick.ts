import type { LanguageRunner } from '../../sandbox/contract.ts';
import type { AuthoredChallenge } from '../authored.ts';
import { allCases, runSolution } from '../judge.ts';
import type { ChallengeGate } from './gate.ts';

/** The part of the time limit that a solution may use, so that slower ways to solve it fit as well. */
const LARGEST_SHARE = 1 / 4;

/** How often a solution that seems slow is run: what else the machine does makes a run longer, and none shorter. */
const MOST_RUNS = 3;

/** The solution leaves room for others: it uses at most a quarter of the time limit on every case. */
export const solutionIsQuick: ChallengeGate = async (authored, runner) => {
  const { folder } = authored;
  const { limits } = authored.challenge;
  const cases = allCases(authored.challenge);
  const allowedSeconds = (limits.wallMs * LARGEST_SHARE) / 1_000;
  return (await shortestRuns(authored, runner, allowedSeconds)).flatMap((seconds, index) => {
    if (seconds <= allowedSeconds) return [];
    const fix = `It took ${Math.round(seconds * 1_000)} of ${limits.wallMs} ms. Make the case smaller or raise the limit to four times that.`;
    return [{ file: `${folder}/solution.py`, field: cases[index]?.name ?? '', fix }];
  });
};

/** The seconds that the solution took on each case, at best. */
async function shortestRuns(
  authored: AuthoredChallenge,
  runner: LanguageRunner,
  allowedSeconds: number,
): Promise<number[]> {
  const once = async (): Promise<number[]> =>
    (await runSolution(authored, runner)).map(({ seconds }) => seconds);
  let shortest = await once();
  for (
    let runs = 1;
    runs < MOST_RUNS && shortest.some((each) => each > allowedSeconds);
    runs += 1
  ) {
    const next = await once();
    shortest = shortest.map((seconds, index) => Math.min(seconds, next[index] ?? seconds));
  }
  return shortest;
}
