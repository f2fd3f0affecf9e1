import { setTimeout as sleep } from 'node:timers/promises';
import type { ReportMeasurement } from '../measurement.ts';
import { type Contender, type PythonContender, runHello } from './contender.ts';
import { interleave, isSlow } from './interleave.ts';

const LATENCY_ROUNDS = 3;

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
  const runRepeatedly = async (contender: PythonContender, pauseMs: number) => {
    const times: number[] = [];
    for (let run = 0; run < contender.runsPerTurn; run += 1) {
      await sleep(pauseMs);
      times.push(await runHello(contender));
    }
    return times;
  };
  await interleave(
    {
      name: 'sandbox: hello, after a pause',
      unit: 'ms',
      rounds: LATENCY_ROUNDS,
      turn: (contender) => runRepeatedly(contender, Math.max(PAUSE_MS, contender.readyAfterMs)),
    },
    contenders,
    report,
  );
  await interleave(
    {
      name: 'sandbox: hello, back to back',
      unit: 'ms',
      rounds: LATENCY_ROUNDS,
      turn: (contender) => runRepeatedly(contender, 0),
    },
    contenders.filter((contender) => !isSlow(contender)),
    report,
  );
}

const THROUGHPUT_ROUNDS = 3;
const IN_FLIGHT = 2;

/** The minimum duration of a turn, in milliseconds. */
const TURN_MS = 1_200;

/** Keeps two runs in flight for a while. @returns finished runs per second */
async function runsPerSecond(contender: PythonContender): Promise<number> {
  const start = performance.now();
  let count = 0;
  const keepRunning = async (): Promise<void> => {
    while (performance.now() - start < TURN_MS) {
      await runHello(contender);
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
      name: `sandbox: new runs, ${IN_FLIGHT} in flight`,
      unit: 'runs/s',
      rounds: THROUGHPUT_ROUNDS,
      turn: async (contender) => [await runsPerSecond(contender)],
    },
    contenders,
    report,
  );
}

const STOP_ROUNDS = 4;

/**
 * Measures how long it takes to end an endless loop and be ready again: from the limit, or from the moment of stopping,
 * until the next program has responded.
 *
 * @param contenders the baseline first
 */
export async function measureStop(
  contenders: readonly Contender[],
  report: ReportMeasurement,
): Promise<void> {
  await interleave(
    {
      name: 'sandbox: from the end of an endless loop to the next hello',
      unit: 'ms',
      rounds: STOP_ROUNDS,
      turn: async (contender) => [await contender.stopLoop()],
    },
    contenders,
    report,
  );
}
