/** What was measured over several runs, of whom. Times are wall clock. */
export interface Measurement {
  /** What was measured. The first one of a name that is reported is the peer of those that follow. */
  name: string;
  /** Who did it. */
  of: string;
  unit: 'ms' | 'MB' | 'KB' | 'runs/s' | 'requests/s' | 'statements' | 'points' | 'shift';
  runs: number;
  min: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

/** Takes a measurement as soon as there is one. */
export type ReportMeasurement = (measurement: Measurement) => void;

function quantile(sorted: readonly number[], share: number): number {
  const index = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return Number((sorted[index] ?? Number.NaN).toFixed(3));
}

/**
 * Says what several values come to.
 *
 * @param values one per run, in the unit
 */
export function summarize(
  what: Pick<Measurement, 'name' | 'of' | 'unit'>,
  values: readonly number[],
): Measurement {
  const sorted = values.toSorted((left, right) => left - right);
  return {
    ...what,
    runs: values.length,
    min: quantile(sorted, 0),
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    p99: quantile(sorted, 0.99),
    max: quantile(sorted, 1),
  };
}

/**
 * Runs something one time after the other and measures each run.
 *
 * @param runs how often; the first run is done once more before and does not count
 */
export async function measure(
  what: Pick<Measurement, 'name' | 'of'>,
  runs: number,
  run: () => Promise<unknown>,
): Promise<Measurement> {
  await run();
  const times: number[] = [];
  for (let index = 0; index < runs; index += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return summarize({ ...what, unit: 'ms' }, times);
}
