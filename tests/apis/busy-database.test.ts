import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ConnectionAttempt } from '../../functions/data/connection-pool.ts';
import { createCatalogueRepository } from '../../functions/data/catalogue-repository.ts';
import { type OpenDatabase, openDatabase } from '../../functions/data/database.ts';
import { createRepositories } from '../../functions/data/repositories.ts';
import { type Apis, answerOf, httpEvent, openApis } from '../support/apis.ts';
import { eventually } from '../support/eventually.ts';
import { createWorld, type World } from '../support/world.ts';

/*
 * What clients see if every connection is in use, and the operator in the log. The pool has one connection, which each
 * test holds in a transaction of its own.
 */

let world: World;
let apis: Apis;
let pool: OpenDatabase;
const attempts: ConnectionAttempt[] = [];

beforeAll(async () => {
  world = await createWorld(async (url) => {
    pool = openDatabase(url, {
      connections: 1,
      connectTimeoutMs: 1_000,
      onConnectionAttempt: (attempt) => void attempts.push(attempt),
    });
    return Promise.resolve(url);
  });
  const repositories = createRepositories(pool.database);
  const catalogue = createCatalogueRepository(pool.database, { freshMs: 0 });
  apis = await openApis(world.with({ ...repositories, catalogue }));
  // From here on, the connection is open and the curriculum is read: only a connection in use can be late.
  await eventually(async () => expect(answerOf(await readLessons()).status).toBe(200));
});
afterAll(async () => {
  await apis.authority.close();
  await pool.close();
  await world.close();
});
beforeEach(() => {
  attempts.length = 0;
  apis.logged.length = 0;
});

/** Calls an API while the only connection is in use. */
const whileBusy = <Result>(call: () => Promise<Result>): Promise<Result> =>
  pool.database.transaction(async (queries) => {
    await queries.execute(sql`select 1`);
    return call();
  });

const readLessons = () => apis.rest(httpEvent({ path: '/api/lessons' }));
const query = (text: string) =>
  apis.graphql(httpEvent({ method: 'POST', path: '/graphql', body: { query: text } }));

const REFUSAL = 'The database did not respond. Try again in a moment.';

test('REST answers 503 with a time to wait if no connection is free in time', async () => {
  const result = await whileBusy(readLessons);
  expect(answerOf(result)).toEqual({ status: 503, body: { error: REFUSAL, code: 'UNAVAILABLE' } });
  expect(result.headers).toMatchObject({ 'retry-after': '5' });
  expect(answerOf(await readLessons())).toMatchObject({ status: 200 });
});

test('GraphQL answers 503 with the same time if the request cannot begin', async () => {
  const result = await whileBusy(() => query('{ learningPath { items { position } } }'));
  expect(answerOf(result)).toMatchObject({
    status: 503,
    body: {
      errors: [{ message: REFUSAL, extensions: { code: 'UNAVAILABLE', retryAfter: 5 } }],
    },
  });
  expect(result.headers).toMatchObject({ 'retry-after': '5' });
});

test('a field of GraphQL that finds no connection says so, with the time to wait', async () => {
  const result = await whileBusy(() => query('{ isUsernameAvailable(username: "ada") }'));
  expect(answerOf(result)).toMatchObject({
    status: 200,
    body: {
      errors: [
        {
          message: REFUSAL,
          path: ['isUsernameAvailable'],
          extensions: { code: 'UNAVAILABLE', retryAfter: 5 },
        },
      ],
    },
  });
});

test('a transaction that finds no connection is refused in the same way', async () => {
  const begin = () => pool.database.transaction(() => Promise.resolve());
  await expect(whileBusy(begin)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('every attempt is reported, also one that failed', async () => {
  await whileBusy(readLessons);
  expect(attempts.map(({ error }) => error?.message ?? null)).toEqual([
    null,
    'timeout exceeded when trying to connect',
  ]);
  expect(apis.logged).toEqual([]);
});

test('a server that refuses connections is unavailable too', async () => {
  const url = 'postgres://nobody@127.0.0.1:1/nothing';
  const { database, close } = openDatabase(url, { connections: 1 });
  await expect(database.execute(sql`select 1`)).rejects.toMatchObject({
    cause: { code: 'UNAVAILABLE', cause: { code: 'ECONNREFUSED' } },
  });
  await close();
});
