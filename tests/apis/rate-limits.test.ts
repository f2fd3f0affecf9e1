import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRateLimitRepository } from '../../functions/data/rate-limit-repository.ts';
import type { TokenBucket } from '../../functions/services/ports/ports.ts';
import { answerOf, type Apis, httpEvent, openApis } from '../support/apis.ts';
import { RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { stubbedExecution } from '../support/stubbed-execution.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let apis: Apis;
/** Every counted call. */
const counted: { key: string; bucket: TokenBucket }[] = [];
beforeAll(async () => {
  world = await createWorld();
  const store = createRateLimitRepository(world.database);
  const rateLimits: typeof store = {
    take(key, bucket, count) {
      // A submission also counts the bytes that it stores.
      if (!key.startsWith('stored-bytes:')) counted.push({ key, bucket });
      return store.take(key, bucket, count);
    },
  };
  apis = await openApis(world.with({ execution: stubbedExecution, rateLimits }));
});
afterAll(async () => {
  await apis.authority.close();
  await world.close();
});

interface Learner {
  id: string;
  authorization: string;
}
async function newLearner(): Promise<Learner> {
  const id = randomUUID();
  const token = await apis.authority.token({ sub: id, user_metadata: {} });
  return { id, authorization: `Bearer ${token}` };
}

const CODE = { code: RIGHT_CODE, challenge_id: 'first' };
const rest = ({ authorization }: Learner, call: string, headers: Record<string, string> = {}) =>
  apis.rest(
    httpEvent({
      method: 'POST',
      path: `/api/submissions/${call}`,
      headers: { authorization, ...headers },
      body: CODE,
    }),
  );
const GRAPHQL = {
  execute: 'mutation { executeCode(input: { challengeId: "first", code: "x" }) { status } }',
  submit: 'mutation { submitSolution(input: { challengeId: "first", code: "x" }) { isAccepted } }',
};
async function graphql({ authorization }: Learner, query: string) {
  const headers = { authorization };
  const event = httpEvent({ method: 'POST', path: '/graphql', headers, body: { query } });
  return answerOf(await apis.graphql(event)).body;
}
/** Empties every bucket. */
const empty = () =>
  world.database.execute(sql`update app.token_buckets set full_at = now() + interval '1 hour'`);
const countOf = ({ id }: Learner) => counted.filter(({ key }) => key.endsWith(id)).length;
const attempts = async ({ id }: Learner) => {
  const found = sql`select count(*)::int as count from app.submissions where learner_id = ${id}`;
  return (await world.database.execute(found))[0]?.['count'];
};

test.each([
  ['execute', 30, 'You ran code too often.'],
  ['submit', 15, 'You submitted solutions too often.'],
] as const)(
  'a caller who calls %s too often has to wait, at either API',
  async (call, burst, sentence) => {
    const [eager, calm] = [await newLearner(), await newLearner()];
    expect(await rest(eager, call)).toMatchObject({ statusCode: 200 });
    expect(counted.at(-1)).toMatchObject({ bucket: { burst } });
    await empty();
    const refused = await rest(eager, call);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers?.['retry-after'])).toBeGreaterThan(60);
    expect(answerOf(refused).body).toEqual({
      error: expect.stringContaining(sentence) as string,
      code: 'RATE_LIMITED',
    });
    expect(await graphql(eager, GRAPHQL[call])).toMatchObject({
      errors: [
        {
          message: expect.stringContaining(sentence) as string,
          extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) as number },
        },
      ],
    });
    expect(await rest(calm, call)).toMatchObject({ statusCode: 200 });
  },
);

test('recordings count as runs, at either API', async () => {
  const learner = await newLearner();
  const { authorization } = learner;
  const body = { ...CODE, recorded_case: 0 };
  const path = '/api/submissions/execute';
  const record = () =>
    apis.rest(httpEvent({ method: 'POST', path, headers: { authorization }, body }));
  const mutation = GRAPHQL.execute.replace('code: "x"', 'code: "x", recordedCase: 0');
  expect(await record()).toMatchObject({ statusCode: 200 });
  expect(await graphql(learner, mutation)).toMatchObject({ data: { executeCode: {} } });
  expect(countOf(learner)).toBe(2);
  expect(counted.at(-1)?.key).toBe(`execution:${learner.id}`);
  await empty();
  expect(await record()).toMatchObject({ statusCode: 429 });
  expect(await graphql(learner, mutation)).toMatchObject({
    errors: [{ extensions: { code: 'RATE_LIMITED' } }],
  });
});

test('a refused submission leaves nothing behind, and its key can be used again', async () => {
  const learner = await newLearner();
  const key = { 'idempotency-key': randomUUID() };
  await rest(learner, 'submit');
  await empty();
  expect(await rest(learner, 'submit', key)).toMatchObject({ statusCode: 429 });
  expect(await attempts(learner)).toBe(1);
  await world.database.execute(sql`delete from app.token_buckets`);
  expect(await rest(learner, 'submit', key)).toMatchObject({ statusCode: 200 });
  expect(await attempts(learner)).toBe(2);
});

test('a repeated submission is not counted, and is answered even at the limit', async () => {
  const learner = await newLearner();
  const key = { 'idempotency-key': randomUUID() };
  await rest(learner, 'submit', key);
  await empty();
  expect(await rest(learner, 'submit', key)).toMatchObject({ statusCode: 200 });
  expect(countOf(learner)).toBe(1);
});

test('code that cannot run is not counted', async () => {
  const learner = await newLearner();
  await graphql(learner, GRAPHQL.execute.replace('"x"', '" "'));
  await graphql(learner, GRAPHQL.execute.replace('first', 'expert'));
  await graphql(learner, GRAPHQL.submit.replace('first', 'nowhere'));
  expect(countOf(learner)).toBe(0);
});
