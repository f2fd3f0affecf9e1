import type { CaseOutcome, LanguageRunner } from '../../sandbox/contract.ts';
import type { Challenge } from '../curriculum.ts';
import { allCases, runOnAllCases, solutionLimits } from '../judge.ts';
import type { ChallengeGate } from './gate.ts';

/** How often a slow solution runs again. A busy machine can only make a run longer, so the best run counts. */
const MOST_RUNS = 3;

/** The solution and every alternative use at most a quarter of the time limit on every case. */
export const speedCheck: ChallengeGate = async (authored, runner) => {
  const { challenge, alternatives, solution, folder } = authored;
  const { wallMs } = challenge.limits;
  const programs = [{ file: `${folder}/solution.py`, code: solution }, ...alternatives];
  const names = [
    ...allCases(challenge).map(({ name }) => name),
    ...challenge.practiceCases.map((_, index) => `practice case ${index + 1}`),
  ];
  const checked = await Promise.all(
    programs.map(async ({ file, code }) => {
      const times = await shortestRuns(challenge, code, runner);
      return times.flatMap((seconds, index) => {
        if (seconds <= allowedSeconds(challenge)) return [];
        const took = Number.isFinite(seconds)
          ? `It took ${Math.round(seconds * 1_000)} of ${wallMs} ms.`
          : `It didn't finish within ${wallMs} ms, or the cases before it took all the time of a run.`;
        const fix = `${took} Make the case smaller or raise the limit to four times that.`;
        return [{ file, field: names[index] ?? '', fix }];
      });
    }),
  );
  return checked.flat();
};

const allowedSeconds = ({ limits }: Challenge): number => solutionLimits(limits).wallMs / 1_000;

/** Returns the time of a run, in seconds. A case that was left out has taken none, which must not count as fast. */
const secondsOf = ({ status, seconds }: CaseOutcome): number =>
  status === 'TIME_LIMIT' || status === 'CRASHED' ? Infinity : seconds;

/** Returns a program's best time for each case, in seconds; infinite if it never finished. */
async function shortestRuns(
  challenge: Challenge,
  code: string,
  runner: LanguageRunner,
): Promise<number[]> {
  let shortest: number[] = [];
  for (let runs = 0; runs < MOST_RUNS; runs += 1) {
    // A request that is made again may be answered from memory. The added newlines make it a new one.
    const outcomes = await runOnAllCases(challenge, code + '\n'.repeat(runs), runner);
    const times = outcomes.map(secondsOf);
    shortest = times.map((seconds, index) => Math.min(seconds, shortest[index] ?? seconds));
    if (shortest.every((seconds) => seconds <= allowedSeconds(challenge))) break;
  }
  return shortest;
}
