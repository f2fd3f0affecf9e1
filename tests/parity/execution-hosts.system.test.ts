import process from 'node:process';
import { AwsV4Signer } from 'aws4fetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../functions/data/database.ts';
import { publishCurriculum } from '../../functions/data/publish.ts';
import { createLambdaExecution } from '../../functions/invoke/lambda-execution.ts';
import type { ExecutionPort } from '../../functions/services/ports/ports.ts';
import { EXECUTION_KEY_ID, executionOnHosts } from '../../infra/execution-endpoint.ts';
import { type FunctionHost, OWN_CALLER } from '../../infra/server/lambda/function-host.ts';
import type { RunRequest } from '../../sandbox/contract.ts';
import { ENGINES, runRequest } from '../../sandbox/python/sealed-python-for-tests.ts';
import { answerOf, httpEvent } from '../support/apis.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { isAlive, listDescendants } from '../support/descendants.ts';
import { fixtureCurriculum, RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { STORE_PRINCIPAL } from '../support/parameter-store.ts';
import { signUp } from '../support/sign-up.ts';
import { startTokenAuthority, type TokenAuthority } from '../support/token-authority.ts';
import { createWorld, newSession, type World } from '../support/world.ts';
import { ATTACKS } from './attacks-on-hosts.ts';
import { useBundledFunctions } from './bundled-functions.ts';
import { type StartedHost, startHostOfImage } from './execution-image.ts';
import { eventually } from '../support/eventually.ts';

const KEY = 'a-key-of-hosts-that-nobody-could-guess';
/** The key before the current one, with which APIs sign until they have the current one. */
const PREVIOUS_KEY = 'the-key-before-that-nobody-could-guess';
const ORIGIN_SECRET = 'origin-secret-for-tests-0123456789';
const INVOCATIONS = '/2015-03-31/functions/execution/invocations';
const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';

const bundled = useBundledFunctions(['rest', 'execution']);

let host: StartedHost;
beforeAll(async () => {
  host = await startHostOfImage(bundled.directory('execution'), KEY, PREVIOUS_KEY);
});
afterAll(() => host.stop());

/** Longer than on AWS, because the machine of a test also runs other tests. */
const execution = () =>
  createLambdaExecution({
    ...executionOnHosts(host.endpoint, KEY),
    timeoutMs: 110_000,
    waitTimeoutMs: 60_000,
    addressKey: 'key',
  });

async function run(request: RunRequest, learner: string) {
  const { outcomes } = await execution().run(request, { learnerId: learner });
  return outcomes[0];
}

describe('an API as deployed, with EXECUTION_ENDPOINT', () => {
  let database: TestDatabase;
  let authority: TokenAuthority;
  let rest: FunctionHost;
  let authorization: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    const opened = openDatabase(database.url, { connections: 1 });
    await publishCurriculum(opened.database, fixtureCurriculum);
    authority = await startTokenAuthority();
    authorization = `Bearer ${(await signUp(opened, authority)).token}`;
    await opened.close();
    rest = bundled.host('rest', {
      ...STORE_PRINCIPAL,
      DATABASE_URL: database.url,
      EXECUTION_FUNCTION: 'packetsmith-production-execution:live',
      EXECUTION_ENDPOINT: host.endpoint,
      EXECUTION_KEY: KEY,
      ORIGIN_SECRET,
      SITE_URL: 'https://learn.example.test',
      STAGE: 'test',
      SUPABASE_ANON_KEY: 'anon',
      SUPABASE_URL: authority.issuer.replace('/auth/v1', ''),
    });
  });
  afterAll(async () => {
    await rest.close();
    await authority.close();
    await database.drop();
  });

  async function call(request: Parameters<typeof httpEvent>[0]) {
    const headers = { ...request.headers, 'x-origin-verify': ORIGIN_SECRET };
    const { payload } = await rest.invoke(
      JSON.stringify(httpEvent({ ...request, headers })),
      OWN_CALLER,
    );
    return answerOf(JSON.parse(payload) as Parameters<typeof answerOf>[0]);
  }

  it('accepts a solution that a host has run, which logs the run with its trace', async () => {
    const answer = await call({
      method: 'POST',
      path: '/api/submissions/submit',
      headers: { authorization, traceparent: `00-${TRACE_ID}-b7ad6b7169203331-01` },
      body: { challenge_id: 'first', code: RIGHT_CODE, language: 'python' },
    });
    expect(answer).toMatchObject({ status: 200, body: { success: true, experience_earned: 25 } });
    expect(host.log).toContainEqual(
      expect.objectContaining({ outcome: 'FINISHED', traceId: TRACE_ID }),
    );
  });

  it('reports the engine of the hosts', async () => {
    const health = await call({ path: '/api/health' });
    expect(health).toMatchObject({
      status: 200,
      body: { checks: { execution: 'ok' }, sandbox: { engine: ENGINES.at(-1) } },
    });
  });
});

describe('a host', () => {
  /** Sends an invocation as the SDK signs it. */
  async function send(
    secretAccessKey: string,
    change: (headers: Headers) => void = () => undefined,
  ) {
    const { headers } = await new AwsV4Signer({
      url: host.endpoint + INVOCATIONS,
      body: '{}',
      service: 'lambda',
      region: 'hosts',
      accessKeyId: EXECUTION_KEY_ID,
      secretAccessKey,
      allHeaders: true,
      headers: {
        'x-amz-tenant-id': 'ada',
        'x-amz-content-sha256': '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a',
      },
    }).sign();
    change(headers);
    const answer = await fetch(host.endpoint + INVOCATIONS, {
      method: 'POST',
      headers,
      body: '{}',
    });
    await answer.body?.cancel();
    return answer.status;
  }

  it('runs only what somebody with the key has signed, for the learner that was signed', async () => {
    expect(await send(KEY)).toBe(200);
    expect(await send('another-key-that-is-as-long-as-the-right-one')).toBe(403);
    expect(await send(KEY, (headers) => headers.set('x-amz-tenant-id', 'bob'))).toBe(403);
    expect(await send(KEY, (headers) => headers.delete('authorization'))).toBe(403);
  });

  it('runs what an API signs with the key before, until a renewal is over', async () => {
    expect(await send(PREVIOUS_KEY)).toBe(200);
    expect(await send(PREVIOUS_KEY, (headers) => headers.set('x-amz-tenant-id', 'bob'))).toBe(403);
  });

  it('tells a load balancer that it works, without the key', async () => {
    const answer = await fetch(`${host.endpoint}/health`);
    expect([answer.status, await answer.text()]).toEqual([200, 'ok']);
  });
});

describe('two learners on one host', () => {
  it('cannot reach each other, whatever one of them runs', async () => {
    const { port } = new URL(host.endpoint);
    const limits = { wallMs: 3_000, outputBytes: 20_000 };
    const attacks = async () => {
      const ends = new Map<string, string>();
      for (const [name, code] of Object.entries(ATTACKS)) {
        const end = await run(runRequest(code.replace('PORT', port), { limits }), 'mallory');
        ends.set(name, `${end?.status} ${end?.stdout}`);
      }
      return ends;
    };
    const attacking = attacks();
    const secrets: string[] = [];
    const victim = runRequest(
      'import os\nsecret = input()\nprint(secret.upper(), os.path.exists("/tmp/note"))',
    );
    for (const number of Object.keys(ATTACKS).keys()) {
      const own = `victim-${number}`;
      secrets.push(String((await run({ ...victim, inputs: [own] }, 'victim'))?.stdout));
    }
    const ends = await attacking;
    expect(secrets).toEqual(
      secrets.map((_, number) => `victim-${number} False\n`.replace('victim-', 'VICTIM-')),
    );
    expect(Object.fromEntries([...ends].map(([name, end]) => [name, end.split(' ')[0]]))).toEqual({
      'a file for the next learner': 'FINISHED',
      'the processes of the machine': expect.any(String) as string,
      'the environment of the host': 'FINISHED',
      'the key of the host': 'ERROR',
      'a signal to everybody': expect.stringMatching(/ERROR|FINISHED/) as string,
      'a process of its own': 'ERROR',
      'the port of the host': 'ERROR',
      'the metadata of the machine': 'ERROR',
      'all of the memory': 'MEMORY_LIMIT',
      'an endless loop': 'TIME_LIMIT',
      'an endless output': 'OUTPUT_LIMIT',
      'every object in the interpreter': expect.stringMatching(/FINISHED|TIME_LIMIT/) as string,
    });
    const seen = [...ends.values()].join('\n');
    expect(seen).not.toContain(KEY);
    expect(seen).not.toMatch(/victim-\d/);
    expect(await run(runRequest('print(6 * 7)'), 'mallory')).toMatchObject({ stdout: '42\n' });
  });
});

describe('more learners than a host has places for, who submit at once', () => {
  const LEARNERS = 100;
  /** Enough that a submission never waits long for one: this is about programs. On AWS, each API brings its own. */
  const CONNECTIONS = 50;
  let world: World;
  beforeAll(async () => {
    world = await createWorld(undefined, CONNECTIONS);
  });
  afterAll(() => world.close());

  it('are all served: nobody is refused, and nobody submits again', async () => {
    // A client opens at most 50 connections, so one alone could not fill the queue of the host.
    const clients = Array.from({ length: 5 }, execution);
    let next = 0;
    const run: ExecutionPort['run'] = (...call) => {
      next = (next + 1) % clients.length;
      return (clients[next] ?? execution()).run(...call);
    };
    // Without the APIs, which answer 503 after 27 seconds: how much is done until then depends on the machine.
    const { submissions } = world.with({ execution: { run } });
    const input = { challengeId: 'first', language: 'PYTHON', code: RIGHT_CODE };
    const learners = [];
    while (learners.length < LEARNERS) learners.push(await newSession(world));
    const ranBefore = host.log.filter(({ outcome }) => outcome === 'FINISHED').length;
    const answers = await Promise.allSettled(
      learners.map((learner) => submissions.submit(learner, { ...input, idempotencyKey: null })),
    );
    expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
    for (const answer of answers) expect(answer).toMatchObject({ value: { isAccepted: true } });
    const ran = host.log.filter(({ outcome }) => outcome === 'FINISHED').length;
    // Each submission ran once, although some waited for a place.
    expect(ran - ranBefore).toBe(LEARNERS);
  });
});

describe.runIf(process.platform === 'linux')('a host that is told to stop', () => {
  it('finishes the runs that are under way, and ends with all of its processes', async () => {
    const stopped = await startHostOfImage(bundled.directory('execution'), KEY);
    const place = createLambdaExecution({
      ...executionOnHosts(stopped.endpoint, KEY),
      timeoutMs: 60_000,
      addressKey: 'key',
    });
    const began = place.run(runRequest('import time\ntime.sleep(0)\nprint(sum(range(10**7)))'), {
      learnerId: 'ada',
    });
    const family = await eventually(async () => {
      const found = await listDescendants(stopped.process.pid);
      expect(stopped.log.some(({ engine }) => engine !== undefined)).toBe(true);
      return found;
    });
    const status = stopped.stop();
    expect((await began).outcomes).toMatchObject([{ stdout: '49999995000000\n' }]);
    expect(await status).toBe(0);
    expect(family.length).toBeGreaterThan(0);
    // What a process has started ends a moment after it.
    await eventually(() => expect(family.filter(({ pid }) => isAlive(pid))).toEqual([]));
  });
});
