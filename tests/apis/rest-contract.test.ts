import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from '@hono/zod-openapi';
import { AppError } from '../../domain/app-error.ts';
import { routes } from '../../functions/rest/routes.ts';
import { publishCurriculum } from '../../functions/data/publish.ts';
import { errorAnswer } from '../../functions/rest/schemas.ts';
import type { AccountRepository } from '../../functions/services/ports/accounts.ts';
import type { ExecutionPort } from '../../functions/services/ports/ports.ts';
import { type Apis, httpEvent, openApis, type TestRequest } from '../support/apis.ts';
import { createDocumentCheck } from '../support/document-check.ts';
import { type DescribedOperation, pathOf, readOpenApi } from '../support/open-api.ts';
import { reviewCurriculum } from '../support/review-curriculum.ts';
import { stubbedExecution } from '../support/stubbed-execution.ts';
import { createWorld, NO_AUTH_SERVER, type World } from '../support/world.ts';
import {
  ATTEMPT,
  BROKEN_BODIES,
  brokenQueriesOf,
  CODE,
  isIdempotent,
  NOW,
  OPEN_SESSION,
  REFUSALS,
  type Trouble,
  UNANSWERED,
  VALID,
} from './contract-calls.ts';

const { operations, schemas, exampleOf } = await readOpenApi();
const differences = createDocumentCheck(schemas);

let world: World;
let apis: Apis;
let ada: string;
let octo: string;
/** Like octo, but without a profile. */
let cat: string;
/** A learner whose account is deleted. */
let leaver: string;
let submissionId: string;
/** Of an anonymous learner with a profile. */
let anonymousToken: string;
/** What currently fails behind the API. */
let trouble: Trouble | null = null;
const execution: ExecutionPort = {
  run(...job) {
    if (trouble !== 'execution') return stubbedExecution.run(...job);
    const failure = new AppError('EXECUTION_UNAVAILABLE', 'Nobody answers.', {
      retryAfterSeconds: 2,
    });
    return Promise.reject(failure);
  },
};
const rateLimits = { take: () => Promise.resolve(trouble === 'rate-limit' ? 7 : 0) };
const askAccounts = <Answer>(answer: Answer): Promise<Answer> => {
  if (trouble !== 'accounts') return Promise.resolve(answer);
  return Promise.reject(new AppError('UNAVAILABLE', 'Not now.', { retryAfterSeconds: 5 }));
};
const times = { startedAt: NOW, lastActiveAt: NOW };
const open = { id: OPEN_SESSION, ...times, address: null, userAgent: 'test' };
const accounts: AccountRepository = {
  ...NO_AUTH_SERVER,
  providerAccount: () =>
    askAccounts({ provider: 'github', providerId: '4711', username: 'octo', avatarUrl: null }),
  sessions: () => askAccounts([open]),
  endSession: (_, id) => askAccounts(id === OPEN_SESSION ? open : null),
};
beforeAll(async () => {
  world = await createWorld();
  await publishCurriculum(world.database, reviewCurriculum);
  apis = await openApis(world.with({ execution, rateLimits, accounts, now: () => NOW }));
  const adaId = randomUUID();
  ada = await apis.authority.token({ sub: adaId });
  const github = { app_metadata: { provider: 'github' }, user_metadata: {} };
  octo = await apis.authority.token({ sub: randomUUID(), ...github });
  cat = await apis.authority.token({ sub: randomUUID(), ...github });
  const user_metadata = { username: 'leaver' };
  leaver = await apis.authority.token({ sub: randomUUID(), user_metadata });
  const anonymous = { is_anonymous: true, email: '', app_metadata: {}, user_metadata: {} };
  anonymousToken = await apis.authority.token({ sub: randomUUID(), ...anonymous });
  await call({ path: '/api/auth/profile' }, anonymousToken);
  const submitted = await call({ method: 'POST', path: '/api/submissions/submit', body: CODE });
  const path = '/api/lessons/one/exercises/choose/answers';
  // After the right answer, the solution may be shown.
  await call({ method: 'POST', path, body: { answer: ['green'] } });
  // Ten days ago, so that a review is due.
  await world.database.execute(
    sql`insert into app.practiced_lessons values (${adaId}, 'one', '2026-01-21T12:00:00Z')`,
  );
  const items = ['write', 'choose', 'predict'].map((exerciseId) => ({
    lessonId: 'three',
    exerciseId,
    outcome: null,
  }));
  await world.database.execute(sql`
    insert into app.placement_attempts
    select id, ${adaId}::uuid, 'lesson-three', day, ${JSON.stringify(items)}::jsonb, now()
    from (values (${ATTEMPT}::uuid, date '2026-01-31'), (${UNANSWERED}::uuid, date '2026-01-30'))
      as attempts (id, day)`);
  await world.database.execute(
    sql`insert into app.daily_problems values ('2026-01-31', 'one', 'write')`,
  );
  await world.database.execute(sql`
    insert into app.profiles (id, email, username, is_listed)
    values (${randomUUID()}, '', 'grace', true)`);
  submissionId = (submitted.body as { submission_id: string }).submission_id;
});
afterAll(async () => {
  await apis.authority.close();
  await world.close();
});

async function call(request: TestRequest, token: string | null = ada) {
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
  const headers = { ...authorization, ...request.headers };
  const result = await apis.rest(httpEvent({ ...request, headers }));
  return {
    status: result.statusCode ?? 0,
    headers: result.headers ?? {},
    body: JSON.parse(result.body || 'null') as unknown,
  };
}

/** Returns a valid request of an operation. */
function requestOf({ name, path, method }: DescribedOperation): TestRequest {
  const { id = submissionId, nestedId, query, body: fixed } = VALID[name] ?? {};
  const body = name === 'mergeAnonymousLearner' ? { token: anonymousToken } : fixed;
  const address = pathOf(path, id, nestedId);
  return { method, path: address, ...(query && { query }), ...(body !== undefined && { body }) };
}

/** Checks that the document declares a response, and that the response has exactly the declared fields. */
function expectDeclared(
  operation: DescribedOperation,
  { status, headers, body }: Awaited<ReturnType<typeof call>>,
  schema: z.ZodType,
): void {
  expect(differences(operation, status, body)).toEqual([]);
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(headers['x-request-id']).toBe('test');
  expect(schema.parse(body)).toEqual(body);
}

const answerSchema = ({ name }: DescribedOperation): z.ZodType => {
  const route = routes.find(({ definition }) => definition.operationId === name);
  if (!route) throw new Error(`No row of the table is called ${name}.`);
  return route.answer;
};

test('every operation has a unique name', () => {
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(routes.length);
  expect(names).toEqual(expect.arrayContaining(Object.keys(VALID)));
});

const isOpenToVisitors = ({ security }: DescribedOperation) =>
  security.some((way) => Object.keys(way).length === 0);
const commands = operations.filter(({ requestBody }) => requestBody !== undefined);
/** Returns each combination of an operation and a case. */
const withEach = <Case>(some: readonly DescribedOperation[], cases: readonly Case[]) =>
  some.flatMap((operation) => cases.map((one) => ({ ...operation, operation, one })));

test.each(operations)('a valid call of $name gets a declared response', async (operation) => {
  const learner = { createProfile: octo, deleteAccount: leaver }[operation.name] ?? ada;
  const answer = await call(requestOf(operation), learner);
  expect(answer.status).toBe(200);
  expectDeclared(operation, answer, answerSchema(operation));
});

test.each(operations)('the example response of $name matches its schema', (operation) => {
  const example = exampleOf(operation.responses['200']?.content?.['application/json']?.schema);
  expect(example).toBeDefined();
  expect(answerSchema(operation).parse(example)).toEqual(example);
});

/** Returns a copy of a value for each value in it, with null in its place. */
function withNulls(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [null];
  const inner = Object.entries(value).flatMap(([name, part]) =>
    withNulls(part).map((changed) =>
      Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed },
    ),
  );
  return [null, ...inner];
}

test.each(operations)('the document of $name allows null where its schema does', (operation) => {
  const schema = answerSchema(operation);
  const example = exampleOf(operation.responses['200']?.content?.['application/json']?.schema);
  expect(differences(operation, 200, example)).toEqual([]);
  for (const answer of withNulls(example)) {
    const isValid = schema.safeParse(answer).success;
    expect([differences(operation, 200, answer).length === 0, answer]).toEqual([isValid, answer]);
  }
});

test.each(commands)('the example request of $name is accepted', async (operation) => {
  const body = exampleOf(operation.requestBody?.content['application/json']?.schema);
  const answer = await call({ ...requestOf(operation), body }, octo);
  // The challenge of the example might not exist here, its username belongs to another learner, and its token to none.
  const isOfSomeone = ['deleteAccount', 'mergeAnonymousLearner'].includes(operation.name);
  expect([200, isOfSomeone ? 400 : 404]).toContain(answer.status);
});

test.each(operations)('a visitor may call $name only where it says so', async (operation) => {
  const isOpen = isOpenToVisitors(operation);
  const answer = await call(requestOf(operation), null);
  expect(answer.status).toBe(isOpen ? 200 : 401);
  expectDeclared(operation, answer, isOpen ? answerSchema(operation) : errorAnswer);
});

const ofOneThing = operations.filter(({ path }) => path.includes('{id}'));
test.each(withEach(ofOneThing, ['nowhere', randomUUID(), 'naïve']))(
  '$name returns 404 for an unknown $one',
  async ({ operation, one }) => {
    const path = pathOf(operation.path, one);
    const answer = await call({ ...requestOf(operation), path });
    const isFine = isIdempotent(operation);
    expect(answer.status).toBe(isFine ? 200 : 404);
    if (isFine) expect(answer.body).toEqual({ success: false });
    expectDeclared(operation, answer, isFine ? answerSchema(operation) : errorAnswer);
  },
);

test.each(withEach(commands, BROKEN_BODIES))(
  '$name refuses a body that is $one.is',
  async ({ operation, one: { change, status } }) => {
    const answer = await call({ ...requestOf(operation), ...change });
    expect(answer.status).toBe(status);
    expectDeclared(operation, answer, errorAnswer);
  },
);

test.each(REFUSALS)('$name refuses with $code as declared', async (refusal) => {
  const { name, code, now = null, change, wait } = refusal;
  const operation = operations.find((candidate) => candidate.name === name);
  if (!operation) throw new Error(`The document has no ${name}.`);
  trouble = now;
  const token = name === 'createProfile' ? cat : ada;
  const answer = await call({ ...requestOf(operation), ...change }, token);
  trouble = null;
  expect(answer.body).toMatchObject({ code });
  expect(answer.headers['retry-after']).toBe(wait);
  expectDeclared(operation, answer, errorAnswer);
});

const brokenQueries = operations.flatMap((operation) =>
  brokenQueriesOf(operation).map((query) => ({ name: operation.name, operation, query })),
);
test('every call with query parameters is tried with an invalid one', () => {
  const names = new Set(brokenQueries.map(({ name }) => name));
  expect([...names]).toEqual(expect.arrayContaining(['listSubmissions', 'getLeaderboard']));
});
test.each(brokenQueries)('$name refuses the query "$query"', async ({ operation, query }) => {
  const answer = await call({ ...requestOf(operation), query });
  expect(answer.status).toBe(400);
  expectDeclared(operation, answer, errorAnswer);
});

/** Returns the methods of a path. */
const methodsOf = (path: string) => {
  const methods = operations.filter((one) => one.path === path).map(({ method }) => method);
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
};

test.each(operations)('a method other than that of $name is refused', async (operation) => {
  const allow = methodsOf(operation.path);
  const { status, headers, body } = await call({ ...requestOf(operation), method: 'PUT' });
  expect(status).toBe(405);
  expect(headers['allow']).toBe(allow);
  expect(errorAnswer.parse(body)).toEqual(body);
  const response = await call({ ...requestOf(operation), method: 'OPTIONS' });
  expect(response).toMatchObject({ status: 204, headers: { allow }, body: null });
});

const readings = operations.filter(({ method }) => method === 'GET');
test.each(readings)('HEAD returns the same as $name, without a body', async (operation) => {
  const request = requestOf(operation);
  const [read, asked] = [await call(request), await call({ ...request, method: 'HEAD' })];
  expect(asked).toMatchObject({ status: 200, body: null });
  expect(asked.headers['etag']).toBe(read.headers['etag']);
});
