import { expect, test } from 'vitest';
import { encodeBody } from '../../infra/server/lambda/gateway-event.ts';
import { answerOf, httpEvent } from '../support/apis.ts';
import { HARD_CODED } from '../support/fixture-curriculum.ts';
import { useApis } from '../support/use-apis.ts';

const setup = useApis();

const JSON_TYPE = 'application/json';

/** Code in Latin-1: its `é` is a byte that UTF-8 doesn't have at this place. */
const latin1 = (body: unknown): Buffer => Buffer.from(JSON.stringify(body), 'latin1');

/** Sends bytes as the local gateway hands them on. */
async function send(
  path: string,
  bytes: Buffer,
  headers: Record<string, string> = { 'content-type': JSON_TYPE },
) {
  const api = path === '/graphql' ? setup.apis.graphql : setup.apis.rest;
  const event = httpEvent({
    method: 'POST',
    path,
    headers: { authorization: setup.authorization, ...headers },
  });
  return answerOf(await api({ ...event, ...encodeBody(bytes, headers) }));
}

const SUBMIT = `mutation ($code: String!) {
  submitSolution(input: { challengeId: "first", code: $code }) { isAccepted }
}`;
const SAVE = `mutation ($code: String!) {
  saveDraft(input: { challengeId: "first", code: $code }) { draft { code } }
}`;
const CODE = 'print("café")';

test.each([
  ['/api/submissions/submit', { challenge_id: 'first', code: CODE }],
  ['/api/submissions/execute', { challenge_id: 'first', code: CODE }],
  ['/api/challenges/first/draft', { code: CODE }],
  ['/graphql', { query: SUBMIT, variables: { code: CODE } }],
  ['/graphql', { query: SAVE, variables: { code: CODE } }],
  ['/graphql', { query: `{ isUsernameAvailable(username: "café") }` }],
])('%s refuses a body that is not UTF-8', async (path, body) => {
  const refused = await send(path, latin1(body));
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain('The body is not valid UTF-8.');
  expect(JSON.stringify(refused.body)).toContain('INVALID_INPUT');
});

test('a body in UTF-8 keeps its characters', async () => {
  const saved = await send(
    '/graphql',
    Buffer.from(JSON.stringify({ query: SAVE, variables: { code: CODE } })),
  );
  expect(saved).toMatchObject({
    status: 200,
    body: { data: { saveDraft: { draft: { code: CODE } } } },
  });
});

const ACCEPTED_TYPES = [
  JSON_TYPE,
  'Application/JSON',
  `${JSON_TYPE};`,
  `${JSON_TYPE} ; ; `,
  `${JSON_TYPE};charset=utf-8`,
  `${JSON_TYPE}; charset=utf8`,
  `${JSON_TYPE}; Charset="UTF-8";`,
  `${JSON_TYPE}; charset="utf8"`,
  `${JSON_TYPE}; profile=x; charset=utf-8`,
];
const REFUSED_TYPES = [
  'text/plain',
  `text/plain; ${JSON_TYPE}`,
  `${JSON_TYPE}, ${JSON_TYPE}`,
  `${JSON_TYPE}; charset=latin1`,
  `${JSON_TYPE}; charset="utf-16"`,
  `${JSON_TYPE}; charset="utf-8`,
  `${JSON_TYPE}; charset=utf-8; charset=latin1`,
];
const CALLS = [
  ['/graphql', { query: '{ viewer { id } }' }],
  ['/api/submissions/execute', { challenge_id: 'first', code: HARD_CODED }],
] as const;

test.each(CALLS)('%s accepts every spelling of JSON in UTF-8', async (path, body) => {
  const bytes = Buffer.from(JSON.stringify(body));
  for (const type of ACCEPTED_TYPES) {
    const { status } = await send(path, bytes, { 'content-type': type });
    expect({ type, status }).toEqual({ type, status: 200 });
  }
  for (const type of REFUSED_TYPES) {
    const { status } = await send(path, bytes, { 'content-type': type });
    expect({ type, status }).toEqual({ type, status: 415 });
  }
});

test('a token may follow any number of spaces, whatever the case of its scheme', async () => {
  const session = setup.authorization.replace('Bearer ', '');
  const created = await setup.apis.rest(
    httpEvent({
      method: 'POST',
      path: '/api/users/access-tokens',
      headers: { authorization: setup.authorization },
      body: { name: 'spaces', scope: 'read' },
    }),
  );
  const { token } = answerOf(created).body as { token: string };
  for (const credential of [session, token]) {
    for (const scheme of ['Bearer ', 'bearer ', 'BEARER  ', 'Bearer   ']) {
      const headers = { authorization: scheme + credential };
      const { status } = answerOf(
        await setup.apis.rest(httpEvent({ path: '/api/auth/profile', headers })),
      );
      expect({ scheme, status }).toEqual({ scheme, status: 200 });
    }
  }
  for (const scheme of ['Bearer', 'Bearer\t', 'Token ', 'Bearer Bearer ']) {
    const headers = { authorization: scheme + session };
    const { status } = answerOf(
      await setup.apis.rest(httpEvent({ path: '/api/auth/profile', headers })),
    );
    expect({ scheme, status }).toEqual({ scheme, status: 401 });
  }
});

test.each(['cursor=%FF', 'cursor=%E0%A4%A', 'limit=%ZZ', '%C3%28=1'])(
  'the query string %s is not properly percent-encoded and refused',
  async (query) => {
    const headers = { authorization: setup.authorization };
    const refused = answerOf(
      await setup.apis.rest(httpEvent({ path: '/api/submissions', query, headers })),
    );
    expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  },
);

test.each([
  ['/api/submissions', 'limit', '0', 'it must be from 1 to 100'],
  ['/api/submissions', 'limit', '-1', 'it must be from 1 to 100'],
  ['/api/submissions', 'limit', '101', 'it must be from 1 to 100'],
  ['/api/submissions', 'limit', '99999999999999999999', 'it must be from 1 to 100'],
  ['/api/submissions', 'limit', '1.5', 'it must be an integer from 1 to 100'],
  ['/api/submissions', 'limit', 'ten', 'it must be an integer from 1 to 100'],
  ['/api/submissions', 'limit', '', 'it must be from 1 to 100'],
  ['/api/challenges/recent', 'limit', '0', 'it must be from 1 to 100'],
  ['/api/users/activity', 'days', '367', 'it must be from 1 to 366'],
  ['/api/leaderboard', 'limit', '101', 'it must be from 1 to 100'],
])('%s?%s=%s names the range', async (...[path, name, value, reason]) => {
  const headers = { authorization: setup.authorization };
  const refused = answerOf(
    await setup.apis.rest(httpEvent({ path, query: `${name}=${value}`, headers })),
  );
  expect(refused).toEqual({
    status: 400,
    body: {
      error: `The query parameter "${name}" is not valid: ${reason}.`,
      code: 'INVALID_INPUT',
    },
  });
});

test.each([
  ['/api/lessons/one/complete', { time_spent_minutes: -1 }, 'from 0 to 1440'],
  ['/api/lessons/one/complete', { time_spent_minutes: 2000 }, 'from 0 to 1440'],
  [
    '/api/submissions/execute',
    { challenge_id: 'first', code: '1', recorded_case: -1 },
    'at least 0',
  ],
])('%s names the range of %j', async (path, body, range) => {
  const headers = { authorization: setup.authorization };
  const refused = answerOf(
    await setup.apis.rest(httpEvent({ method: 'POST', path, headers, body })),
  );
  expect(refused.status).toBe(400);
  expect((refused.body as { error: string }).error).toContain(range);
});
