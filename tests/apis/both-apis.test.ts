import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HttpHandler } from '../../functions/http/api-handler.ts';
import { createGraphqlHandler } from '../../functions/graphql/handler.ts';
import type { LogEntry } from '../../functions/http/log.ts';
import { createRestHandler } from '../../functions/rest/handler.ts';
import { httpEvent, openApis, type TestRequest } from '../support/apis.ts';
import { createWorld, newIdentity, type World } from '../support/world.ts';

const LISTED = 'https://app.example.test';
const API_NAMES = ['graphql', 'rest'] as const;

/** A call that each API answers for everyone. */
const CALLS: Readonly<Record<(typeof API_NAMES)[number], TestRequest>> = {
  graphql: { method: 'POST', path: '/graphql', body: { query: '{ challenges { id } }' } },
  rest: { path: '/api/challenges' },
};
const REFUSED: Readonly<Record<(typeof API_NAMES)[number], TestRequest>> = {
  graphql: { method: 'POST', path: '/graphql', body: '{' },
  rest: { path: '/api/nowhere' },
};

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Opens both APIs for pages of these origins. */
function apisFor(
  allowedOrigins: readonly string[],
): Record<(typeof API_NAMES)[number], HttpHandler> {
  const { services } = world;
  const authenticate = () => Promise.resolve(null);
  const options = { services, authenticate, log: () => undefined, allowedOrigins };
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

/** Returns the CORS headers of a response. */
async function crossOriginHeaders(
  api: HttpHandler,
  request: TestRequest,
): Promise<Record<string, unknown>> {
  const { headers = {} } = await api(httpEvent(request));
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => /^(access-control-|vary$)/.test(name)),
  );
}

test.each(API_NAMES)('by default no other site may call the %s API', async (name) => {
  const api = apisFor([])[name];
  for (const request of [preflight(LISTED, CALLS[name]), from(LISTED, CALLS[name])]) {
    expect(Object.keys(await crossOriginHeaders(api, request))).not.toContainEqual(
      expect.stringMatching(/^access-control-/),
    );
  }
});

test.each([
  ['graphql', 'POST'],
  ['rest', 'GET,POST'],
] as const)(
  'a page of a listed site may send a preflight request to the %s API',
  async (name, methods) => {
    const api = apisFor(['https://other.example.test', LISTED])[name];
    const result = await api(httpEvent(preflight(LISTED, CALLS[name])));
    expect(result).toEqual({
      statusCode: 204,
      headers: {
        'access-control-allow-origin': LISTED,
        'access-control-allow-methods': expect.stringContaining(methods) as string,
        'access-control-allow-headers':
          'authorization,content-type,idempotency-key,if-none-match,traceparent',
        'access-control-max-age': '600',
        vary: 'origin, accept-encoding',
        'x-request-id': 'test',
      },
    });
  },
);

test.each(API_NAMES)(
  'a page of a listed site can read responses and refusals of the %s API',
  async (name) => {
    const api = apisFor([LISTED])[name];
    for (const request of [CALLS[name], REFUSED[name]]) {
      expect(await crossOriginHeaders(api, from(LISTED, request))).toEqual({
        'access-control-allow-origin': LISTED,
        'access-control-expose-headers': 'etag,retry-after,www-authenticate,x-request-id',
        vary: expect.stringMatching(/(^|, )origin, accept-encoding$/) as string,
      });
    }
  },
);

test.each(API_NAMES)('any other page gets no CORS headers from the %s API', async (name) => {
  const api = apisFor([LISTED])[name];
  for (const origin of ['https://evil.example.test', `${LISTED}.evil.test`, 'null', '']) {
    for (const request of [preflight(origin, CALLS[name]), from(origin, CALLS[name])]) {
      // Caches must know that another page gets a different response.
      expect(await crossOriginHeaders(api, request)).toEqual({
        vary: expect.stringMatching(/(^|, )origin, accept-encoding$/) as string,
      });
    }
  }
});

/** A request to each API that reads the learner. */
const READS: Readonly<Record<(typeof API_NAMES)[number], TestRequest>> = {
  graphql: { method: 'POST', path: '/graphql', body: { query: '{ viewer { streakDays } }' } },
  rest: { path: '/api/auth/profile' },
};

test.each(API_NAMES)(
  'a failed query is masked at the %s API; its log line has both ids and nothing personal',
  async (name) => {
    const { email } = newIdentity();
    const { services } = world;
    const failing = {
      ...services,
      createRequestContext: (...given: Parameters<typeof services.createRequestContext>) => ({
        ...services.createRequestContext(...given),
        learner: () => world.database.execute(sql`select ${email}::integer`).then(() => null),
      }),
    };
    const apis = await openApis(failing);
    const token = await apis.authority.token({ sub: randomUUID(), email });
    const request = { ...READS[name], headers: { authorization: `Bearer ${token}` } };
    const result = await apis[name](httpEvent(request));
    await apis.authority.close();
    const [entry, ...more] = apis.logged as [LogEntry];
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ level: 'error', requestId: 'test', cause: { code: '22P02' } });
    expect(result.headers).toMatchObject({ 'x-request-id': 'test' });
    expect(result.body).toContain(`Quote ${String(entry['id'])} when you report it.`);
    for (const text of [JSON.stringify(entry), result.body]) {
      expect(text).not.toContain(email);
      expect(text).not.toContain(token);
      expect(text).not.toContain('select');
    }
  },
);
