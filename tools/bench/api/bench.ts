import type { Product } from '../../../infra/compose.ts';
import type { StatementCounter } from '../../../tests/support/statement-counter.ts';
import type { TokenAuthority } from '../../../tests/support/token-authority.ts';
import { type ReportMeasurement, summarize } from '../measurement.ts';
import type { BenchLearner } from './fill-database.ts';

/** What the API measurements share. */
export interface Bench {
  databaseUrl: string;
  authority: TokenAuthority;
  /** Learners with open sessions; the first one has the long history. */
  learners: readonly BenchLearner[];
  product: Product;
  /** The same APIs, connected through the statement counter. */
  counted: Product;
  counter: StatementCounter;
  /** The type definitions of the contract. */
  typeDefs: string;
  report: ReportMeasurement;
}

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
