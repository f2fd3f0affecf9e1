import {
  DEFAULT_LIMITS,
  type LanguageRunner,
  type RunRequest,
  type RunResult,
} from '../sandbox/contract.ts';

/** How long the programs of an item run. */
interface RunTime {
  /** Seconds that they keep two quiet cores busy. */
  seconds: number;
  /** How many times as long as on a quiet machine they took; 1 for an item that is too quick for a measurement. */
  slowdown: number;
}

/** Times the runs of an item in seconds of two quiet cores, so that limits mean the same on a busy machine. */
export interface Stopwatch {
  /** Runs programs and counts their time. */
  runner: LanguageRunner;
  /** Returns the time of all runs so far. */
  read: () => RunTime;
}

/** A program that takes {@link CALIBRATION_SECONDS} on a quiet machine, and longer on a busy or slow one. */
const CALIBRATION: RunRequest = {
  language: 'python',
  code: 'import hashlib\nfor _ in range(int(input())):\n    text = hashlib.sha256(repr([i * i % 97 for i in range(1000)]).encode()).hexdigest()\nprint(text)\n',
  entry: { kind: 'program' },
  inputs: ['500'],
  limits: { ...DEFAULT_LIMITS, wallMs: 60_000 },
  lab: null,
};

/** The processor time of the calibration on the machine that the limits are about, with the start of its interpreter. */
const CALIBRATION_SECONDS = 0.094;

/** Limits are about a machine with so many cores. The programs of an item run side by side. */
const CORES = 2;

/** After so many seconds of runs, the machine is measured again, because what else it does changes. */
const CALIBRATION_INTERVAL = 5;

/** Returns how long an interpreter was busy with a request. Waiting for a free one doesn't count. */
function busySeconds({ startedAt, outcomes }: RunResult): number {
  if (startedAt !== undefined) return (Date.now() - startedAt) / 1_000;
  return outcomes.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** Measures how many times as long as on a quiet machine programs take at the moment; at least 1. */
export async function measureSlowdown(runner: LanguageRunner): Promise<number> {
  return Math.max(1, busySeconds(await runner.run(CALIBRATION)) / CALIBRATION_SECONDS);
}

/**
 * Creates a stopwatch for the runs of one item. It compares them with a program whose time on a quiet machine is known,
 * and which it runs in between, in the same way and on the same busy machine.
 */
export function createStopwatch(runner: LanguageRunner): Stopwatch {
  let busy = 0;
  let nextCalibration = CALIBRATION_INTERVAL;
  const calibrations: number[] = [];
  return {
    runner: {
      async run(request) {
        const result = await runner.run(request);
        busy += busySeconds(result);
        if (busy >= nextCalibration) {
          nextCalibration = busy + CALIBRATION_INTERVAL;
          calibrations.push(busySeconds(await runner.run(CALIBRATION)));
        }
        return result;
      },
    },
    read() {
      const quiet = calibrations.length * CALIBRATION_SECONDS;
      const measured = calibrations.reduce((sum, seconds) => sum + seconds, 0);
      const slowdown = measured === 0 ? 1 : measured / quiet;
      return { seconds: busy / slowdown / CORES, slowdown };
    },
  };
}
