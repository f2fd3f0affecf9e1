import type { Product } from '../../../infra/compose.ts';
import type { StatementCounter } from '../../../tests/support/statement-counter.ts';
import type { TokenAuthority } from '../../../tests/support/token-authority.ts';
import type { ReportMeasurement } from '../measurement.ts';
import type { BenchLearner } from './bench-learners.ts';

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
