import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccountRepository } from '../../functions/data/account-repository.ts';
import { answerOf, type Apis, httpEvent, openApis, type TestRequest } from '../support/apis.ts';
import { RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { type DescribedOperation, pathOf, readOpenApi } from '../support/open-api.ts';
import { sampleSelection } from '../support/sample-document.ts';
import { type SignedUp, signUp } from '../support/sign-up.ts';
import { stubbedExecution } from '../support/stubbed-execution.ts';
import { createWorld, type World } from '../support/world.ts';

/** Operations on the account itself: no access token allows them. */
const OF_THE_ACCOUNT = [
  'createAccessToken',
  'createProfile',
  'deleteAccount',
  'endSession',
  'mergeAnonymousLearner',
  'revokeAccessToken',
];
const READ_BY_SESSIONS = ['accessTokens', 'dataExport', 'sessions'];
const READ_BY_SESSIONS_THROUGH_REST = ['exportData', 'listAccessTokens', 'listSessions'];

const { operations, exampleOf } = await readOpenApi();
const commands = operations.filter(({ method }) => method !== 'GET');
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const fieldsOf = (type: GraphQLObjectType | null | undefined) =>
  Object.values(type?.getFields() ?? {});
const mutations = fieldsOf(schema.getMutationType());
const viewerFields = fieldsOf(schema.getTypeMap()['Viewer'] as GraphQLObjectType);

let world: World;
let apis: Apis;
let owner: SignedUp;
let reader: string;
let writer: string;
beforeAll(async () => {
  world = await createWorld();
  const accounts = createAccountRepository(world.database);
  apis = await openApis(world.with({ accounts, execution: stubbedExecution }));
  owner = await signUp(world, apis.authority);
  reader = await tokenOf('read');
  writer = await tokenOf('write');
  // This records the day of use before anything is compared.
  await Promise.all([reader, writer].map((token) => graphql('{ viewer { id } }', token)));
});
afterAll(async () => {
  await apis.authority.close();
  await world.close();
});

interface Answered {
  status: number;
  body: {
    code?: string;
    error?: string;
    token?: string;
    data?: unknown;
    errors?: { message: string; extensions: { code: string } }[];
  };
}

async function rest(request: TestRequest, token: string): Promise<Answered> {
  const headers = { authorization: `Bearer ${token}` };
  return answerOf(await apis.rest(httpEvent({ ...request, headers }))) as Answered;
}

async function graphql(query: string, token: string): Promise<Answered> {
  const headers = { authorization: `Bearer ${token}` };
  const event = httpEvent({ method: 'POST', path: '/graphql', headers, body: { query } });
  return answerOf(await apis.graphql(event)) as Answered;
}

async function tokenOf(scope: 'read' | 'write'): Promise<string> {
  const body = { name: scope, scope };
  const made = await rest({ method: 'POST', path: '/api/users/access-tokens', body }, owner.token);
  return made.body.token ?? '';
}

/** Returns a call of an operation that its schemas accept. */
function sampleRequest({ path, method, requestBody }: DescribedOperation): TestRequest {
  const body = exampleOf(requestBody?.content['application/json']?.schema);
  return { method, path: pathOf(path, randomUUID()), ...(body !== undefined && { body }) };
}

/** Returns the names of the calls that are refused because of the token. */
async function refusedThroughRest(some: readonly DescribedOperation[], token: string) {
  const refused: string[] = [];
  for (const operation of some) {
    const { status, body } = await rest(sampleRequest(operation), token);
    expect([401, 500], `${operation.name}: ${status}`).not.toContain(status);
    if (body.code === 'FORBIDDEN') refused.push(operation.name);
    expect(body.code === 'FORBIDDEN').toBe(body.code !== 'LOCKED' && status === 403);
  }
  return refused.toSorted();
}

async function refusedThroughGraphql(documents: Record<string, string>, token: string) {
  const refused: string[] = [];
  for (const [name, document] of Object.entries(documents)) {
    const { body } = await graphql(document, token);
    const code = body.errors?.[0]?.extensions.code;
    const odd = ['UNAUTHENTICATED', 'INTERNAL_SERVER_ERROR', 'GRAPHQL_VALIDATION_FAILED'];
    expect(odd, `${name}: ${JSON.stringify(body)}`).not.toContain(code);
    if (code === 'FORBIDDEN') refused.push(name);
  }
  return refused.toSorted();
}

const mutationDocuments = Object.fromEntries(
  mutations.map((field) => [field.name, `mutation { ${sampleSelection(field)} }`]),
);
const viewerDocuments = Object.fromEntries(
  viewerFields.map((field) => [field.name, `{ viewer { ${sampleSelection(field)} } }`]),
);

/** Returns everything that is stored about the learner. */
async function exportOf(): Promise<unknown> {
  const { body } = await rest({ path: '/api/users/export' }, owner.token);
  return { ...body, exportedAt: '' };
}

test('a token with the read scope reads everything except the account, and changes nothing', async () => {
  const before = await exportOf();
  const names = commands.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['submitSolution', 'deleteAccount']));
  expect(await refusedThroughRest(operations, reader)).toEqual(
    [...names, ...READ_BY_SESSIONS_THROUGH_REST].toSorted(),
  );
  expect(await refusedThroughGraphql(mutationDocuments, reader)).toEqual(
    mutations.map(({ name }) => name).toSorted(),
  );
  expect(await refusedThroughGraphql(viewerDocuments, reader)).toEqual(READ_BY_SESSIONS);
  expect((await graphql('{ lesson(id: "one") { content } }', reader)).body.data).toMatchObject({
    lesson: { content: expect.any(String) as string },
  });
  expect(await exportOf()).toEqual(before);
});

test('a token with the write scope does what learners do, except on the account', async () => {
  expect(await refusedThroughRest(operations, writer)).toEqual(
    [...OF_THE_ACCOUNT, ...READ_BY_SESSIONS_THROUGH_REST].toSorted(),
  );
  expect(await refusedThroughGraphql(mutationDocuments, writer)).toEqual(OF_THE_ACCOUNT);
  expect(await refusedThroughGraphql(viewerDocuments, writer)).toEqual(READ_BY_SESSIONS);
  const body = { code: RIGHT_CODE, challenge_id: 'first', language: 'python' };
  const submitted = await rest({ method: 'POST', path: '/api/submissions/submit', body }, writer);
  expect(submitted.body).toMatchObject({ success: true, profile: { id: owner.id } });
  await graphql('{ lesson(id: "one") { id } }', writer);
  expect(await exportOf()).toMatchObject({ lessonVisits: [{ lessonId: 'one' }] });
});

test('the document declares which calls may be refused', () => {
  const declared = operations.filter(({ responses }) => '403' in responses);
  const expected = [...commands.map(({ name }) => name), ...READ_BY_SESSIONS_THROUGH_REST];
  expect(declared.map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
});

test('the document says which token each call needs', () => {
  const needing = (role: string) =>
    operations
      .filter(({ security }) => security.some(({ bearer = [] }) => bearer.includes(role)))
      .map(({ name }) => name)
      .toSorted();
  const bySessions = [...OF_THE_ACCOUNT, ...READ_BY_SESSIONS_THROUGH_REST];
  expect(needing('session')).toEqual(bySessions.toSorted());
  const byWriters = commands.map(({ name }) => name).filter((name) => !bySessions.includes(name));
  expect(needing('write')).toEqual(byWriters.toSorted());
});

test('a refusal says what to do instead', async () => {
  const submit = { method: 'POST', path: '/api/lessons/one/complete', body: {} };
  expect((await rest(submit, reader)).body).toEqual({
    error:
      'This access token can only read. Create one with the scope "write" on your account page.',
    code: 'FORBIDDEN',
  });
  const { body } = await graphql('{ viewer { dataExport } }', writer);
  const message = 'An access token cannot do this. Sign in and do it in the browser.';
  expect(body.errors).toMatchObject([{ message, extensions: { code: 'FORBIDDEN' } }]);
});

test('an access token cannot create another one, whatever it claims to be', async () => {
  const before = await exportOf();
  const body = { name: 'More', scope: 'write', lifetime_days: 365 };
  for (const token of [reader, writer]) {
    const made = await rest({ method: 'POST', path: '/api/users/access-tokens', body }, token);
    expect(made).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  }
  expect(await exportOf()).toEqual(before);
});
