import { type ReportMeasurement, summarize } from '../measurement.ts';
import type { Answerer } from './call.ts';

/** How to measure calls. */
export interface Calls {
  name: string;
  /** The number of rounds; every handler has one turn in each. */
  rounds: number;
  /** Sequential calls per turn; the same number of concurrent calls follows. */
  perTurn: number;
  /** Calls that don't count: they compile code, fill caches and open connections. */
  warmUp: number;
}

/** The number of concurrent calls when measuring requests per second. */
const AT_ONCE = 8;

async function timeEach({ call }: Answerer, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let made = 0; made < count; made += 1) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  return times;
}

async function countPerSecond({ call }: Answerer, count: number): Promise<number> {
  const start = performance.now();
  let left = count;
  const worker = async (): Promise<void> => {
    for (; left > 0; left -= 1) await call();
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, worker));
  return (count / (performance.now() - start)) * 1000;
}

/**
 * Measures calls: the duration of each without other load, and the number of responses per second when calls are
 * concurrent. Handlers take turns, so that other load on the machine affects all of them equally.
 *
 * @param answerers the baseline first
 */
export async function measureCalls(
  { name, rounds, perTurn, warmUp }: Calls,
  answerers: readonly Answerer[],
  report: ReportMeasurement,
): Promise<void> {
  const scores = answerers.map((answerer) => ({
    answerer,
    times: [] as number[],
    rates: [] as number[],
  }));
  for (const { answerer } of scores) await timeEach(answerer, warmUp);
  for (let round = 0; round < rounds; round += 1) {
    for (const { answerer, times, rates } of scores) {
      times.push(...(await timeEach(answerer, perTurn)));
      rates.push(await countPerSecond(answerer, perTurn));
    }
  }
  for (const { answerer, times } of scores)
    report(summarize({ name, of: answerer.name, unit: 'ms' }, times));
  for (const { answerer, rates } of scores)
    report(summarize({ name, of: answerer.name, unit: 'requests/s' }, rates));
}
