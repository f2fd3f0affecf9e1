import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerOf, type Apis, httpEvent, openApis } from '../support/apis.ts';
import { startTokenAuthority, type TokenAuthority } from '../support/token-authority.ts';
import { createWorld, type World } from '../support/world.ts';
import { FORGERIES } from './forged-tokens.ts';

let world: World;
let apis: Apis;
let attacker: TokenAuthority;
beforeAll(async () => {
  world = await createWorld();
  [apis, attacker] = await Promise.all([openApis(world.services), startTokenAuthority()]);
});
afterAll(async () => {
  await Promise.all([apis.authority.close(), attacker.close()]);
  await world.close();
});

interface Answer {
  status: number;
  body: unknown;
  challenge: unknown;
}

type Headers = Record<string, string>;

function readAnswer(result: Awaited<ReturnType<Apis['rest']>>): Answer {
  return { ...answerOf(result), challenge: result.headers?.['www-authenticate'] };
}

const throughRest = async (headers: Headers, path = '/api/auth/profile'): Promise<Answer> =>
  readAnswer(await apis.rest(httpEvent({ path, headers })));

const CHANGE = 'mutation { updateProfile(input: { firstName: "Eve" }) { id firstName } }';

async function throughGraphql(headers: Headers, query = CHANGE): Promise<Answer> {
  const event = httpEvent({ method: 'POST', path: '/graphql', headers, body: { query } });
  return readAnswer(await apis.graphql(event));
}

/** Calls what requires an account, and then what visitors may read too. */
const everywhere = (headers: Headers): Promise<Answer[]> =>
  Promise.all([
    throughRest(headers),
    throughGraphql(headers),
    throughRest(headers, '/api/challenges'),
    throughRest(headers, '/api/challenges/categories'),
    throughGraphql(headers, '{ challenges { id isLocked } }'),
    throughGraphql(headers, '{ categories { id } }'),
  ]);

test('both APIs accept a token of the authority', async () => {
  const headers = { authorization: `Bearer ${await apis.authority.token()}` };
  expect(await throughRest(headers)).toMatchObject({ status: 200, body: { username: 'ada' } });
  expect(await throughGraphql(headers)).toMatchObject({
    status: 200,
    body: { data: { updateProfile: { firstName: 'Eve' } } },
  });
});

test.each(FORGERIES)('both APIs refuse $name, also where visitors may read', async ({ header }) => {
  const headers = { authorization: await header({ authority: apis.authority, attacker }) };
  const answers = await everywhere(headers);
  for (const { status, challenge, body } of answers) {
    expect(status).toBe(401);
    expect(challenge).toBe('Bearer error="invalid_token"');
    const error = expect.stringContaining('This token is not valid') as string;
    expect([
      { error, code: 'UNAUTHENTICATED' },
      { errors: [{ message: error, extensions: { code: 'UNAUTHENTICATED' } }] },
    ]).toContainEqual(body);
  }
});

test.each([{}, { authorization: '' }])(
  'a request with the headers %j is a visitor',
  async (headers) => {
    const [profile, change, ...open] = await everywhere(headers);
    expect(profile).toMatchObject({ status: 401, challenge: 'Bearer' });
    expect(change).toMatchObject({
      body: { errors: [{ message: 'Sign in first: this requires an account.' }] },
    });
    expect(open.map(({ status, challenge }) => [status, challenge])).toEqual(
      open.map(() => [200, undefined]),
    );
  },
);

test('the scheme is case-insensitive, as RFC 9110 says', async () => {
  const headers = { authorization: `bEARER ${await apis.authority.token()}` };
  expect((await throughRest(headers)).status).toBe(200);
});

test('no keys were fetched from addresses in tokens, and nothing was logged', () => {
  expect(attacker.fetches()).toBe(0);
  expect(apis.logged).toEqual([]);
});

test('tokens with unknown keys do not trigger a fetch of the keys every time', () => {
  expect(apis.authority.fetches()).toBeLessThan(FORGERIES.length / 4);
});
