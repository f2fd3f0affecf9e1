import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestHandler } from '../../functions/rest/handler.ts';
import type { Services } from '../../functions/services/services.ts';
import { type Apis, httpEvent, openApis, type TestRequest } from '../support/apis.ts';
import { HARD_CODED, RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { stubbedExecution } from '../support/stubbed-execution.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let services: Services;
let apis: Apis;
beforeAll(async () => {
  world = await createWorld();
  services = world.with({ execution: stubbedExecution });
  apis = await openApis(services);
});
afterAll(async () => {
  await apis.authority.close();
  await world.close();
});

/** Creates a new learner, with a way to call the API. */
async function newLearner() {
  const token = await apis.authority.token({ sub: randomUUID(), user_metadata: {} });
  return async (path: string, request: Partial<TestRequest> = {}) => {
    const headers = { authorization: `Bearer ${token}`, ...request.headers };
    const result = await apis.rest(httpEvent({ ...request, path, headers }));
    const text = result.body ?? '';
    const body = (text === '' ? null : JSON.parse(text)) as Record<string, unknown>;
    return { status: result.statusCode, headers: result.headers ?? {}, text, body };
  };
}
type Learner = Awaited<ReturnType<typeof newLearner>>;

const submit = (learner: Learner, code: string, key?: string) =>
  learner('/api/submissions/submit', {
    method: 'POST',
    body: { code, challenge_id: 'first' },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

test('the same Idempotency-Key returns the first response and awards nothing twice', async () => {
  const learner = await newLearner();
  const key = randomUUID();
  const first = await submit(learner, RIGHT_CODE, key);
  const again = await submit(learner, RIGHT_CODE, key);
  expect(first.body).toMatchObject({ success: true, experience_earned: 25 });
  expect(again.body).toEqual(first.body);
  const other = await submit(learner, HARD_CODED, key);
  expect(other).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  const { body } = await learner('/api/auth/profile');
  expect(body).toMatchObject({ experience_points: 50 });
});

test.each([
  ['empty', ''],
  ['too long', 'k'.repeat(129)],
  ['with an invalid character', 'clé'],
])('a key that is %s is refused', async (_, key) => {
  const { status, body } = await submit(await newLearner(), RIGHT_CODE, key);
  expect(status).toBe(400);
  expect(body['error']).toMatch(/idempotency.key/i);
});

test('an attempt can only be read by its learner', async () => {
  const [ada, eve] = [await newLearner(), await newLearner()];
  const { body } = await submit(ada, HARD_CODED);
  const path = `/api/submissions/${String(body['submission_id'])}`;
  const { body: own } = await ada(path);
  expect(own).toMatchObject({ challenge_title: 'Shout first', status: 'failed', code: HARD_CODED });
  expect(own['result']).toMatchObject({ success: false, test_results: expect.any(Array) as [] });
  expect(JSON.stringify(own['result'])).not.toMatch(/bravo|charlie/i);
  // The first failure of an easy challenge shows one case in full, and of the others only the titles.
  expect(own['feedback']).toMatchObject({ cases: [{ stdin: 'bravo\n' }] });
  expect(JSON.stringify(own['feedback'])).not.toMatch(/charlie\\n|CHARLIE/);
  const foreign = await eve(path);
  const unknown = await eve(`/api/submissions/${randomUUID()}`);
  expect([foreign.status, unknown.status]).toEqual([404, 404]);
  expect(foreign.body['error']).toMatch(/^You have no submission/);
});

test('pages follow each other without a gap, newest first', async () => {
  const learner = await newLearner();
  const ids: unknown[] = [];
  for (const code of ['print(1)', 'print(2)', 'print(3)']) {
    ids.unshift((await submit(learner, code)).body['submission_id']);
  }
  const read: unknown[] = [];
  let query = 'limit=2&challenge_id=first';
  for (;;) {
    const { body } = await learner('/api/submissions', { query });
    const page = body as { submissions: { id: string }[]; next_cursor: string | null };
    expect(page.submissions.length).toBeLessThanOrEqual(2);
    read.push(...page.submissions.map(({ id }) => id));
    if (page.next_cursor === null) break;
    query = `limit=2&challenge_id=first&cursor=${page.next_cursor}`;
  }
  expect(read).toEqual(ids);
  const { body: none } = await learner('/api/submissions', { query: 'challenge_id=second' });
  expect(none).toEqual({ submissions: [], next_cursor: null });
});

test("another learner's cursor is refused", async () => {
  const [ada, eve] = [await newLearner(), await newLearner()];
  await submit(eve, HARD_CODED);
  const cursor = String((await submit(ada, HARD_CODED)).body['submission_id']);
  const { body } = await eve('/api/submissions', { query: `cursor=${cursor}` });
  expect(body).toEqual({ submissions: [], next_cursor: null });
});

test.each([
  '/api/challenges',
  '/api/challenges/categories',
  '/api/challenges/first',
  '/api/achievements',
  '/api/lessons',
  '/api/lessons/one',
  '/api/learning-path',
])('%s is not sent again while it is unchanged', async (path) => {
  const learner = await newLearner();
  const first = await learner(path);
  const etag = String(first.headers['etag']);
  expect(etag).toMatch(/^"[\w-]+"$/);
  expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache' });
  const same = await learner(path, { headers: { 'if-none-match': `"other", ${etag}` } });
  expect(same).toMatchObject({ status: 304, text: '' });
  expect(same.headers).toMatchObject({ etag, 'cache-control': 'private, no-cache' });
  const other = await learner(path, { headers: { 'if-none-match': '"other"' } });
  expect(other).toMatchObject({ status: 200, text: first.text });
});

test('what a learner has done since changes the ETag of the library', async () => {
  const learner = await newLearner();
  const before = await learner('/api/challenges');
  await submit(learner, RIGHT_CODE);
  const etag = String(before.headers['etag']);
  const after = await learner('/api/challenges', { headers: { 'if-none-match': etag } });
  expect(after.status).toBe(200);
  expect(after.headers['etag']).not.toBe(etag);
});

test('personal and failed responses have no ETag', async () => {
  const learner = await newLearner();
  for (const path of ['/api/auth/profile', '/api/challenges/recent', '/api/challenges/nowhere']) {
    expect((await learner(path)).headers).not.toHaveProperty('etag');
  }
});

test('a change of settings with an unknown field is refused, and nothing is changed', async () => {
  const learner = await newLearner();
  const change = (body: unknown) => learner('/api/users/settings', { method: 'PATCH', body });
  const mistaken = await change({ first_name: 'Ada', isListed: true });
  expect(mistaken).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  expect(mistaken.body['error']).toContain('isListed');
  expect((await learner('/api/users/settings')).body).toMatchObject({ first_name: '' });
  expect((await change({})).status).toBe(200);
});

const ORIGIN = 'https://app.example.test';
const preflight = (origin: string): TestRequest => ({
  method: 'OPTIONS',
  path: '/api/submissions/submit',
  headers: {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type,idempotency-key',
  },
});

test('by default, no other site may call from a browser', async () => {
  const result = await apis.rest(httpEvent(preflight(ORIGIN)));
  expect(result).toMatchObject({ statusCode: 204, headers: { allow: 'POST, OPTIONS' } });
  const simple = await apis.rest(
    httpEvent({ path: '/api/challenges', headers: { origin: ORIGIN } }),
  );
  for (const { headers = {} } of [result, simple]) {
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

test('a listed site may call and read, including failures and 304; other sites may not', async () => {
  const authenticate = () => Promise.resolve(null);
  const log = () => undefined;
  const rest = createRestHandler({ services, authenticate, log, allowedOrigins: [ORIGIN] });
  const allowed = await rest(httpEvent(preflight(ORIGIN)));
  expect(allowed.statusCode).toBe(204);
  expect(allowed.headers).toMatchObject({
    'access-control-allow-origin': ORIGIN,
    'access-control-allow-methods': expect.stringMatching(/PATCH.*DELETE|DELETE.*PATCH/) as string,
    'access-control-allow-headers': expect.stringContaining('idempotency-key') as string,
  });
  expect(allowed.headers).not.toHaveProperty('access-control-allow-credentials');
  const get = (path: string, headers: Record<string, string> = {}) =>
    rest(httpEvent({ path, headers: { origin: ORIGIN, ...headers } }));
  const { headers = {} } = await get('/api/challenges');
  const answers = [
    await get('/api/challenges', { 'if-none-match': String(headers['etag']) }),
    await get('/api/auth/profile'),
    await get('/api/nowhere'),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([304, 401, 404]);
  for (const answer of answers) {
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': ORIGIN });
  }
  for (const origin of ['https://evil.example.test', `${ORIGIN}.evil.test`, 'null']) {
    const refused = await rest(httpEvent(preflight(origin)));
    expect(refused.headers).not.toHaveProperty('access-control-allow-origin');
  }
});
