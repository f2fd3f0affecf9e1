import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReportMeasurement } from '../measurement.ts';
import type { PythonContender } from './contender.ts';
import { interleave } from './interleave.ts';

/** A CPU-bound program that takes native Python about a tenth of a second. */
interface BusyProgram {
  name: string;
  /** Prints the duration of its work in seconds, then the result. */
  code: string;
}

const DIRECTORY = path.resolve(import.meta.dirname, '../fixtures/busy-programs');

/** Reads the CPU-bound programs, which are similar to learners' programs. */
async function readBusyPrograms(): Promise<readonly BusyProgram[]> {
  const files = (await readdir(DIRECTORY)).filter((file) => file.endsWith('.py')).toSorted();
  return Promise.all(
    files.map(async (file) => ({
      name: path.basename(file, '.py').replaceAll('-', ' '),
      code: await readFile(path.join(DIRECTORY, file), 'utf8'),
    })),
  );
}

const ROUNDS = 3;

/** @returns the duration of the work in milliseconds by the program's own clock, without the start of an interpreter */
async function workTime(
  contender: PythonContender,
  { name, code }: BusyProgram,
  results: Set<string>,
): Promise<number> {
  const { stdout } = await contender.run(code);
  const [seconds = '', result = ''] = stdout.trim().split(/\r?\n/);
  results.add(result);
  if (results.size > 1) {
    throw new Error(`"${name}" came to ${[...results].join(' and ')}; last: ${contender.name}.`);
  }
  return Number(seconds) * 1_000;
}

/**
 * Measures CPU-bound programs, each time in a new interpreter, with a clock inside the program. Every contender first
 * runs each program once as a warm-up. All must produce the same result.
 *
 * @param contenders the baseline first
 */
export async function measureBusyPrograms(
  contenders: readonly PythonContender[],
  report: ReportMeasurement,
): Promise<void> {
  for (const program of await readBusyPrograms()) {
    const results = new Set<string>();
    for (const contender of contenders) await workTime(contender, program, results);
    await interleave(
      {
        name: `sandbox: ${program.name}`,
        unit: 'ms',
        rounds: ROUNDS,
        turn: async (contender) => [await workTime(contender, program, results)],
      },
      contenders,
      report,
    );
  }
}
