import { setTimeout as sleep } from 'node:timers/promises';
import type { ReportMeasurement } from '../measurement.ts';
import { sayHello, type PythonContender } from './contender.ts';
import { isSlow, interleave } from './interleave.ts';

const ROUNDS = 3;

/** The pause between two runs, in milliseconds; longer if the next interpreter takes longer to be ready. */
const PAUSE_MS = 40;

/**
 * Measures how long hello world takes from the request to the output: with an interpreter that is ready, and with runs
 * that follow each other immediately.
 *
 * @param contenders the baseline first
 */
export async function measureLatency(
  contenders: readonly PythonContender[],
  report: ReportMeasurement,
): Promise<void> {
  const sayOften = async (contender: PythonContender, pauseMs: number) => {
    const times: number[] = [];
    for (let run = 0; run < contender.runsPerTurn; run += 1) {
      await sleep(pauseMs);
      times.push(await sayHello(contender));
    }
    return times;
  };
  await interleave(
    {
      name: 'sandbox: hello, with a pause before it',
      unit: 'ms',
      rounds: ROUNDS,
      turn: (contender) => sayOften(contender, Math.max(PAUSE_MS, contender.readyAfterMs)),
    },
    contenders,
    report,
  );
  await interleave(
    {
      name: 'sandbox: hello, one right behind the other',
      unit: 'ms',
      rounds: ROUNDS,
      turn: (contender) => sayOften(contender, 0),
    },
    contenders.filter((contender) => !isSlow(contender)),
    report,
  );
}
