import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Curriculum } from '../../content/curriculum.ts';
import { publishCurriculum } from '../../functions/data/publish.ts';
import { type Apis, httpEvent, openApis } from '../support/apis.ts';
import { fixtureCurriculum } from '../support/fixture-curriculum.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let apis: Apis;
let authorization: string;
/** How often the list of challenges was created. */
const listed = vi.fn();
beforeAll(async () => {
  world = await createWorld();
  const { services } = world;
  const challenges: typeof services.challenges = {
    ...services.challenges,
    list: (...request) => {
      listed();
      return services.challenges.list(...request);
    },
  };
  apis = await openApis({ ...services, challenges });
  authorization = `Bearer ${await apis.authority.token({ sub: randomUUID() })}`;
});
beforeEach(async () => {
  await publishCurriculum(world.database, entitled(randomUUID()));
  listed.mockClear();
});
afterAll(async () => {
  await apis.authority.close();
  await world.close();
});

/** A curriculum whose first challenge has another title. */
function entitled(title: string): Curriculum {
  const [first, ...others] = fixtureCurriculum.challenges;
  if (first === undefined) throw new Error('The fixture curriculum has no challenges.');
  return { ...fixtureCurriculum, challenges: [{ ...first, title }, ...others] };
}

const LIST = { path: '/api/challenges' };
const rest = (headers: Record<string, string> = {}, path = LIST.path) =>
  apis.rest(httpEvent({ path, headers }));
const graphql = (query: string, headers: Record<string, string> = {}, variables = {}) =>
  apis.graphql(
    httpEvent({ method: 'POST', path: '/graphql', headers, body: { query, variables } }),
  );
const QUERY = '{ challenges { title } }';

/** Both APIs' lists of challenges. */
const READERS = [
  ['REST', rest],
  ['GraphQL', (headers?: Record<string, string>) => graphql(QUERY, headers)],
] as const;

test.each(READERS)('visitors get the list from memory until a publication: %s', async (_, read) => {
  const first = await read();
  const again = await read();
  expect(again.body).toBe(first.body);
  expect(again.headers).toEqual(first.headers);
  expect(listed).toHaveBeenCalledOnce();
  await publishCurriculum(world.database, entitled('Published just now'));
  expect((await read()).body).toContain('Published just now');
  expect(listed).toHaveBeenCalledTimes(2);
});

test.each(READERS)('learners never get what was remembered for visitors: %s', async (_, read) => {
  await read();
  await read({ authorization });
  await read({ authorization });
  expect(listed).toHaveBeenCalledTimes(3);
});

test('a remembered response is only for the same request', async () => {
  const all = await rest();
  const none = await apis.rest(httpEvent({ ...LIST, query: 'category_id=nowhere' }));
  expect(none.body).toBe('[]');
  expect(all.body).not.toBe(none.body);
  const query = 'query ($id: ID!) { challenge(id: $id) { id } }';
  expect((await graphql(query, {}, { id: 'first' })).body).toContain('"first"');
  expect((await graphql(query, {}, { id: 'second' })).body).toContain('"second"');
  const accept = 'application/graphql-response+json';
  const type = async (headers = {}) => (await graphql(QUERY, headers)).headers?.['content-type'];
  expect(await type()).toMatch(/^application\/json/);
  expect(await type({ accept })).toMatch(/^application\/graphql-response\+json/);
});

test('what changes without a publication is not remembered', async () => {
  const query = '{ challenges { id } leaderboard(first: 1) { total } }';
  await graphql(query);
  await graphql(query);
  expect(listed).toHaveBeenCalledTimes(2);
});

test('errors are not remembered', async () => {
  const missing = await rest({}, '/api/challenges/nowhere');
  expect(missing.statusCode).toBe(404);
  expect(missing.headers).not.toHaveProperty('etag');
  expect((await rest({}, '/api/challenges/nowhere')).statusCode).toBe(404);
  await graphql('{ challenges { title nothing } }');
  expect((await graphql('{ challenges { title nothing } }')).statusCode).toBe(400);
});

test.each([
  '/api/challenges',
  '/api/challenges/categories',
  '/api/challenges/first',
  '/api/achievements',
  '/api/lessons',
  '/api/lessons/one',
])('%s may be stored for visitors, and 304 says that the copy is current', async (path) => {
  const first = await rest({}, path);
  const etag = String(first.headers?.['etag']);
  expect(etag).toMatch(/^"[\da-f]{64}"$/);
  const cacheHeaders = {
    etag,
    'cache-control': 'public, max-age=60',
    vary: 'authorization, accept-encoding',
  };
  expect(first).toMatchObject({ statusCode: 200, headers: cacheHeaders });
  const same = await rest({ 'if-none-match': etag }, path);
  expect(same).toMatchObject({ statusCode: 304, body: '', headers: cacheHeaders });
  expect(await rest({ 'if-none-match': `W/${etag}` }, path)).toMatchObject({ statusCode: 304 });
  const other = await rest({ 'if-none-match': '"other"' }, path);
  expect(other).toMatchObject({ statusCode: 200, body: first.body });
  const own = await rest({ authorization, 'if-none-match': '"other"' }, path);
  expect(own.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'authorization, accept-encoding',
  });
});

test('a publication changes the ETag of a visitor', async () => {
  const etag = String((await rest()).headers?.['etag']);
  await publishCurriculum(world.database, entitled('Another one'));
  const after = await rest({ 'if-none-match': etag });
  expect(after.statusCode).toBe(200);
  expect(after.headers?.['etag']).not.toBe(etag);
});

test('GraphQL responses, which have no ETag, are never stored by clients', async () => {
  const { headers } = await graphql(QUERY);
  expect(headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(headers).not.toHaveProperty('etag');
});
