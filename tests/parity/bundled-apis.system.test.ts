import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '../../functions/data/database.ts';
import { publishCurriculum } from '../../functions/data/publish.ts';
import { describeApi } from '../../infra/build/bundle-functions.ts';
import { type FunctionHost, OWN_CALLER } from '../../infra/server/lambda/function-host.ts';
import { type InvokeApi, startInvokeApi } from '../../infra/server/lambda/invoke-api.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { httpEvent, type TestRequest } from '../support/apis.ts';
import { fixtureCurriculum, RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { type ParameterStoreServer, startParameterStore } from '../support/parameter-store.ts';
import { signUp } from '../support/sign-up.ts';
import { startTokenAuthority, type TokenAuthority } from '../support/token-authority.ts';
import { useBundledFunctions } from './bundled-functions.ts';

const ORIGIN_SECRET = 'origin-secret-for-tests-0123456789';
const SECRETS_PATH = '/packetsmith/test/';

/** Loads a function like Lambda does, and waits until everything that it started has finished. */
async function runAlone(directory: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(directory, 'index.mjs')], { env });
  const closed = once(child, 'close');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await closed) as [number | null];
  return { code, stdout, stderr };
}

const bundled = useBundledFunctions();

let api: InvokeApi;
beforeAll(async () => {
  api = await startInvokeApi([bundled.host('execution')], () => undefined);
});
afterAll(async () => {
  await api.close();
});

describe('the bundled functions, with their context configured as on AWS', () => {
  let database: TestDatabase;
  let authority: TokenAuthority;
  let store: ParameterStoreServer;
  let graphql: FunctionHost;
  let rest: FunctionHost;
  let environment: Record<string, string>;
  let authorization: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    const opened = openDatabase(database.url, { connections: 1 });
    await publishCurriculum(opened.database, fixtureCurriculum);
    authority = await startTokenAuthority();
    authorization = `Bearer ${(await signUp(opened, authority)).token}`;
    await opened.close();
    const secrets = { [`${SECRETS_PATH}DATABASE_URL`]: database.url };
    store = await startParameterStore(secrets, api.environment);
    environment = {
      ...api.environment,
      AWS_ENDPOINT_URL_SSM: store.endpoint,
      EXECUTION_FUNCTION: 'execution',
      ORIGIN_SECRET,
      SECRETS_PATH,
      SITE_URL: 'https://learn.example.test',
      STAGE: 'test',
      SUPABASE_ANON_KEY: 'anon',
      SUPABASE_URL: authority.issuer.replace('/auth/v1', ''),
    };
    graphql = bundled.host('graphql', environment);
    rest = bundled.host('rest', environment);
  });
  afterAll(async () => {
    await Promise.all([graphql.close(), rest.close()]);
    await Promise.all([authority.close(), store.close()]);
    await database.drop();
  });

  const result = z.object({ statusCode: z.number(), body: z.string() });

  /** Calls an API like CloudFront does. */
  async function call(api: FunctionHost, request: TestRequest) {
    const headers = { ...request.headers, 'x-origin-verify': ORIGIN_SECRET };
    const event = httpEvent({ ...request, headers });
    const answer = await api.invoke(JSON.stringify(event), OWN_CALLER);
    const { statusCode, body } = result.parse(JSON.parse(answer.payload));
    return { status: statusCode, body: JSON.parse(body) as unknown };
  }

  const ask = (query: string) =>
    call(graphql, {
      method: 'POST',
      path: '/graphql',
      body: { query },
      headers: { authorization },
    });

  it('give the same learner an award through both APIs, for code that the bundled function ran', async () => {
    const input = `{challengeId: "first", code: ${JSON.stringify(RIGHT_CODE)}}`;
    const submitted = await ask(`mutation {
      submitSolution(input: ${input}) { isAccepted viewer { experiencePoints } achievementsEarned { id } }
    }`);
    expect(submitted.body).toEqual({
      data: {
        submitSolution: {
          isAccepted: true,
          viewer: { experiencePoints: 50 },
          achievementsEarned: [{ id: 'first-solve' }, { id: 'fifty' }, { id: 'straight' }],
        },
      },
    });
    const again = await call(rest, {
      method: 'POST',
      path: '/api/submissions/submit',
      headers: { authorization },
      body: { challenge_id: 'second', code: RIGHT_CODE, language: 'python' },
    });
    expect(again).toMatchObject({
      status: 200,
      body: { success: true, experience_earned: 100, profile: { experience_points: 150 } },
    });
    expect((await ask('{ viewer { experiencePoints } }')).body).toEqual({
      data: { viewer: { experiencePoints: 150 } },
    });
  });

  it('describe the API and refuse invalid requests, like their sources', async () => {
    const described = await call(rest, { path: '/api/openapi.json' });
    expect(described).toEqual({ status: 200, body: JSON.parse(await describeApi()) as unknown });
    const refused = await call(rest, {
      method: 'PATCH',
      path: '/api/users/settings',
      headers: { authorization },
      body: { username: 'ada', is_admin: true },
    });
    expect(refused).toEqual({
      status: 400,
      body: {
        error: 'The body is not valid: it has the unknown field "is_admin".',
        code: 'INVALID_INPUT',
      },
    });
    const unknown = await call(rest, {
      path: '/api/submissions',
      headers: { authorization },
      query: 'limit=many',
    });
    expect(unknown).toEqual({
      status: 400,
      body: {
        error: 'The query parameter "limit" is not valid: it must be an integer from 1 to 100.',
        code: 'INVALID_INPUT',
      },
    });
  });

  it('read their secrets only once', async () => {
    await Promise.all([ask('{ __typename }'), call(rest, { path: '/api/challenges' })]);
    expect(store.requests).toHaveLength(2);
  });

  it('report the health of their parts', async () => {
    // The first program waits for the sandbox to start, longer than a report does on a busy machine.
    await expect
      .poll(() => call(rest, { path: '/api/health' }))
      .toEqual({
        status: 200,
        body: {
          status: 'ok',
          checks: { database: 'ok', auth: 'ok', execution: 'ok' },
          execution_wait_ms: expect.any(Number) as number,
          sandbox: {
            engine: expect.stringMatching(/^(fork|process)$/) as string,
            reason: expect.any(String) as string,
          },
        },
      });
  });

  it.each([
    ['sweeper', { submissions: 0, deletedAccounts: [] }],
    ['retention', { accounts: 0, submissions: 0, logs: 0, lessonTimes: 0 }],
  ] as const)('%s finds nothing to do in a new database', async (name, report) => {
    const answer = await bundled.host(name, environment).invoke('{}', OWN_CALLER);
    expect(JSON.parse(answer.payload)).toEqual(report);
  });

  it('answer 503 while a secret is missing, and work as soon as it exists', async () => {
    store.parameters.clear();
    const late = bundled.host('rest', environment);
    expect(await call(late, { path: '/api/challenges' })).toEqual({
      status: 503,
      body: {
        error: 'The service is not ready. Nothing was counted; try again in a moment.',
        code: 'UNAVAILABLE',
      },
    });
    expect(await call(late, { path: '/api/health' })).toMatchObject({
      status: 503,
      body: { checks: { database: 'failing', auth: 'failing', execution: 'failing' } },
    });
    store.parameters.set(`${SECRETS_PATH}DATABASE_URL`, database.url);
    expect(await call(late, { path: '/api/challenges' })).toMatchObject({ status: 200 });
  });

  it('log why they cannot start, without exiting and without revealing a secret', async () => {
    const { AWS_ENDPOINT_URL_SSM: _store, ...unreachable } = environment;
    const { code, stdout } = await runAlone(bundled.directory('graphql'), {
      ...unreachable,
      AWS_ENDPOINT_URL_SSM: 'http://127.0.0.1:1',
    });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      level: 'error',
      name: 'ConfigError',
      message: expect.stringContaining('The parameters below /packetsmith/test/') as string,
    });
    expect(stdout).not.toContain(unreachable['AWS_SECRET_ACCESS_KEY']);
  });

  it("do not start without CloudFront's secret, and log that", async () => {
    const { ORIGIN_SECRET: _secret, ...incomplete } = environment;
    const { code, stderr } = await runAlone(bundled.directory('rest'), incomplete);
    expect(code).not.toBe(0);
    expect(stderr).toContain('[ConfigError]: ORIGIN_SECRET must be set.');
  });

  it('refuse requests that bypass CloudFront', async () => {
    for (const [api, path] of [
      [graphql, '/graphql'],
      [rest, '/api/health'],
    ] as const) {
      const answer = await api.invoke(JSON.stringify(httpEvent({ path })), OWN_CALLER);
      expect(JSON.parse(answer.payload)).toMatchObject({ statusCode: 403 });
    }
  });
});
