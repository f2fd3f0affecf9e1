import { setTimeout as sleep } from 'node:timers/promises';
import { type ReportMeasurement, summarize } from '../measurement.ts';
import type { MemoryEntrant } from './memory-entrants.ts';
import { readMemory } from './process-memory.ts';

/** How many loops run at once. None: what a service takes while it waits. */
const AT_ONCE = [0, 1, 2, 4];
const BETWEEN_LOOKS_MS = 50;

/** The most that was seen, in MB. */
interface PeakMemory {
  /** Of what the watched processes started. */
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
 * Measures the memory that endless loops take which run at once: the highest sum of the processes' proportional set
 * sizes. Of us it counts all that the service started, what it keeps ready ahead included, and once more with the
 * service itself; of the peers the loops. Our runner lets as many run at once as there are processors, and the others
 * wait their turn.
 *
 * @param entrants the peer first
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
