import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { timeLeftMs } from '../../functions/http/api-handler.ts';
import type { ExecutionPort } from '../../functions/services/ports/ports.ts';
import { answerOf, type Apis, httpEvent, openApis } from '../support/apis.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let apis: Apis;
let authorization: string;
/** How much time the last run was given, and what tells that it has begun. */
let leftMs: number | undefined;
let begun: PromiseWithResolvers<undefined>;
beforeAll(async () => {
  world = await createWorld();
  const execution: ExecutionPort = {
    run() {
      leftMs = timeLeftMs();
      begun.resolve(undefined);
      return new Promise(() => undefined);
    },
  };
  apis = await openApis(world.with({ execution }));
  authorization = `Bearer ${await apis.authority.token({ sub: randomUUID(), user_metadata: {} })}`;
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await apis.authority.close();
  await world.close();
});

const CODE = { challenge_id: 'first', code: 'print(1)' };
const MUTATION = 'mutation { executeCode(input: { challengeId: "first", code: "x" }) { status } }';
const MESSAGE =
  'The answer took too long. Check whether the request succeeded before you try again.';

const requests = {
  rest: { path: '/api/submissions/execute', body: CODE },
  graphql: { path: '/graphql', body: { query: MUTATION } },
};

test.each(['rest', 'graphql'] as const)(
  'an answer by %s that takes 27 seconds becomes a refusal, before the gateway gives up',
  async (api) => {
    begun = Promise.withResolvers();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const event = httpEvent({ method: 'POST', headers: { authorization }, ...requests[api] });
    const answering = apis[api](event);
    await begun.promise;
    // A second remains for the answer.
    expect(leftMs).toBe(26_000);
    const isAnswered = vi.fn();
    void answering.then(isAnswered);
    await vi.advanceTimersByTimeAsync(26_999);
    expect(isAnswered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    const answer = await answering;
    expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
    expect(JSON.stringify(answerOf(answer).body)).toContain(MESSAGE);
    expect(JSON.stringify(answerOf(answer).body)).toContain('"UNAVAILABLE"');
  },
);
