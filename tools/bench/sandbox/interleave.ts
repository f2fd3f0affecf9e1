import { setTimeout as sleep } from 'node:timers/promises';
import { type Measurement, type ReportMeasurement, summarize } from '../measurement.ts';
import type { PythonContender } from './contender.ts';

/** How often it is the turn of those who take seconds for a run. */
const MOST_SLOW_ROUNDS = 2;

/** After so many milliseconds no further round begins: on a busy machine a figure stands on fewer runs. */
const MOST_MS = 30_000;

/** What the contenders do in turns. */
export interface Interleaving<Entrant extends PythonContender> {
  name: string;
  unit: Measurement['unit'];
  /** How often everybody's turn comes at most. */
  rounds: number;
  /** @returns the values of one turn */
  turn: (entrant: Entrant) => Promise<readonly number[]>;
}

/** Whether a run takes seconds, because all of it begins with the run. */
export function isSlow({ runsPerTurn }: PythonContender): boolean {
  return runsPerTurn === 1;
}

/** Waits until what a contender makes ready ahead is ready, and takes no time from the next one. */
async function untilReady({ readyAfterMs }: PythonContender): Promise<void> {
  await sleep(readyAfterMs);
}

/** Everybody has a turn; those who take seconds for a run, only in the first rounds. */
const playsIn = (round: number, entrant: PythonContender): boolean =>
  !isSlow(entrant) || round < MOST_SLOW_ROUNDS;

/**
 * Lets contenders take turns, so that what else the machine does falls on all of them alike.
 *
 * @param entrants the peer first
 */
export async function interleave<Entrant extends PythonContender>(
  { name, unit, rounds, turn }: Interleaving<Entrant>,
  entrants: readonly Entrant[],
  report: ReportMeasurement,
): Promise<void> {
  const scores = entrants.map((entrant) => ({ entrant, values: [] as number[] }));
  const start = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0 && performance.now() - start > MOST_MS) break;
    for (const { entrant, values } of scores.filter((score) => playsIn(round, score.entrant))) {
      values.push(...(await turn(entrant)));
      await untilReady(entrant);
    }
  }
  for (const { entrant, values } of scores)
    report(summarize({ name, of: entrant.name, unit }, values));
}
