import type { Product } from '../../../infra/compose.ts';
import { summarize } from '../measurement.ts';
import type { Bench } from './bench.ts';

const RUNS = 3;

/** Counts the statements of a call. The first call fills caches and opens connections, and doesn't count. */
export async function countStatementsOf(
  { counter, counted, report }: Bench,
  name: string,
  call: (counted: Product) => Promise<unknown>,
): Promise<void> {
  await Promise.all(Array.from({ length: RUNS }, () => call(counted)));
  const counts: number[] = [];
  for (let run = 0; run < RUNS; run += 1) counts.push(await counter.during(() => call(counted)));
  report(summarize({ name, of: 'Packetsmith', unit: 'statements' }, counts));
}
