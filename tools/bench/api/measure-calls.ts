import { type ReportMeasurement, summarize } from '../measurement.ts';
import type { Answerer } from './call.ts';

/** How answerers are asked. */
export interface Calls {
  name: string;
  /** How often it is everybody's turn. */
  rounds: number;
  /** Calls of one turn, one after the other; as many follow that overlap. */
  perTurn: number;
  /** Calls before anything counts: code is compiled, caches and connections are filled. */
  warmUp: number;
}

/** How many calls overlap when requests per second are counted. */
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
 * Measures calls: how long each takes when nothing else goes on, and how many are answered in a second when some
 * overlap. Answerers take turns, so that what else the machine does falls on all of them alike.
 *
 * @param answerers the peer first
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
