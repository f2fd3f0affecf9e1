import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLambdaExecution } from '../../functions/invoke/lambda-execution.ts';
import { type InvokeApi, startInvokeApi } from '../../infra/server/lambda/invoke-api.ts';
import { buildPythonRuntime } from '../../sandbox/python/build.ts';
import { answerOf, type Apis, httpEvent, openApis } from '../support/apis.ts';
import { RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { createWorld, unbalanced, type World } from '../support/world.ts';
import { createKillableFunction, type Death, type KillableFunction } from './killable-function.ts';

const FUNCTION = 'execution';
const TIMEOUT_MS = 28_000;

let world: World;
let apis: Apis;
let killable: KillableFunction;
let invokeApi: InvokeApi;
beforeAll(async () => {
  await buildPythonRuntime(path.resolve('.build/runtime/python'));
  killable = createKillableFunction(FUNCTION);
  invokeApi = await startInvokeApi([killable.host], () => undefined);
  const { client } = invokeApi;
  const execution = createLambdaExecution({
    functionName: FUNCTION,
    client,
    timeoutMs: TIMEOUT_MS,
    addressKey: 'key',
  });
  world = await createWorld();
  apis = await openApis(world.with({ execution }));
});
afterAll(async () => {
  await apis.authority.close();
  await invokeApi.close();
  await killable.host.close();
  await world.close();
});

/** All cases together take longer than the function has to live. A pause would take no time. */
const SLOW_CODE = `sum(range(5_000_000))\n${RIGHT_CODE}`;

const submission = `mutation ($code: String!, $key: ID!) {
  submitSolution(input: { challengeId: "first", code: $code, idempotencyKey: $key }) {
    isAccepted
    submission { experienceEarned }
  }
}`;

/** A new learner who submits the same code under the same key on every call. */
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
  { death: 'before its response arrives', code: RIGHT_CODE },
];

test.each(DEATHS)(
  'a submission whose execution function dies $death costs nothing and can be retried',
  async ({ death, code }) => {
    const [ada, bob] = [await newLearner(code), await newLearner(code)];
    const deaths = killable.deaths();
    killable.dieOfCalls(death);
    const refused = JSON.stringify((await ada.submit.graphql()).body);
    const { status, body } = await bob.submit.rest();
    killable.dieOfCalls(null);
    expect(killable.deaths()).toBeGreaterThan(deaths + 1);
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
      // The first attempt wasn't used up: its achievement is part of the additional 25 XP.
      expect((await profile()).body).toMatchObject({ experience_points: 50 });
    }
    expect(await unbalanced(world.database)).toEqual([]);
  },
  120_000,
);
