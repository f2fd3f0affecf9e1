/** How long something took over several runs. Times are milliseconds of wall clock. */
export interface Measurement {
  name: string;
  runs: number;
  p50: number;
  p95: number;
  max: number;
}

function quantile(sorted: readonly number[], share: number): number {
  const index = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return Number((sorted[index] ?? Number.NaN).toFixed(2));
}

/**
 * Runs something one time after the other and measures each run.
 *
 * @param runs how often; the first run is done once more before and does not count
 */
export async function measure(
  name: string,
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
  const sorted = times.toSorted((left, right) => left - right);
  return {
    name,
    runs,
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    max: quantile(sorted, 1),
  };
}
