import { setTimeout as sleep } from 'node:timers/promises';
import { type ReportMeasurement, summarize } from '../measurement.ts';
import type { MemoryEntrant } from './memory-entrants.ts';
import { readMemory } from './process-memory.ts';

/** The numbers of concurrent loops. None: the memory of an idle service. */
const AT_ONCE = [0, 1, 2, 4];
const BETWEEN_LOOKS_MS = 50;

/** The maximum that was seen, in MB. */
interface PeakMemory {
  /** Of the processes that the watched ones started. */
  started: number;
  /** Of these and the watched processes. */
  total: number;
}

async function peakMemory(entrant: MemoryEntrant, count: number): Promise<PeakMemory> {
  const peak = { started: 0, total: 0 };
  await entrant.runLoops(count, async (pids, signal) => {
    while (!signal.aborted) {
      const { roots, started } = await readMemory(pids);
      peak.started = Math.max(peak.started, started);
      peak.total = Math.max(peak.total, started + roots);
      await sleep(BETWEEN_LOOKS_MS);
    }
  });
  return peak;
}

/**
 * Measures the memory of concurrent endless loops: the highest sum of the processes' proportional set sizes. For our
 * runner, this includes everything that the service started, with what it prepares in advance, and once more with the
 * service itself; for the others, only the loops. Our runner runs as many at once as there are processors, and the
 * others wait.
 *
 * @param entrants the baseline first
 */
export async function measureMemory(
  entrants: readonly MemoryEntrant[],
  report: ReportMeasurement,
): Promise<void> {
  for (const count of AT_ONCE) {
    const name = `sandbox: memory at ${count} at once`;
    for (const entrant of entrants.filter(({ isService }) => isService || count > 0)) {
      const { started, total } = await peakMemory(entrant, count);
      const own = entrant.isService ? started : total;
      report(summarize({ name, of: entrant.name, unit: 'MB' }, [own]));
      if (entrant.isService) {
        const of = `${entrant.name}, and the service that holds it`;
        report(summarize({ name, of, unit: 'MB' }, [total]));
      }
    }
  }
}
