import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCatalogueRepository } from '../../functions/data/catalogue-repository.ts';
import { type OpenDatabase, openDatabase, type Queries } from '../../functions/data/database.ts';
import { createRepositories } from '../../functions/data/repositories.ts';
import { expectedErrorOf } from '../../functions/http/expected-error.ts';
import type { LogEntry } from '../../functions/http/log.ts';
import { type Apis, answerOf, httpEvent, openApis } from '../support/apis.ts';
import { createWorld, type World } from '../support/world.ts';

/*
 * What clients see if PostgreSQL gives up on a statement, and the operator in the log. Most tests hold a lock in one
 * session, for which the session of an API waits until it reaches its limit.
 */

const LIMITS = [
  { limit: 'lock_timeout', code: '55P03' },
  { limit: 'statement_timeout', code: '57014' },
] as const;

/** Far more than a statement takes that waits for nothing. */
const LIMIT_MS = 1_000;

interface LimitedApis {
  apis: Apis;
  database: OpenDatabase;
}

let world: World;
let databaseUrl: string;
const opened = new Map<string, LimitedApis>();

/** Opens a pool whose sessions have a limit. */
function openLimited(limit: string, milliseconds: number): OpenDatabase {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', `-c ${limit}=${milliseconds}`);
  return openDatabase(url.href, { connections: 2 });
}

beforeAll(async () => {
  world = await createWorld((url) => {
    databaseUrl = url;
    return Promise.resolve(url);
  });
  for (const { limit } of LIMITS) {
    const database = openLimited(limit, LIMIT_MS);
    const repositories = createRepositories(database.database);
    const catalogue = createCatalogueRepository(database.database, { freshMs: 0 });
    const apis = await openApis(world.with({ ...repositories, catalogue }));
    opened.set(limit, { apis, database });
  }
});
afterAll(async () => {
  for (const { apis, database } of opened.values()) {
    await apis.authority.close();
    await database.close();
  }
  await world.close();
});
beforeEach(() => {
  for (const { apis } of opened.values()) apis.logged.length = 0;
});

function apisWith(limit: string): Apis {
  const found = opened.get(limit);
  if (!found) throw new Error(`No APIs have the limit ${limit}.`);
  return found.apis;
}

/** Calls an API while another session holds what a statement locks. */
const whileLocked = <Result>(statement: SQL, call: () => Promise<Result>): Promise<Result> =>
  world.database.transaction(async (queries) => {
    await queries.execute(statement);
    return call();
  });

const LOCK_CATALOGUE = sql`lock table app.publication in access exclusive mode`;
const REFUSAL = 'The database took too long. Try again in a moment.';

/** Calls an API until it answers 200: on a busy machine, any statement may reach the limit. */
const succeeds = (call: () => ReturnType<Apis['rest']>): Promise<void> =>
  expect.poll(async () => answerOf(await call()).status).toBe(200);

/** Returns an account with a profile, and its header. */
async function signUp({ authority, rest }: Apis) {
  const id = randomUUID();
  const username = `ada-${id.slice(0, 8)}`;
  const token = await authority.token({ sub: id, user_metadata: { username } });
  const headers = { authorization: `Bearer ${token}` };
  await succeeds(() => rest(httpEvent({ path: '/api/auth/profile', headers })));
  return { headers, lockProfile: sql`select from app.profiles where id = ${id} for update` };
}

test.each(LIMITS)('REST answers 503 with a time to wait at $limit', async ({ limit, code }) => {
  const { rest, logged } = apisWith(limit);
  const readLessons = () => rest(httpEvent({ path: '/api/lessons' }));
  const result = await whileLocked(LOCK_CATALOGUE, readLessons);
  expect(answerOf(result)).toEqual({ status: 503, body: { error: REFUSAL, code: 'UNAVAILABLE' } });
  expect(result.headers).toMatchObject({ 'retry-after': '5' });
  expect(logged).toMatchObject([
    { level: 'error', message: 'The database gave up on a statement.', code },
  ]);
  await succeeds(readLessons);
});

test.each(LIMITS)('GraphQL answers 503 with the same time at $limit', async ({ limit, code }) => {
  const { graphql, logged } = apisWith(limit);
  const body = { query: '{ lessons { id } }' };
  const event = httpEvent({ method: 'POST', path: '/graphql', body });
  const result = await whileLocked(LOCK_CATALOGUE, () => graphql(event));
  expect(answerOf(result)).toMatchObject({
    status: 503,
    body: {
      errors: [{ message: REFUSAL, extensions: { code: 'UNAVAILABLE', retryAfter: 5 } }],
    },
  });
  expect(result.headers).toMatchObject({ 'retry-after': '5' });
  expect(logged).toMatchObject([{ level: 'error', code }]);
});

test.each(LIMITS)('a change of a locked row is refused at $limit', async ({ limit }) => {
  const apis = apisWith(limit);
  const { headers, lockProfile } = await signUp(apis);
  const change = httpEvent({
    method: 'PATCH',
    path: '/api/users/settings',
    headers,
    body: { first_name: 'Grace' },
  });
  const byRest = await whileLocked(lockProfile, () => apis.rest(change));
  expect(answerOf(byRest)).toMatchObject({ status: 503, body: { error: REFUSAL } });
  const query = 'mutation { updateProfile(input: { firstName: "Grace" }) { firstName } }';
  const mutation = httpEvent({ method: 'POST', path: '/graphql', headers, body: { query } });
  const byGraphql = await whileLocked(lockProfile, () => apis.graphql(mutation));
  expect(answerOf(byGraphql)).toMatchObject({
    status: 200,
    body: {
      errors: [
        {
          message: REFUSAL,
          path: ['updateProfile'],
          extensions: { code: 'UNAVAILABLE', retryAfter: 5 },
        },
      ],
    },
  });
  await succeeds(() => apis.rest(change));
});

const lockTable = (queries: Queries, table: string) =>
  queries.execute(sql.raw(`lock table app.${table} in access exclusive mode`));

/** Returns how the APIs see an error, and what they log about it. */
function seenByApis(error: unknown) {
  const logged: LogEntry[] = [];
  const refusal = expectedErrorOf(error, (entry) => void logged.push(entry));
  return { refusal, logged };
}

test('a transaction that ends because of a deadlock is refused in the same way', async () => {
  const results = await world.database.transaction(async (first) => {
    await lockTable(first, 'lessons');
    return world.database.transaction(async (second) => {
      await lockTable(second, 'challenges');
      return Promise.allSettled([lockTable(first, 'challenges'), lockTable(second, 'lessons')]);
    });
  });
  const [error, ...others] = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  expect(others).toEqual([]);
  expect(seenByApis(error)).toMatchObject({
    refusal: { code: 'UNAVAILABLE', retryAfterSeconds: 5 },
    logged: [{ level: 'error', code: '40P01' }],
  });
});

test('a session that an operator ends is refused in the same way', async () => {
  const end = world.database.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  const error: unknown = await end.catch((reason: unknown) => reason);
  expect(seenByApis(error)).toMatchObject({
    refusal: { code: 'UNAVAILABLE', retryAfterSeconds: 5 },
    logged: [{ level: 'error', code: '57P01' }],
  });
});

test('a connection that ends between two statements is refused in the same way', async () => {
  const transaction = world.database.transaction(async (queries) => {
    const [session] = await queries.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const ended = sql`select pg_terminate_backend(${session?.pid}, 10000) as ended`;
    expect(await world.database.execute(ended)).toEqual([{ ended: true }]);
    return queries.execute(sql`select 1`);
  });
  const error: unknown = await transaction.catch((reason: unknown) => reason);
  expect(seenByApis(error)).toMatchObject({
    refusal: { code: 'UNAVAILABLE', retryAfterSeconds: 5 },
    logged: [{ level: 'error', message: 'The connection to the database was lost.' }],
  });
});

test('an error of a statement itself stays unexpected', async () => {
  const divide = world.database.execute(sql`select 1 / 0`);
  const error: unknown = await divide.catch((reason: unknown) => reason);
  expect(seenByApis(error)).toEqual({ refusal: null, logged: [] });
});
