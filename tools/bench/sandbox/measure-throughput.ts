import type { ReportMeasurement } from '../measurement.ts';
import { sayHello, type PythonContender } from './contender.ts';
import { interleave } from './interleave.ts';

const ROUNDS = 3;
const IN_FLIGHT = 2;

/** The minimum duration of a turn, in milliseconds. */
const TURN_MS = 1_200;

/** Keeps two runs in flight for a while. @returns finished runs per second */
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
 * Measures how many new runs of hello world finish per second while two are in flight. Each figure is one turn, so its
 * quantiles show how much the turns vary.
 *
 * @param contenders the baseline first
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
