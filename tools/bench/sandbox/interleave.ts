import { setTimeout as sleep } from 'node:timers/promises';
import { type Measurement, type ReportMeasurement, summarize } from '../measurement.ts';
import type { PythonContender } from './contender.ts';

/** The number of turns for contenders that take seconds per run. */
const MOST_SLOW_ROUNDS = 2;

/** The time in milliseconds after which no further round begins: on a busy machine, figures are based on fewer runs. */
const MOST_MS = 30_000;

/** What the contenders do in turns. */
export interface Interleaving<Entrant extends PythonContender> {
  name: string;
  unit: Measurement['unit'];
  /** The maximum number of rounds. */
  rounds: number;
  /** @returns the values of one turn */
  turn: (entrant: Entrant) => Promise<readonly number[]>;
}

/** Whether a run takes seconds because nothing is prepared in advance. */
export function isSlow({ runsPerTurn }: PythonContender): boolean {
  return runsPerTurn === 1;
}

/** Waits until a contender has prepared its next interpreter, so that it doesn't slow down the next contender. */
async function untilReady({ readyAfterMs }: PythonContender): Promise<void> {
  await sleep(readyAfterMs);
}

/** Returns the contenders of a round: all of them, but those that take seconds per run only in the first rounds. */
const playsIn = (round: number, entrant: PythonContender): boolean =>
  !isSlow(entrant) || round < MOST_SLOW_ROUNDS;

/**
 * Lets contenders take turns, so that other load on the machine affects all of them equally.
 *
 * @param entrants the baseline first
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
