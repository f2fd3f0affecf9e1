import type { LambdaClientConfig } from '@aws-sdk/client-lambda';
import { z } from 'zod';
import { readSchema } from '../../../infra/schema-text.ts';
import { countStatements } from '../../../tests/support/statement-counter.ts';
import { startTokenAuthority } from '../../../tests/support/token-authority.ts';
import type { ReportMeasurement } from '../measurement.ts';
import type { Bench } from './bench.ts';
import { addLearners, fillDatabase, signIn } from './fill-database.ts';
import { measureLeaderboard, measureReads } from './measure-reads.ts';
import { measureSubmits } from './measure-submits.ts';
import { openBenchProduct } from './open-bench-product.ts';
import { startBenchDatabase } from './start-bench-database.ts';

const invocation = z.object({ inputs: z.array(z.string()) });

/** Returns the bytes of a body that may be text. */
const bodyOf = z.union([z.string(), z.instanceof(Uint8Array)]);

/**
 * Creates a Lambda client whose function responds at once, in this process, with what the fixture's correct code
 * prints. What remains is the cost of a submission without the run of its code, including the SDK's part.
 */
const stubbedInvocations: LambdaClientConfig = {
  region: 'eu-central-1',
  credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
  requestHandler: {
    handle: async ({ body }: { body?: unknown }) => {
      const text = Buffer.from(bodyOf.parse(body)).toString();
      const { inputs } = invocation.parse(JSON.parse(text));
      const outcomes = inputs.map((input) => {
        const printed = input.toUpperCase();
        return { status: 'FINISHED', stdout: printed, output: printed, error: null, seconds: 0 };
      });
      return {
        response: {
          statusCode: 200,
          headers: { 'content-type': 'application/json' },
          body: Buffer.from(JSON.stringify({ outcomes })),
        },
      };
    },
  },
};

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
