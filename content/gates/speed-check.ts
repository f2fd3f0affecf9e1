import type { LanguageRunner } from '../../sandbox/contract.ts';
import type { AuthoredChallenge } from '../authored.ts';
import { allCases, runSolution } from '../judge.ts';
import type { ChallengeGate } from './gate.ts';

/** The share of the time limit that a solution may use, so that slower correct programs fit too. */
const LARGEST_SHARE = 1 / 4;

/** How often a slow solution runs again. A busy machine can only make a run longer, so the best run counts. */
const MOST_RUNS = 3;

/** The solution uses at most a quarter of the time limit on every case. */
export const speedCheck: ChallengeGate = async (authored, runner) => {
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

/** Returns the solution's best time for each case, in seconds. */
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
