import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerOf, type Apis, httpEvent, openApis } from '../support/apis.ts';
import { startTokenAuthority, type TokenAuthority } from '../support/token-authority.ts';
import { createWorld, type World } from '../support/world.ts';
import { FORGERIES } from './forged-tokens.ts';

let world: World;
let apis: Apis;
let stranger: TokenAuthority;
beforeAll(async () => {
  world = await createWorld();
  [apis, stranger] = await Promise.all([openApis(world.services), startTokenAuthority()]);
});
afterAll(async () => {
  await Promise.all([apis.authority.close(), stranger.close()]);
  await world.close();
});

interface Answer {
  status: number;
  body: unknown;
}

type Headers = Record<string, string>;

const throughRest = async (headers: Headers): Promise<Answer> =>
  answerOf(await apis.rest(httpEvent({ path: '/api/auth/profile', headers })));

async function throughGraphql(headers: Headers): Promise<Answer> {
  const query = 'mutation { updateProfile(input: { firstName: "Eve" }) { id firstName } }';
  const event = httpEvent({ method: 'POST', path: '/graphql', headers, body: { query } });
  return answerOf(await apis.graphql(event));
}

test('both APIs accept a token of the authority', async () => {
  const headers = { authorization: `Bearer ${await apis.authority.token()}` };
  expect(await throughRest(headers)).toMatchObject({ status: 200, body: { username: 'ada' } });
  expect(await throughGraphql(headers)).toMatchObject({
    status: 200,
    body: { data: { updateProfile: { firstName: 'Eve' } } },
  });
});

test.each(FORGERIES)('both APIs treat $name like no token', async ({ header }) => {
  const headers = { authorization: await header({ authority: apis.authority, stranger }) };
  const nobody = await Promise.all([throughRest({}), throughGraphql({})]);
  expect(nobody).toMatchObject([
    { status: 401, body: { code: 'UNAUTHENTICATED' } },
    { body: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] } },
  ]);
  expect(await Promise.all([throughRest(headers), throughGraphql(headers)])).toEqual(nobody);
});

test('the scheme is case-insensitive, as RFC 9110 says', async () => {
  const headers = { authorization: `bEARER ${await apis.authority.token()}` };
  expect((await throughRest(headers)).status).toBe(200);
});

test('no keys were fetched from addresses in tokens, and nothing was logged', () => {
  expect(stranger.fetches()).toBe(0);
  expect(apis.logged).toEqual([]);
});

test('tokens with unknown keys do not trigger a fetch of the keys every time', () => {
  expect(apis.authority.fetches()).toBeLessThan(FORGERIES.length / 4);
});
