import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppError } from '../../../domain/app-error.ts';
import { createLambdaExecution } from '../../../functions/invoke/lambda-execution.ts';
import type { RunRequest, RunResult } from '../../../sandbox/contract.ts';
import { buildPythonRuntime } from '../../../sandbox/python/build.ts';
import { RUNTIME_DIR, runRequest } from '../../../sandbox/python/sealed-python-for-tests.ts';
import { clientSignal, withClientSignal } from '../../client-signal.ts';
import { createFunctionHost, type FunctionHost, type HostedCaller } from './function-host.ts';
import { type InvokeApi, startInvokeApi } from './invoke-api.ts';

const LOOP = runRequest('while True: pass', { limits: { wallMs: 1_000, outputBytes: 1_000 } });
/** Longer than the tests wait for anything. */
const LONG_LOOP = runRequest('while True: pass', {
  limits: { wallMs: 20_000, outputBytes: 1_000 },
});
const HELLO = runRequest('print(1)');

let host: FunctionHost;
let api: InvokeApi;

beforeAll(async () => {
  await buildPythonRuntime(RUNTIME_DIR);
  host = createFunctionHost({
    name: 'execution',
    entry: path.join(import.meta.dirname, '../../lambda/execution.ts'),
    timeoutMs: 26_000,
    concurrency: 1,
  });
  api = await startInvokeApi([host], () => undefined);
  await run(HELLO, 'first');
});

afterAll(async () => {
  await api.close();
  await host.close();
});

/** By default, runs wait as long as a test may take. */
const execution = (waitTimeoutMs = 60_000) =>
  createLambdaExecution({
    waitTimeoutMs,
    functionName: 'execution',
    client: api.client,
    timeoutMs: 80_000,
    addressKey: 'key',
    clientSignal,
  });

/** A learner with an account, who may wait as long as the tests do. */
const callerNamed = (tenantId: string) =>
  ({ tenantId, priority: 'registered', waitMs: 60_000 }) as const;

async function run(request: RunRequest, learner: string): Promise<string> {
  const { outcomes } = await execution().run(request, { learnerId: learner });
  return outcomes[0]?.status ?? '';
}

test('six endless loops of one learner delay another learner by one of them at most', async () => {
  const ends: string[] = [];
  // All of them are in the queue before the first has started.
  const send = async (request: RunRequest, learner: string): Promise<void> => {
    const end = await host.invoke(JSON.stringify(request), callerNamed(learner)).then(
      ({ payload }) => (JSON.parse(payload) as RunResult).outcomes[0]?.status ?? '',
      () => 'refused',
    );
    ends.push(`${learner} ${end}`);
  };
  const loops = Array.from({ length: 6 }, () => send(LOOP, 'greedy'));
  await Promise.all([...loops, send(HELLO, 'other')]);
  expect(ends).toEqual([
    'greedy refused',
    'greedy refused',
    'greedy TIME_LIMIT',
    'other FINISHED',
    'greedy TIME_LIMIT',
    'greedy TIME_LIMIT',
    'greedy TIME_LIMIT',
  ]);
});

test('an endless loop of a stranger makes room for others', async () => {
  const stranger = (tenantId: string) =>
    ({ tenantId, priority: 'anonymous', waitMs: 60_000 }) as const;
  // In this order, because all of them are in the queue before the first has started.
  const send = async (request: RunRequest, caller: HostedCaller): Promise<RunResult> =>
    JSON.parse((await host.invoke(JSON.stringify(request), caller)).payload) as RunResult;
  const [loop, next, learner] = [
    send(LONG_LOOP, stranger('one')),
    send(LONG_LOOP, stranger('one')),
    send(HELLO, callerNamed('ada')),
  ];
  const outcomes = [
    { status: 'TIME_LIMIT', error: expect.stringMatching(/^Stopped early/) as string },
  ];
  expect(await loop).toMatchObject({ isCutShort: true, outcomes });
  expect(await learner).toMatchObject({ outcomes: [{ status: 'FINISHED', stdout: '1\n' }] });
  // The stranger's next one has a turn, too, until somebody else waits.
  const other = send(HELLO, stranger('other'));
  expect(await next).toMatchObject({ isCutShort: true, outcomes });
  expect(await other).toMatchObject({ outcomes: [{ status: 'FINISHED' }] });
});

test('thirty strangers at one address are one caller, whose other programs wait for their turn', async () => {
  const results = await Promise.all(
    Array.from({ length: 30 }, () => execution().run(HELLO, { address: '192.0.2.9' })),
  );
  expect(results.map(({ outcomes }) => outcomes[0]?.stdout)).toEqual(Array(30).fill('1\n'));
});

test('a refused learner is told to wait', async () => {
  const gone = new AbortController();
  const loops = Array.from({ length: 4 }, () =>
    host
      .invoke(JSON.stringify(LONG_LOOP), callerNamed('greedy'), gone.signal)
      .catch(() => undefined),
  );
  await expect(run(HELLO, 'greedy')).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    retryAfterSeconds: 5,
    message: 'Too many of your programs are still running. Wait 5 seconds and try again.',
  });
  gone.abort();
  await Promise.all(loops);
});

test('two hundred learners at once wait for a place, and none is refused', async () => {
  // A client opens at most 50 connections, so one alone could not fill the queue.
  const clients = Array.from({ length: 5 }, () => execution());
  const runs = clients.flatMap((client, origin) =>
    Array.from({ length: 40 }, (_, learner) =>
      client.run(HELLO, { learnerId: `learner ${origin} ${learner}` }),
    ),
  );
  const results = await Promise.all(runs);
  expect(results.map(({ outcomes }) => outcomes[0]?.stdout)).toEqual(Array(200).fill('1\n'));
});

test('a learner for whom no place becomes free is told how long to wait', async () => {
  const gone = new AbortController();
  // One of them runs, and the others fill the queue.
  const others = Array.from({ length: 65 }, (_, learner) =>
    host
      .invoke(JSON.stringify(LONG_LOOP), callerNamed(`other ${learner}`), gone.signal)
      .catch(() => undefined),
  );
  const refusal: unknown = await execution(300)
    .run(HELLO, { learnerId: 'late' })
    .catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    code: 'RATE_LIMITED',
    message: expect.stringMatching(/there was no place for yours\. Wait \d seconds/) as string,
  });
  expect((refusal as AppError).retryAfterSeconds).toBeGreaterThan(0);
  gone.abort();
  await Promise.all(others);
});

test('a program whose client has gone is killed, and waiting ones never start', async () => {
  const payload = JSON.stringify(LONG_LOOP);
  const gone = new AbortController();
  // The environment is there, so the first program begins at once.
  await run(HELLO, 'left');
  const running = host.invoke(payload, callerNamed('left'), gone.signal);
  const waiting = host.invoke(payload, callerNamed('left'), gone.signal);
  const later = host.invoke(JSON.stringify(HELLO), callerNamed('stayed'));
  setTimeout(() => gone.abort(new Error('The client has gone.')), 200);
  await expect(waiting).rejects.toThrow('The client has gone.');
  const { isError, payload: reason } = await running;
  expect({ isError, reason: JSON.parse(reason) as unknown }).toMatchObject({
    isError: true,
    reason: { errorType: 'AbortError' },
  });
  expect(JSON.parse((await later).payload)).toMatchObject({
    outcomes: [{ status: 'FINISHED', stdout: '1\n' }],
  });
});

test('a client that closes its connection ends its program, so the next one starts', async () => {
  const gone = new AbortController();
  const abandoned = withClientSignal(gone.signal, () => run(LONG_LOOP, 'left'));
  const failed = expect(abandoned).rejects.toMatchObject({ code: 'EXECUTION_UNAVAILABLE' });
  const next = run(HELLO, 'left');
  gone.abort();
  await failed;
  expect(await next).toBe('FINISHED');
});
