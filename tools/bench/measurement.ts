/** One measurement over several runs. Times are wall clock. */
export interface Measurement {
  /** What was measured. The first reported measurement with a name is the baseline of those that follow. */
  name: string;
  /** The name of the contender. */
  of: string;
  unit: 'ms' | 'MB' | 'KB' | 'runs/s' | 'requests/s' | 'statements' | 'points' | 'shift';
  runs: number;
  min: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
  /** The most that the median may be; absent if nothing is promised. */
  bar?: number;
  /** The least that the median may be; absent if nothing is promised. */
  floor?: number;
}

/** Takes a measurement as soon as there is one. */
export type ReportMeasurement = (measurement: Measurement) => void;

function quantile(sorted: readonly number[], share: number): number {
  const index = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return Number((sorted[index] ?? Number.NaN).toFixed(3));
}

/**
 * Summarizes several values.
 *
 * @param values one per run, in the unit
 */
export function summarize(
  what: Pick<Measurement, 'name' | 'of' | 'unit' | 'bar' | 'floor'>,
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
 * Runs a function repeatedly and measures each run.
 *
 * @param runs how often, after one warm-up run that doesn't count
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
