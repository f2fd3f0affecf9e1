import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from '@hono/zod-openapi';
import { Failure } from '../../domain/failure.ts';
import { routes } from '../../functions/rest/routes.ts';
import { errorAnswer } from '../../functions/rest/schemas.ts';
import type { ExecutionPort } from '../../functions/services/ports/ports.ts';
import { type Doors, httpEvent, openDoors, type TestRequest } from '../support/doors.ts';
import { RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { type DescribedOperation, readOpenApi } from '../support/open-api.ts';
import { stubbedExecution } from '../support/stubbed-execution.ts';
import { createWorld, NO_AUTH_SERVER, type World } from '../support/world.ts';

const { operations, exampleOf } = await readOpenApi();

const CODE = { code: RIGHT_CODE, challenge_id: 'first', language: 'python' };
/** What a valid call of each operation says; what is left out says nothing. */
const VALID: Readonly<Record<string, { id?: string; query?: string; body?: unknown }>> = {
  createProfile: { body: { username: 'octo-learner', first_name: 'Octo' } },
  executeCode: { body: CODE },
  submitSolution: { body: CODE },
  listSubmissions: { query: 'challenge_id=first&limit=1' },
  getChallenge: { id: 'first' },
  completeLesson: { id: 'one', body: { time_spent_minutes: 5 } },
};

let world: World;
let doors: Doors;
let ada: string;
let octo: string;
/** Like octo, and without a profile. */
let cat: string;
let submissionId: string;
/** What goes wrong behind the door at present. */
let trouble: 'execution' | 'rate-limit' | null = null;
const execution: ExecutionPort = {
  run(...job) {
    if (trouble !== 'execution') return stubbedExecution.run(...job);
    return Promise.reject(new Failure('EXECUTION_UNAVAILABLE', 'Nobody answers.'));
  },
};
const rateLimits = { take: () => Promise.resolve(trouble === 'rate-limit' ? 7 : 0) };
beforeAll(async () => {
  world = await createWorld();
  const account = { provider: 'github', providerId: '4711', username: 'octo', avatarUrl: null };
  const accounts = { ...NO_AUTH_SERVER, providerAccount: () => Promise.resolve(account) };
  doors = await openDoors(world.with({ execution, rateLimits, accounts }));
  ada = await doors.authority.token({ sub: randomUUID() });
  const github = { app_metadata: { provider: 'github' }, user_metadata: {} };
  octo = await doors.authority.token({ sub: randomUUID(), ...github });
  cat = await doors.authority.token({ sub: randomUUID(), ...github });
  const submitted = await call({ method: 'POST', path: '/api/submissions/submit', body: CODE });
  submissionId = (submitted.body as { submission_id: string }).submission_id;
});
afterAll(async () => {
  await doors.authority.close();
  await world.close();
});

async function call(request: TestRequest, token: string | null = ada) {
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
  const headers = { ...authorization, ...request.headers };
  const result = await doors.rest(httpEvent({ ...request, headers }));
  return {
    status: result.statusCode ?? 0,
    headers: result.headers ?? {},
    body: JSON.parse(result.body || 'null') as unknown,
  };
}

/** A valid request of an operation. */
function requestOf({ name, path, method }: DescribedOperation): TestRequest {
  const { id = submissionId, query, body } = VALID[name] ?? {};
  const address = path.replace('{id}', id);
  return { method, path: address, ...(query && { query }), ...(body !== undefined && { body }) };
}

/** Checks that the document declares an answer, and that the answer has no field more or less. */
function expectDeclared(
  { responses }: DescribedOperation,
  { status, headers, body }: Awaited<ReturnType<typeof call>>,
  schema: z.ZodType,
): void {
  expect(Object.keys(responses)).toContain(String(status));
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(headers['x-request-id']).toBe('test');
  expect(schema.parse(body)).toEqual(body);
}

const answerSchema = ({ name }: DescribedOperation): z.ZodType => {
  const route = routes.find(({ definition }) => definition.operationId === name);
  if (!route) throw new Error(`No row of the table is called ${name}.`);
  return route.answer;
};

test('every operation has a name of its own', () => {
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(routes.length);
  expect(names).toEqual(expect.arrayContaining(Object.keys(VALID)));
});

const isOpenToVisitors = ({ security }: DescribedOperation) =>
  security.some((way) => Object.keys(way).length === 0);
const commands = operations.filter(({ method }) => method === 'POST');
/** Each of some operations with each of some cases. */
const withEach = <Case>(some: readonly DescribedOperation[], cases: readonly Case[]) =>
  some.flatMap((operation) => cases.map((one) => ({ ...operation, operation, one })));

test.each(operations)('a valid call of $name is answered as declared', async (operation) => {
  const answer = await call(requestOf(operation), operation.name === 'createProfile' ? octo : ada);
  expect(answer.status).toBe(200);
  expectDeclared(operation, answer, answerSchema(operation));
});

test.each(operations)('the example of what $name answers is one', (operation) => {
  const example = exampleOf(operation.responses['200']?.content?.['application/json']?.schema);
  expect(example).toBeDefined();
  expect(answerSchema(operation).parse(example)).toEqual(example);
});

test.each(commands)('the example of what $name takes can be read', async (operation) => {
  const body = exampleOf(operation.requestBody?.content['application/json']?.schema);
  const answer = await call({ ...requestOf(operation), body }, octo);
  // The challenge of the example need not exist here.
  expect([200, 404]).toContain(answer.status);
});

test.each(operations)('a visitor may call $name only where it says so', async (operation) => {
  const isOpen = isOpenToVisitors(operation);
  const answer = await call(requestOf(operation), null);
  expect(answer.status).toBe(isOpen ? 200 : 401);
  expectDeclared(operation, answer, isOpen ? answerSchema(operation) : errorAnswer);
});

const ofOneThing = operations.filter(({ path }) => path.includes('{id}'));
test.each(withEach(ofOneThing, ['nowhere', randomUUID(), 'naïve']))(
  '$name knows of no $one',
  async ({ operation, one }) => {
    const path = operation.path.replace('{id}', one);
    const answer = await call({ ...requestOf(operation), path });
    expect(answer.status).toBe(404);
    expectDeclared(operation, answer, errorAnswer);
  },
);

const BROKEN_BODIES = [
  { is: 'text', change: { headers: { 'content-type': 'text/plain' } }, status: 415 },
  { is: 'broken JSON', change: { body: '{"code":' }, status: 400 },
  { is: 'a list', change: { body: [] }, status: 400 },
  {
    is: 'of wrong types',
    change: { body: { code: 1, username: 2, time_spent_minutes: 'x' } },
    status: 400,
  },
  { is: 'too long', change: { body: { code: '#'.repeat(140_000) } }, status: 413 },
];
test.each(withEach(commands, BROKEN_BODIES))(
  '$name refuses a body that is $one.is',
  async ({ operation, one: { change, status } }) => {
    const answer = await call({ ...requestOf(operation), ...change });
    expect(answer.status).toBe(status);
    expectDeclared(operation, answer, errorAnswer);
  },
);

const locked = { body: { ...CODE, challenge_id: 'expert' } };
const REFUSALS = [
  { name: 'executeCode', code: 'LOCKED', change: locked },
  { name: 'submitSolution', code: 'LOCKED', change: locked },
  { name: 'completeLesson', code: 'LOCKED', change: { path: '/api/lessons/three/complete' } },
  { name: 'createProfile', code: 'CONFLICT', change: { body: { username: 'ada' } } },
  { name: 'executeCode', code: 'RATE_LIMITED', now: 'rate-limit' },
  { name: 'submitSolution', code: 'RATE_LIMITED', now: 'rate-limit' },
  { name: 'executeCode', code: 'EXECUTION_UNAVAILABLE', now: 'execution' },
  { name: 'submitSolution', code: 'EXECUTION_UNAVAILABLE', now: 'execution' },
] as const;
test.each(REFUSALS)('$name refuses with $code as declared', async ({ name, code, ...refusal }) => {
  const operation = operations.find((candidate) => candidate.name === name);
  if (!operation) throw new Error(`The document has no ${name}.`);
  trouble = 'now' in refusal ? refusal.now : null;
  const change = 'change' in refusal ? refusal.change : {};
  const token = name === 'createProfile' ? cat : ada;
  const answer = await call({ ...requestOf(operation), ...change }, token);
  trouble = null;
  expect(answer.body).toMatchObject({ code });
  expect(answer.headers['retry-after']).toBe(code === 'RATE_LIMITED' ? '7' : undefined);
  expectDeclared(operation, answer, errorAnswer);
});

const BROKEN_QUERIES = [
  'limit=0',
  'limit=101',
  'limit=many',
  'limit=1.5',
  'limit=',
  'cursor=somewhere',
  "cursor='%20or%20true",
];
const lists = operations.filter(({ name }) => name === 'listSubmissions');
test.each(withEach(lists, BROKEN_QUERIES))(
  '$name refuses the query $one',
  async ({ operation, one }) => {
    const answer = await call({ ...requestOf(operation), query: one });
    expect(answer.status).toBe(400);
    expectDeclared(operation, answer, errorAnswer);
  },
);

test.each(operations)('another method than that of $name is refused', async (operation) => {
  const { status, headers, body } = await call({ ...requestOf(operation), method: 'DELETE' });
  expect(status).toBe(405);
  expect(headers['allow']).toBe(operation.method);
  expect(errorAnswer.parse(body)).toEqual(body);
});
