import { readSchema } from '../../../infra/schema-text.ts';
import { countStatements } from '../../../tests/support/statement-counter.ts';
import { startTokenAuthority } from '../../../tests/support/token-authority.ts';
import type { ReportMeasurement } from '../measurement.ts';
import type { Bench } from './bench.ts';
import { signIn } from './bench-learners.ts';
import { addLearners, fillDatabase } from './fill-database.ts';
import { measureLeaderboard } from './measure-leaderboard.ts';
import { measureReads } from './measure-reads.ts';
import { measureSubmits } from './measure-submits.ts';
import { openBenchProduct } from './open-bench-product.ts';
import { startBenchDatabase } from './start-bench-database.ts';
import { stubbedInvocations } from './stubbed-invocations.ts';

const LEARNERS = 100_000;
const ALL_LEARNERS = 1_000_000;
const SUBMISSIONS = 1_000_000;
const OF_ONE_LEARNER = 10_000;

/** One of them reads, the others submit, each once. */
const SIGNED_IN = 400;

const execution = { functionName: 'stub', client: stubbedInvocations };

/** Measures the APIs of a product with many learners, as Lambda handlers in this process. */
export async function benchApi(report: ReportMeasurement): Promise<void> {
  const { url, sql, close } = await startBenchDatabase();
  const authority = await startTokenAuthority();
  const counter = await countStatements(url);
  const dataSources = { databaseUrl: url, authority, execution };
  const product = await openBenchProduct(dataSources);
  const counted = await openBenchProduct({ ...dataSources, databaseUrl: counter.databaseUrl });
  try {
    await fillDatabase(sql, {
      learners: LEARNERS,
      submissions: SUBMISSIONS,
      ofOneLearner: OF_ONE_LEARNER,
    });
    const bench: Bench = {
      databaseUrl: url,
      authority,
      learners: await signIn(sql, SIGNED_IN),
      product,
      counted,
      counter,
      typeDefs: await readSchema(),
      report,
    };
    await measureReads(bench);
    await measureSubmits(bench);
    await addLearners(sql, LEARNERS + 1, ALL_LEARNERS);
    await measureLeaderboard(bench);
  } finally {
    await Promise.all([product, counted].map((apis) => apis.close()));
    await Promise.all([counter.close(), authority.close()]);
    await close();
  }
}
