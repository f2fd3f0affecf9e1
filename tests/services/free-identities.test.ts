import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RunResult } from '../../sandbox/contract.ts';
import { publishCurriculum } from '../../functions/data/publish.ts';
import type { Caller, ExecutionPort, TokenBucket } from '../../functions/services/ports/ports.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import type { Services } from '../../functions/services/services.ts';
import { RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { practiceCurriculum } from '../support/practice-curriculum.ts';
import { stubbedExecution } from '../support/stubbed-execution.ts';
import { createWorld, newIdentity, type World } from '../support/world.ts';

let world: World;
let services: Services;
/** Whose programs have run, and which buckets were asked. */
let callers: Caller[];
let taken: { key: string; bucket: TokenBucket }[];
/** Whether runs make room for others. */
let isBusy: boolean;

const cutShort = ({ inputs }: { inputs: readonly string[] }): RunResult => ({
  outcomes: inputs.map(() => ({
    status: 'TIME_LIMIT' as const,
    stdout: '',
    output: '',
    error: 'Stopped early',
    seconds: 1,
  })),
  isCutShort: true,
});

beforeAll(async () => {
  world = await createWorld();
  await publishCurriculum(world.database, practiceCurriculum);
  const execution: ExecutionPort = {
    run(request, caller) {
      callers.push(caller);
      return isBusy ? Promise.resolve(cutShort(request)) : stubbedExecution.run(request, caller);
    },
  };
  const rateLimits = {
    take(key: string, bucket: TokenBucket) {
      taken.push({ key, bucket });
      return Promise.resolve(0);
    },
  };
  services = world.with({ execution, rateLimits });
});
beforeEach(() => {
  [callers, taken, isBusy] = [[], [], false];
});
afterAll(() => world.close());

const ADDRESS = '192.0.2.7';

async function signIn(isAnonymous: boolean, address = ADDRESS): Promise<RequestContext> {
  const identity = newIdentity({ isAnonymous });
  await services.learners.find(identity, address);
  return services.createRequestContext(identity, address);
}

const CODE = { challengeId: 'first', language: 'PYTHON', code: RIGHT_CODE };
const run = (context: RequestContext) => services.submissions.execute(context, CODE);
const submit = (context: RequestContext, code = RIGHT_CODE) =>
  services.submissions.submit(context, { ...CODE, code, idempotencyKey: randomUUID() });
const answer = (context: RequestContext) =>
  services.exercises.answer(context, {
    ...{ lessonId: 'one', exerciseId: 'write', answer: [RIGHT_CODE], activeSeconds: 0 },
  });

/** Everything that runs programs. */
const WORK = [
  ['a run', 'execution', run],
  [
    'a recording',
    'execution',
    (context) => services.submissions.execute(context, { ...CODE, recordedCase: 0 }),
  ],
  ['a submission', 'submission', submit],
  ['a submission that fails', 'submission', (context) => submit(context, 'wrong')],
  ['an answer', 'exercise-answer', answer],
] satisfies readonly [string, string, (context: RequestContext) => Promise<unknown>][];

test.each(WORK)(
  'for %s, everybody without an account at an address is one caller with one budget',
  async (_, name, work) => {
    const [one, other] = [await signIn(true), await signIn(true)];
    taken = [];
    for (const context of [one, other]) await work(context);
    expect(callers.length).toBeGreaterThanOrEqual(2);
    expect(new Set(callers.map((caller) => JSON.stringify(caller)))).toEqual(
      new Set([JSON.stringify({ address: ADDRESS })]),
    );
    const keys = taken.map(({ key }) => key).filter((key) => key.startsWith(name));
    expect(keys).toEqual([`${name}:${ADDRESS}`, `${name}:${ADDRESS}`]);
  },
);

test.each(WORK)('for %s, a learner with an account is a caller alone', async (_, name, work) => {
  const learner = await signIn(false);
  taken = [];
  await work(learner);
  const learnerId = learner.identity?.id ?? '';
  expect(callers).not.toEqual([]);
  for (const caller of callers) expect(caller).toEqual({ learnerId });
  expect(taken.map(({ key }) => key)).toContain(`${name}:${learnerId}`);
});

test('a class of thirty without accounts can all do everything at once', async () => {
  const anonymous = await signIn(true);
  taken = [];
  for (const [, , work] of WORK) await work(anonymous);
  const buckets = new Map(
    taken
      .filter(({ key }) => !key.startsWith('stored-bytes'))
      .map(({ key, bucket }) => [key.replace(`:${ADDRESS}`, ''), bucket]),
  );
  expect(Object.fromEntries(buckets)).toEqual({
    execution: { burst: 120, perMinute: 120 },
    submission: { burst: 60, perMinute: 48 },
    'exercise-answer': { burst: 240, perMinute: 240 },
  });
});

test('a run that made room for others says so, and never counts as a verdict', async () => {
  const learner = await signIn(true);
  isBusy = true;
  expect(await run(learner)).toMatchObject({ status: 'TIME_LIMIT' });
  const refusal = {
    code: 'RATE_LIMITED',
    retryAfterSeconds: 5,
    message:
      'The lab is busy, and your code had to make room for others. Nothing was counted. Wait 5 seconds and try again.',
  };
  await expect(submit(learner)).rejects.toMatchObject(refusal);
  await expect(answer(learner)).rejects.toMatchObject(refusal);
  isBusy = false;
  const query = { challengeId: null, first: 10, after: null };
  expect((await services.submissions.list(learner, query)).nodes).toEqual([]);
  expect(await answer(learner)).toMatchObject({ isSolved: true, tries: 1 });
});
