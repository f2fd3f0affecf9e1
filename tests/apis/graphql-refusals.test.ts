// cspell:ignore viewr usernam
import { createHash, randomUUID } from 'node:crypto';
import { getIntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import { answerOf, httpEvent, openApis } from '../support/apis.ts';
import { useApis } from '../support/use-apis.ts';

const setup = useApis();

const post = async (
  body: unknown,
  headers: Record<string, string> = { authorization: setup.authorization },
) =>
  answerOf(
    await setup.apis.graphql(httpEvent({ method: 'POST', path: '/graphql', headers, body })),
  );
const ask = (query: string, variables: object = {}) => post({ query, variables });

test.each([
  ['mutation { deleteAccount(confirmUsername: "ada") { username } }'],
  ['{ viewer { id } }'],
])('GET is refused: %s', async (document) => {
  const query = `query=${encodeURIComponent(document)}`;
  const headers = { authorization: setup.authorization, 'apollo-require-preflight': 'true' };
  const result = await setup.apis.graphql(httpEvent({ path: '/graphql', query, headers }));
  expect(result).toMatchObject({ statusCode: 405, headers: { allow: 'POST' } });
  expect(answerOf(result).body).toEqual({
    errors: [
      {
        message: '/graphql accepts POST with a JSON body, not GET.',
        extensions: { code: 'METHOD_NOT_ALLOWED' },
      },
    ],
  });
});

const JSON_TYPE = { 'content-type': 'application/json' };
const OPERATION = '{"query":"{ viewer { id } }"}';
const FORM = 'query=%7B+viewer+%7B+id+%7D+%7D';
const typed = (type: string, more: Record<string, string> = {}) => ({
  'content-type': type,
  ...more,
});

test.each([
  ['a text body from another site', { headers: typed('text/plain'), body: OPERATION, status: 415 }],
  [
    'a form from another site',
    { headers: typed('application/x-www-form-urlencoded'), body: FORM, status: 415 },
  ],
  [
    'a form with a header that only scripts can set',
    {
      headers: typed('multipart/form-data; boundary=x', { 'apollo-require-preflight': 'true' }),
      body: '--x--',
      status: 415,
    },
  ],
  [
    'a bare document',
    { headers: typed('application/graphql'), body: '{ viewer { id } }', status: 415 },
  ],
  [
    'another encoding',
    { headers: typed('application/json; charset=utf-16'), body: OPERATION, status: 415 },
  ],
  [
    'a compressed body',
    { headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, body: 'x', status: 415 },
  ],
  ['broken JSON', { headers: JSON_TYPE, body: '{"query":', status: 400 }],
  ['a body that is too large', { headers: JSON_TYPE, body: ' '.repeat(131_073), status: 413 }],
  ['a batch', { headers: JSON_TYPE, body: `[${OPERATION}]`, status: 400 }],
  [
    'too many variables',
    {
      headers: JSON_TYPE,
      body: { query: '{ viewer { id } }', variables: { a: Array<number>(1_000).fill(1) } },
      status: 400,
    },
  ],
  [
    'variables nested too deeply',
    {
      headers: JSON_TYPE,
      body: { query: '{ viewer { id } }', variables: { a: [[[[[[[[]]]]]]]] } },
      status: 400,
    },
  ],
])('%s is refused', async (_name, { headers, body, status }) => {
  const answer = await post(body, { ...headers, authorization: setup.authorization });
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({
    errors: [
      {
        message: expect.stringMatching(/\.$/) as string,
        extensions: { code: expect.stringMatching(/^[A-Z_]+$/) as string },
      },
    ],
  });
});

test.each([
  ['{ viewr { id } }', {}],
  ['{ viewer { usernam } }', {}],
  [
    'query ($period: LeaderboardPeriod!) { leaderboard(period: $period) { total } }',
    { period: 'WEEKS' },
  ],
  [
    'mutation ($input: CodeInput!) { executeCode(input: $input) { status } }',
    { input: { cod: '' } },
  ],
])('the error for %s suggests no name of the schema', async (query, variables) => {
  const { status, body } = await ask(query, variables);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).not.toContain('Did you mean');
});

test('a document over its limits runs no resolver, and a client that knows the media type gets the message', async () => {
  const query = '{ challenges { category { a { b { c { d { e { f } } } } } } } }';
  const headers = {
    authorization: setup.authorization,
    accept: 'application/graphql-response+json',
  };
  const body = { query };
  const result = await setup.apis.graphql(
    httpEvent({ method: 'POST', path: '/graphql', headers, body }),
  );
  expect(result).toMatchObject({
    statusCode: 400,
    headers: {
      'content-type': 'application/graphql-response+json; charset=utf-8',
      'x-request-id': 'test',
    },
  });
  expect(answerOf(result).body).toEqual({
    errors: [
      {
        message: 'This operation has 7 levels of objects. The limit is 6.',
        extensions: { code: 'INVALID_INPUT' },
      },
    ],
  });
});

const SUBSCRIPTION = 'subscription { viewer { id } }';
const sha256Hash = createHash('sha256').update(SUBSCRIPTION).digest('hex');

test.each([
  ['on its own', { query: SUBSCRIPTION }],
  ['next to a query', { query: `${SUBSCRIPTION} query Me { viewer { id } }`, operationName: 'Me' }],
  [
    'named by its hash',
    { query: SUBSCRIPTION, extensions: { persistedQuery: { version: 1, sha256Hash } } },
  ],
])('a subscription %s is a client error', async (_name, body) => {
  expect(await post(body)).toEqual({
    status: 400,
    body: {
      errors: [
        {
          message: 'This API has no subscriptions. Send a query or a mutation.',
          extensions: { code: 'INVALID_INPUT' },
        },
      ],
    },
  });
});

test('the hash of a subscription alone is unknown', async () => {
  const answer = await post({ extensions: { persistedQuery: { version: 1, sha256Hash } } });
  expect(answer).toMatchObject({
    status: 200,
    body: { errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] },
  });
});

test('the introspection query of the playground is answered', async () => {
  const { status, body } = await ask(getIntrospectionQuery({ inputValueDeprecation: true }));
  expect(status).toBe(200);
  expect(body).toMatchObject({ data: { __schema: { queryType: { name: 'Query' } } } });
});

test('an unexpected error is masked, and the log has its id', async () => {
  const fail = () => {
    throw new Error('secret detail');
  };
  const broken = await openApis(setup.world.with({ now: fail }));
  const token = await broken.authority.token({ sub: randomUUID() });
  const request = {
    method: 'POST',
    path: '/graphql',
    headers: { authorization: `Bearer ${token}` },
    body: { query: '{ viewer { streakDays } }' },
  };
  const result = await broken.graphql(httpEvent(request));
  await broken.authority.close();
  expect(result.headers).toMatchObject({ 'x-request-id': 'test' });
  const [entry] = broken.logged;
  const id = String(entry?.['id']);
  expect(answerOf(result).body).toMatchObject({
    data: { viewer: null },
    errors: [
      {
        message: `Something went wrong on our side. Quote ${id} when you report it.`,
        extensions: { code: 'INTERNAL_SERVER_ERROR', id },
      },
    ],
  });
  expect(result.body).not.toContain('secret detail');
  expect(JSON.stringify(broken.logged)).not.toContain(token);
});
