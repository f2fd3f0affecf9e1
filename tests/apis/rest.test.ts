import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { answerOf, httpEvent, openApis, type TestRequest } from '../support/apis.ts';
import { RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { useApis } from '../support/use-apis.ts';

const setup = useApis();

const call = async (request: TestRequest) => answerOf(await setup.apis.rest(httpEvent(request)));
const signedIn = (request: TestRequest) =>
  call({ ...request, headers: { authorization: setup.authorization } });

test('the profile has the fields of the specification, and says whether there is an account', async () => {
  const { status, body } = await signedIn({ path: '/api/auth/profile' });
  expect(status).toBe(200);
  expect(Object.keys(body as object).toSorted()).toEqual([
    'avatar_url',
    'created_at',
    'email',
    'experience_points',
    'first_name',
    'freezes_left',
    'github_id',
    'github_username',
    'id',
    'is_anonymous',
    'last_name',
    'level',
    'oauth_provider',
    'streak_days',
    'username',
  ]);
});

test.each([
  ['GET', '/api/auth/profile'],
  ['POST', '/api/submissions/submit'],
  ['GET', '/api/submissions/recent'],
  ['GET', '/api/challenges/recent'],
  ['GET', '/api/lessons/recent'],
  ['GET', '/api/users/achievements'],
  ['GET', '/api/users/dashboard-progress'],
  ['GET', '/api/learning-path'],
  ['POST', '/api/lessons/one/complete'],
])('%s %s needs a session', async (method, path) => {
  const body = { code: 'print(1)', challenge_id: 'first', language: 'python' };
  const { status, body: answer } = await call({ method, path, ...(method === 'POST' && { body }) });
  expect(status).toBe(401);
  expect(answer).toEqual({
    error: 'Sign in first: this requires an account.',
    code: 'UNAUTHENTICATED',
  });
});

test('a submission runs through the API and appears in every list', async () => {
  const body = { code: RIGHT_CODE, challenge_id: 'first', language: 'python' };
  const submitted = await signedIn({ method: 'POST', path: '/api/submissions/submit', body });
  expect(submitted).toMatchObject({
    status: 200,
    body: {
      success: true,
      is_local: false,
      experience_earned: 25,
      achievements_earned: [{ id: 'first-solve' }, { id: 'fifty' }, { id: 'straight' }],
    },
  });
  expect(await signedIn({ path: '/api/submissions/recent' })).toMatchObject({
    body: { submissions: [{ challenge_title: 'Shout first', status: 'accepted' }] },
  });
  expect(await signedIn({ path: '/api/challenges/recent' })).toMatchObject({
    body: { challenges: [{ id: 'first', is_completed: true }] },
  });
  expect(await signedIn({ path: '/api/users/dashboard-progress' })).toMatchObject({
    body: { total_challenges_completed: 1, total_lessons_completed: 0, streak_days: 1 },
  });
  const { body: held } = await signedIn({ path: '/api/users/achievements' });
  const { achievements_earned } = submitted.body as Record<
    'achievements_earned',
    { earned_at: string | null }[]
  >;
  expect(held).toHaveLength(achievements_earned.length);
  expect(held).toEqual(expect.arrayContaining(achievements_earned));
  for (const { earned_at } of achievements_earned) expect(earned_at).toMatch(/^\d{4}-.*Z$/);
});

test('what a program writes to standard error is with its test, and is not compared', async () => {
  const code = [
    'import sys',
    'print("asking", file=sys.stderr)',
    'print("ALPHA")',
    'sys.exit("no port given")',
  ];
  const body = { code: code.join('\n'), challenge_id: 'first', language: 'python' };
  expect(await signedIn({ method: 'POST', path: '/api/submissions/execute', body })).toMatchObject({
    status: 200,
    body: { test_results: [{ stdout: 'ALPHA\n', output: 'asking\nALPHA\nno port given\n' }] },
  });
});

test('a visitor runs code without a session', async () => {
  const body = { code: 'print("no")', challenge_id: 'first', language: 'python' };
  expect(await call({ method: 'POST', path: '/api/submissions/execute', body })).toMatchObject({
    status: 200,
    body: { success: false, test_results: [{ output: 'no\n', expected_output: 'ALPHA\n' }] },
  });
});

test('the path and a completed lesson', async () => {
  expect(await signedIn({ path: '/api/learning-path' })).toMatchObject({
    body: {
      learning_path: [{ lesson: { id: 'one', state: 'unlocked' }, is_completed: false }, {}, {}],
    },
  });
  const completion = { method: 'POST', path: '/api/lessons/one/complete' };
  const body = { time_spent_minutes: 5 };
  expect(await signedIn({ ...completion, body })).toMatchObject({
    status: 200,
    body: { success: true, lesson: { id: 'one', state: 'completed' } },
  });
});

test.each([
  ['an unknown path', { path: '/api/nowhere' }, 404, 'There is no /api/nowhere in this API.'],
  [
    'an unknown challenge',
    { path: '/api/challenges/nowhere' },
    404,
    'There is no challenge "nowhere".',
  ],
  [
    'a wrong method',
    { method: 'DELETE', path: '/api/challenges' },
    405,
    '/api/challenges accepts GET, not DELETE.',
  ],
  [
    'broken JSON',
    { method: 'POST', path: '/api/submissions/execute', body: '{"code":' },
    400,
    'The body is not valid JSON.',
  ],
  [
    'a missing field',
    { method: 'POST', path: '/api/submissions/execute', body: { code: 'x' } },
    400,
    'The field "challenge_id" is not valid',
  ],
  [
    'a language without a runner',
    {
      method: 'POST',
      path: '/api/submissions/execute',
      body: { code: 'x', challenge_id: 'first', language: 'bash' },
    },
    400,
    'BASH is coming soon.',
  ],
  [
    'a body that is too large',
    { method: 'POST', path: '/api/submissions/execute', body: { code: '#'.repeat(140_000) } },
    413,
    'The limit is 131072 bytes.',
  ],
  [
    'a locked challenge',
    {
      method: 'POST',
      path: '/api/submissions/submit',
      body: { code: 'print(1)', challenge_id: 'expert' },
    },
    403,
    'Challenge "expert" needs 400 XP',
  ],
  [
    'a locked lesson',
    { method: 'POST', path: '/api/lessons/three/complete', body: {} },
    403,
    'is locked. Complete',
  ],
])('%s is refused with a message', async (...[, request, status, sentence]) => {
  const answer = await signedIn(request);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ error: expect.stringContaining(sentence) as string });
});

test('a body with another type than JSON is refused', async () => {
  const { status } = await call({
    method: 'POST',
    path: '/api/submissions/execute',
    headers: { authorization: setup.authorization, 'content-type': 'text/plain' },
    body: '{}',
  });
  expect(status).toBe(415);
});

test('an unexpected error is masked, and the log has its id', async () => {
  const broken = await openApis(
    setup.world.with({
      now: () => {
        throw new Error('secret detail');
      },
    }),
  );
  const token = await broken.authority.token({ sub: randomUUID() });
  const event = httpEvent({
    path: '/api/auth/profile',
    headers: { authorization: `Bearer ${token}` },
  });
  const { status, body } = answerOf(await broken.rest(event));
  await broken.authority.close();
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain('secret detail');
  const [entry] = broken.logged;
  expect(JSON.stringify(body)).toContain(String(entry?.['id']));
  expect(JSON.stringify(broken.logged)).not.toContain(token);
});

test('the OpenAPI document describes every call of the specification', async () => {
  const { body } = await call({ path: '/api/openapi.json' });
  const { openapi, paths } = body as { openapi: string; paths: Record<string, object> };
  expect(openapi).toBe('3.1.0');
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const specified = [
    'GET /api/auth/profile',
    'GET /api/challenges',
    'GET /api/challenges/categories',
    'GET /api/challenges/recent',
    'GET /api/challenges/{id}',
    'GET /api/learning-path',
    'GET /api/lessons',
    'GET /api/lessons/recent',
    'GET /api/submissions/recent',
    'GET /api/users/achievements',
    'GET /api/users/dashboard-progress',
    'POST /api/auth/oauth-profile',
    'POST /api/lessons/{id}/complete',
    'POST /api/submissions/execute',
    'POST /api/submissions/submit',
  ];
  expect(calls).toEqual(expect.arrayContaining(specified));
});
