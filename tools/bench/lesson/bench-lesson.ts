import path from 'node:path';
import type { Product } from '../../../infra/compose.ts';
import { startLocalExecution } from '../../../infra/server/execution-service.ts';
import { createResources } from '../../../infra/server/resources.ts';
import { buildPythonRuntime } from '../../../sandbox/python/build.ts';
import { httpEvent } from '../../../tests/support/apis.ts';
import { RIGHT_CODE } from '../../../tests/support/fixture-curriculum.ts';
import { startTokenAuthority } from '../../../tests/support/token-authority.ts';
import { addLearners, signIn } from '../api/fill-database.ts';
import { ask } from '../api/measure-calls.ts';
import { openBenchProduct, tokenOf } from '../api/open-bench-product.ts';
import { startBenchDatabase } from '../api/start-bench-database.ts';
import { measure, type ReportMeasurement } from '../measurement.ts';

const RUNTIME_DIR = path.resolve(import.meta.dirname, '../../../.build/runtime/python');

const LEARNERS = 1_000;
/** They take turns, so that none reaches the rate limit. */
const SIGNED_IN = 8;
const RUNS = 100;

/** An answer to an exercise of the first lesson. */
interface BenchAnswer {
  of: string;
  exerciseId: string;
  answer: string;
}

/** The goals: a p95 of 150 ms without a run, and of 400 ms with one. */
const ANSWERS: readonly BenchAnswer[] = [
  { of: 'a choice, compared', exerciseId: 'choose', answer: 'red' },
  { of: 'code, run on two cases', exerciseId: 'write', answer: RIGHT_CODE },
];

/** Returns a call that sends an answer, each time of the next learner. */
function sender({ rest }: Product, tokens: readonly string[], { exerciseId, answer }: BenchAnswer) {
  let sent = 0;
  return async (): Promise<void> => {
    const token = tokens[sent % tokens.length] ?? '';
    sent += 1;
    const event = httpEvent({
      method: 'POST',
      path: `/api/lessons/lesson-1/exercises/${exerciseId}/answers`,
      headers: { authorization: `Bearer ${token}` },
      body: { answer: [answer] },
    });
    const body = await ask(rest, event);
    if (!body.includes('"is_solved"')) throw new Error(`An answer was not graded: ${body}`);
  };
}

/** Measures how long the server takes to grade and record an answer, with and without a run in the sandbox. */
export async function benchLesson(report: ReportMeasurement): Promise<void> {
  await buildPythonRuntime(RUNTIME_DIR);
  const { url, sql, close } = await startBenchDatabase();
  const authority = await startTokenAuthority();
  const resources = createResources();
  try {
    await addLearners(sql, 1, LEARNERS);
    const learners = await signIn(sql, SIGNED_IN);
    const tokens = await Promise.all(learners.map((learner) => tokenOf(authority, learner)));
    const execution = await startLocalExecution(resources, () => undefined);
    await execution.engine();
    const product = await openBenchProduct({ databaseUrl: url, authority, execution });
    try {
      for (const answer of ANSWERS) {
        const what = { name: 'lesson: an answer to an exercise', of: answer.of };
        report(await measure(what, RUNS, sender(product, tokens, answer)));
      }
    } finally {
      await product.close();
    }
  } finally {
    await resources[Symbol.asyncDispose]();
    await authority.close();
    await close();
  }
}
