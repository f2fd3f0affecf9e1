import type { ReportMeasurement } from '../measurement.ts';
import { sayHello, type PythonContender } from './contender.ts';
import { interleave } from './interleave.ts';

const ROUNDS = 3;
const IN_FLIGHT = 2;

/** How long a turn lasts at least, in milliseconds. */
const TURN_MS = 1_200;

/** Keeps two runs in flight for a while. @returns runs that ended per second, until the last one ended */
async function runsPerSecond(contender: PythonContender): Promise<number> {
  const start = performance.now();
  let count = 0;
  const keepRunning = async (): Promise<void> => {
    while (performance.now() - start < TURN_MS) {
      await sayHello(contender);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, keepRunning));
  return (count * 1_000) / (performance.now() - start);
}

/**
 * Measures how many fresh runs of hello world end per second while two are in flight. A figure is one turn, so
 * that its quantiles say how far the turns lie apart.
 *
 * @param contenders the peer first
 */
export async function measureThroughput(
  contenders: readonly PythonContender[],
  report: ReportMeasurement,
): Promise<void> {
  await interleave(
    {
      name: `sandbox: fresh runs, ${IN_FLIGHT} in flight`,
      unit: 'runs/s',
      rounds: ROUNDS,
      turn: async (contender) => [await runsPerSecond(contender)],
    },
    contenders,
    report,
  );
}
