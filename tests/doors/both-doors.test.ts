import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HttpHandler } from '../../functions/http/door.ts';
import { createGraphqlHandler } from '../../functions/graphql/handler.ts';
import type { LogEntry } from '../../functions/http/log.ts';
import { createRestHandler } from '../../functions/rest/handler.ts';
import { httpEvent, openDoors, type TestRequest } from '../support/doors.ts';
import { createWorld, newIdentity, type World } from '../support/world.ts';

const LISTED = 'https://app.example.test';
const DOORS = ['graphql', 'rest'] as const;

/** A call that each door answers to anybody. */
const CALLS: Readonly<Record<(typeof DOORS)[number], TestRequest>> = {
  graphql: { method: 'POST', path: '/graphql', body: { query: '{ challenges { id } }' } },
  rest: { path: '/api/challenges' },
};
const REFUSED: Readonly<Record<(typeof DOORS)[number], TestRequest>> = {
  graphql: { method: 'POST', path: '/graphql', body: '{' },
  rest: { path: '/api/nowhere' },
};

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Both doors for pages of these origins. */
function doorsFor(allowedOrigins: readonly string[]): Record<(typeof DOORS)[number], HttpHandler> {
  const { services } = world;
  const identify = () => Promise.resolve(null);
  const options = { services, identify, log: () => undefined, allowedOrigins };
  return {
    graphql: createGraphqlHandler(readFileSync('schema.graphql', 'utf8'), options),
    rest: createRestHandler(options),
  };
}

const from = (origin: string, request: TestRequest): TestRequest => ({
  ...request,
  headers: { origin, ...request.headers },
});

const preflight = (origin: string, { path }: TestRequest): TestRequest => ({
  method: 'OPTIONS',
  path,
  headers: {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type,idempotency-key',
  },
});

/** The headers of an answer that speak of pages of other origins. */
async function crossOriginHeaders(
  door: HttpHandler,
  request: TestRequest,
): Promise<Record<string, unknown>> {
  const { headers = {} } = await door(httpEvent(request));
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => /^(access-control-|vary$)/.test(name)),
  );
}

test.each(DOORS)('by default no other site may call the %s door', async (name) => {
  const door = doorsFor([])[name];
  for (const request of [preflight(LISTED, CALLS[name]), from(LISTED, CALLS[name])]) {
    expect(Object.keys(await crossOriginHeaders(door, request))).not.toContainEqual(
      expect.stringMatching(/^access-control-/),
    );
  }
});

test.each([
  ['graphql', 'POST'],
  ['rest', 'GET,POST'],
] as const)('a page of a listed site may ask first at the %s door', async (name, methods) => {
  const door = doorsFor(['https://other.example.test', LISTED])[name];
  const result = await door(httpEvent(preflight(LISTED, CALLS[name])));
  expect(result).toEqual({
    statusCode: 204,
    headers: {
      'access-control-allow-origin': LISTED,
      'access-control-allow-methods': expect.stringContaining(methods) as string,
      'access-control-allow-headers': 'authorization,content-type,idempotency-key,if-none-match',
      'access-control-max-age': '600',
      vary: 'origin',
      'x-request-id': 'test',
    },
  });
});

test.each(DOORS)('it reads answers and refusals of the %s door', async (name) => {
  const door = doorsFor([LISTED])[name];
  for (const request of [CALLS[name], REFUSED[name]]) {
    expect(await crossOriginHeaders(door, from(LISTED, request))).toEqual({
      'access-control-allow-origin': LISTED,
      'access-control-expose-headers': 'etag,retry-after,x-request-id',
      vary: expect.stringMatching(/(^|, )origin$/) as string,
    });
  }
});

test.each(DOORS)('any other page gets no word of it from the %s door', async (name) => {
  const door = doorsFor([LISTED])[name];
  for (const origin of ['https://evil.example.test', `${LISTED}.evil.test`, 'null', '']) {
    for (const request of [preflight(origin, CALLS[name]), from(origin, CALLS[name])]) {
      // Whoever keeps the answer must know that another page gets another one.
      expect(await crossOriginHeaders(door, request)).toEqual({
        vary: expect.stringMatching(/(^|, )origin$/) as string,
      });
    }
  }
});

/** What is asked of each door that reads the learner. */
const READS: Readonly<Record<(typeof DOORS)[number], TestRequest>> = {
  graphql: { method: 'POST', path: '/graphql', body: { query: '{ viewer { streakDays } }' } },
  rest: { path: '/api/auth/profile' },
};

test.each(DOORS)(
  'a failed query is masked at the %s door; its line has both ids and nothing personal',
  async (name) => {
    const { email } = newIdentity();
    const { services } = world;
    const failing = {
      ...services,
      openSession: (...given: Parameters<typeof services.openSession>) => ({
        ...services.openSession(...given),
        learner: () => world.database.execute(sql`select ${email}::integer`).then(() => null),
      }),
    };
    const doors = await openDoors(failing);
    const token = await doors.authority.token({ sub: randomUUID(), email });
    const request = { ...READS[name], headers: { authorization: `Bearer ${token}` } };
    const result = await doors[name](httpEvent(request));
    await doors.authority.close();
    const [entry, ...more] = doors.logged as [LogEntry];
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ level: 'error', requestId: 'test', cause: { code: '22P02' } });
    expect(result.headers).toMatchObject({ 'x-request-id': 'test' });
    expect(result.body).toContain(`Quote ${String(entry['id'])} when you report it.`);
    for (const told of [JSON.stringify(entry), result.body]) {
      expect(told).not.toContain(email);
      expect(told).not.toContain(token);
      expect(told).not.toContain('select');
    }
  },
);
