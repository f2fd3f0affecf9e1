import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Product } from '../../../infra/compose.ts';
import { startLocalExecution } from '../../../infra/server/execution-service.ts';
import { createResources } from '../../../infra/server/resources.ts';
import { buildPythonRuntime } from '../../../sandbox/python/build.ts';
import { RIGHT_CODE } from '../../../tests/support/fixture-curriculum.ts';
import { type Bench, countStatementsOf } from './bench.ts';
import { ask, type Calls, graphqlEvent, measureCalls, webOperation } from './measure-calls.ts';
import { openBenchProduct, tokenOf } from './open-bench-product.ts';

const NAME = 'api: a submission that solves its challenge';
const STUBBED: Calls = { name: `${NAME}, execution stubbed`, rounds: 4, perTurn: 20, warmUp: 10 };
const REAL: Calls = { name: `${NAME}, in the sandbox`, rounds: 3, perTurn: 8, warmUp: 6 };

const RUNTIME_DIR = path.resolve(import.meta.dirname, '../../../.build/runtime/python');

/**
 * Every learner submits once: a first solve awards the most. @returns a call that uses a different learner each time
 */
async function submitters({
  authority,
  learners,
}: Bench): Promise<(by: Product) => Promise<string>> {
  const [, ...others] = learners;
  const tokens = await Promise.all(others.map((learner) => tokenOf(authority, learner)));
  const operation = webOperation('mutation SubmitSolution');
  return async ({ graphql }) => {
    const token = tokens.pop();
    if (token === undefined)
      throw new Error('There are more submissions to measure than signed-in learners.');
    const idempotencyKey = randomUUID();
    const variables = { challengeId: 'challenge-1', code: RIGHT_CODE, idempotencyKey };
    const body = await ask(graphql, graphqlEvent({ ...operation, variables }, token));
    if (body.includes('"isAccepted":true')) return body;
    throw new Error(`A submission was not accepted: ${body}`);
  };
}

/** Measures submissions, each by a different learner: with and without the run of their code. */
export async function measureSubmits(bench: Bench): Promise<void> {
  const { product, authority, report } = bench;
  const submit = await submitters(bench);
  const ofProduct = (by: Product) => [{ name: 'Packetsmith', call: () => submit(by) }];
  await measureCalls(STUBBED, ofProduct(product), report);
  await countStatementsOf(bench, STUBBED.name, submit);
  await buildPythonRuntime(RUNTIME_DIR);
  const resources = createResources();
  try {
    const execution = await startLocalExecution(resources, () => undefined);
    await execution.engine();
    const real = await openBenchProduct({
      databaseUrl: bench.databaseUrl,
      authority,
      execution,
    });
    try {
      await measureCalls(REAL, ofProduct(real), report);
    } finally {
      await real.close();
    }
  } finally {
    await resources[Symbol.asyncDispose]();
  }
}
