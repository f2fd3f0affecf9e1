import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startBenchDatabase } from '../api/start-bench-database.ts';
import { type ReportMeasurement, summarize } from '../measurement.ts';
import {
  bundleColdFunctions,
  type ColdFunction,
  type ColdStart,
  startCold,
  measureSize,
} from './cold-functions.ts';

const ROUNDS = 25;

/** Measures how much code each function loads and how long that takes, next to Apollo Server alone, on both engines. */
export async function benchCold(report: ReportMeasurement): Promise<void> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-cold-'));
  const { url, close } = await startBenchDatabase();
  try {
    const functions = await bundleColdFunctions(directory, url);
    reportSizes(functions, report);
    await reportTimes(functions, report);
  } finally {
    await close();
    await rm(directory, { recursive: true });
  }
}

function reportSizes(functions: readonly ColdFunction[], report: ReportMeasurement): void {
  const sizes = functions.map((one) => ({ of: one.name, ...measureSize(one) }));
  for (const { of, atStart } of sizes)
    report(summarize({ name: 'cold: code loaded at startup', of, unit: 'KB' }, [atStart]));
  for (const { of, inAll } of sizes)
    report(summarize({ name: 'cold: total code', of, unit: 'KB' }, [inAll]));
}

/** The functions take turns, so that other load on the machine affects all of them equally. */
async function reportTimes(
  functions: readonly ColdFunction[],
  report: ReportMeasurement,
): Promise<void> {
  const starts = functions.map(({ name }) => ({ of: name, times: [] as ColdStart[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, one] of functions.entries()) starts[index]?.times.push(await startCold(one));
  }
  // The two engines differ by seconds, so the engine is part of the name.
  const nameOf = (of: string, times: readonly ColdStart[]): string => {
    const engines = new Set(times.map(({ engine }) => engine).filter((engine) => engine !== null));
    return engines.size === 0 ? of : `${of} (${[...engines].join(', ')})`;
  };
  const reportPart = (name: string, part: 'importMs' | 'answerMs'): void => {
    for (const { of, times } of starts)
      report(
        summarize(
          { name, of: nameOf(of, times), unit: 'ms' },
          times.map((time) => time[part]),
        ),
      );
  };
  reportPart('cold: import', 'importMs');
  reportPart('cold: import and first response', 'answerMs');
}
