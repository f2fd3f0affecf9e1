import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLambdaExecution } from '../../functions/invoke/lambda-execution.ts';
import { type InvokeApi, startInvokeApi } from '../../infra/server/lambda/invoke-api.ts';
import { buildPythonRuntime } from '../../sandbox/python/build.ts';
import { answerOf, type Apis, httpEvent, openApis } from '../support/apis.ts';
import { RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { createWorld, unbalanced, type World } from '../support/world.ts';
import {
  createMortalFunction,
  type Death,
  HALFWAY_MS,
  type MortalFunction,
} from './mortal-function.ts';

const FUNCTION = 'execution';
const TIMEOUT_MS = 28_000;

let world: World;
let apis: Apis;
let mortal: MortalFunction;
let invokeApi: InvokeApi;
beforeAll(async () => {
  await buildPythonRuntime(path.resolve('.build/runtime/python'));
  mortal = createMortalFunction(FUNCTION);
  invokeApi = await startInvokeApi([mortal.host], () => undefined);
  const { client } = invokeApi;
  const execution = createLambdaExecution({
    functionName: FUNCTION,
    client,
    timeoutMs: TIMEOUT_MS,
  });
  world = await createWorld();
  apis = await openApis(world.with({ execution }));
});
afterAll(async () => {
  await apis.authority.close();
  await invokeApi.close();
  await mortal.host.close();
  await world.close();
});

/** Each of its cases takes longer than the function has to live. */
const SLOW_CODE = `import time\ntime.sleep(${(2 * HALFWAY_MS) / 1_000})\n${RIGHT_CODE}`;

const submission = `mutation ($code: String!, $key: ID!) {
  submitSolution(input: { challengeId: "first", code: $code, idempotencyKey: $key }) {
    isAccepted
    submission { experienceEarned }
  }
}`;

/** Somebody new, who hands in the same code under the same key whenever told to. */
async function newLearner(code: string) {
  const token = await apis.authority.token({ sub: randomUUID(), user_metadata: {} });
  const key = randomUUID();
  const authorization = `Bearer ${token}`;
  const ask = async (api: 'graphql' | 'rest', request: Parameters<typeof httpEvent>[0]) => {
    const headers = { authorization, ...request.headers };
    return answerOf(await apis[api](httpEvent({ ...request, headers })));
  };
  return {
    submit: {
      graphql: () => {
        const body = { query: submission, variables: { code, key } };
        return ask('graphql', { method: 'POST', path: '/graphql', body });
      },
      rest: () => {
        const headers = { 'idempotency-key': key };
        const body = { code, challenge_id: 'first' };
        return ask('rest', { method: 'POST', path: '/api/submissions/submit', headers, body });
      },
    },
    profile: () => ask('rest', { path: '/api/auth/profile' }),
    submissions: () => ask('rest', { path: '/api/submissions' }),
  };
}

const DEATHS: { death: Death; code: string }[] = [
  { death: 'before it runs the code', code: RIGHT_CODE },
  { death: 'while it runs the code', code: SLOW_CODE },
  { death: 'before its answer is heard', code: RIGHT_CODE },
];

test.each(DEATHS)(
  'a submission whose execution function dies $death costs nothing and can be repeated',
  async ({ death, code }) => {
    const [ada, bob] = [await newLearner(code), await newLearner(code)];
    const deaths = mortal.deaths();
    mortal.dieOfCalls(death);
    const refused = JSON.stringify((await ada.submit.graphql()).body);
    const { status, body } = await bob.submit.rest();
    mortal.dieOfCalls(null);
    expect(mortal.deaths()).toBeGreaterThan(deaths + 1);
    expect(refused).toContain('"EXECUTION_UNAVAILABLE"');
    expect({ status, body }).toMatchObject({
      status: 503,
      body: { code: 'EXECUTION_UNAVAILABLE' },
    });
    for (const { submissions, profile } of [ada, bob]) {
      expect((await submissions()).body).toMatchObject({ submissions: [] });
      expect((await profile()).body).toMatchObject({ experience_points: 0 });
    }

    const [accepted, again] = [await ada.submit.graphql(), await ada.submit.graphql()];
    expect(accepted.body).toMatchObject({
      data: { submitSolution: { isAccepted: true, submission: { experienceEarned: 25 } } },
    });
    expect(again.body).toEqual(accepted.body);
    expect(await bob.submit.rest()).toMatchObject({ status: 200, body: { experience_earned: 25 } });
    for (const { submissions, profile } of [ada, bob]) {
      expect((await submissions()).body).toMatchObject({ submissions: [{ status: 'accepted' }] });
      // The first try was not spent: its achievement is among what is worth 25 XP more.
      expect((await profile()).body).toMatchObject({ experience_points: 50 });
    }
    expect(await unbalanced(world.database)).toEqual([]);
  },
  120_000,
);
