import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccountRepository } from '../../functions/data/account-repository.ts';
import { answerOf, type Apis, httpEvent, openApis } from '../support/apis.ts';
import { INVALID_TOKENS } from './invalid-access-tokens.ts';
import { type SignedUp, signUp } from '../support/sign-up.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let apis: Apis;
beforeAll(async () => {
  world = await createWorld();
  apis = await openApis(world.with({ accounts: createAccountRepository(world.database) }));
});
afterAll(async () => {
  await apis.authority.close();
  await world.close();
});

type Headers = Record<string, string>;
const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });

const graphql = async (query: string, headers: Headers) =>
  answerOf(
    await apis.graphql(httpEvent({ method: 'POST', path: '/graphql', headers, body: { query } })),
  );

const rest = async (line: string, headers: Headers, body?: unknown) => {
  const [method = '', path = ''] = line.split(' ');
  return answerOf(await apis.rest(httpEvent({ method, path, headers, body })));
};

/** Returns the caller's profile from both APIs. */
const whoCalls = (headers: Headers) =>
  Promise.all([
    rest('GET /api/auth/profile', headers),
    graphql('{ viewer { id } }', headers),
    graphql('mutation { updateProfile(input: {}) { id } }', headers),
  ]);

const TOKENS = '/api/users/access-tokens';
const making = (scope: string) =>
  `mutation { createAccessToken(input: { name: " CI ", scope: ${scope} }) { token accessToken { name scope } } }`;

interface Created {
  token: string;
  access_token: { id: string; ending: string };
}

async function create(owner: SignedUp): Promise<Created> {
  const body = { name: 'Nightly build', scope: 'write' };
  const answer = await rest(`POST ${TOKENS}`, bearer(owner.token), body);
  expect(answer.status).toBe(200);
  return answer.body as Created;
}

async function newOwner(): Promise<SignedUp & { created: Created }> {
  const owner = await signUp(world, apis.authority);
  return { ...owner, created: await create(owner) };
}

/** Expects that both APIs refuse a token, also where visitors may read. */
async function expectRefused(headers: Headers, what?: string): Promise<void> {
  const answers = await Promise.all([
    whoCalls(headers),
    rest('GET /api/challenges', headers),
    graphql('{ challenges { id isLocked } }', headers),
  ]);
  const statuses = answers.flat().map(({ status }) => status);
  expect(statuses, what).toEqual(statuses.map(() => 401));
}

async function expectLearner(headers: Headers, id: string): Promise<void> {
  const answers = await whoCalls(headers);
  const data = [{ data: { viewer: { id } } }, { data: { updateProfile: { id } } }];
  expect(answers.map(({ body }) => body)).toMatchObject([{ id }, ...data]);
}

test('a token created by one API works for both, and the day of its use is recorded', async () => {
  const { id, token, created } = await newOwner();
  await expectLearner(bearer(created.token), id);
  await expectLearner({ authorization: `bEARER ${created.token}` }, id);
  const made = await graphql(making('READ, lifetimeDays: 30'), bearer(token));
  const { data } = made.body as { data: { createAccessToken: { token: string } } };
  expect(data.createAccessToken).toMatchObject({ accessToken: { name: 'CI', scope: 'READ' } });
  expect((await rest('GET /api/challenges', bearer(data.createAccessToken.token))).status).toBe(
    200,
  );
  const listed = await rest(`GET ${TOKENS}`, bearer(token));
  const { ending } = created.access_token;
  expect(created.token.endsWith(ending)).toBe(true);
  expect(listed.body).toMatchObject({
    access_tokens: [
      { name: 'CI', scope: 'read', is_expired: false },
      { name: 'Nightly build', scope: 'write', ending, last_used_on: expect.any(String) as string },
    ],
  });
});

test('using a token writes once a day', async () => {
  const { created } = await newOwner();
  const version = () =>
    world.database.execute(
      sql`select xmin::text from app.access_tokens where id = ${created.access_token.id}`,
    );
  await Promise.all([1, 2, 3].map(() => whoCalls(bearer(created.token))));
  const used = await version();
  await whoCalls(bearer(created.token));
  expect(await version()).toEqual(used);
  await world.database.execute(
    sql`update app.access_tokens set last_used_on = last_used_on - 1 where id = ${created.access_token.id}`,
  );
  const yesterday = await version();
  await whoCalls(bearer(created.token));
  expect(await version()).not.toEqual(yesterday);
});

test('only the hash of a token is stored, and the token is in no table and no log', async () => {
  const { created, token, id } = await newOwner();
  await expectLearner(bearer(created.token), id);
  const hash = createHash('sha256').update(created.token).digest('hex');
  const tables = await world.database.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'app'`,
  );
  const holding = async (text: string) => {
    const found = tables.map(async ({ name }) => {
      const rows = await world.database.execute(
        sql`select from ${sql.identifier('app')}.${sql.identifier(name)} as t where position(${text} in t::text) > 0`,
      );
      return rows.map(() => name);
    });
    return (await Promise.all(found)).flat();
  };
  expect(await holding(created.token.slice('packetsmith_'.length))).toEqual([]);
  expect(await holding(hash)).toEqual(['access_tokens']);
  const exported = JSON.stringify((await rest('GET /api/users/export', bearer(token))).body);
  expect(exported).toContain('Nightly build');
  expect(exported).not.toContain(hash);
  expect(JSON.stringify(apis.logged)).not.toContain(created.token);
});

test('a response with a token must not be cached', async () => {
  const { token } = await signUp(world, apis.authority);
  const query = making('READ');
  const body = { name: 'CI', scope: 'read' };
  const answers = await Promise.all([
    apis.rest(httpEvent({ method: 'POST', path: TOKENS, headers: bearer(token), body })),
    apis.graphql(
      httpEvent({ method: 'POST', path: '/graphql', headers: bearer(token), body: { query } }),
    ),
  ]);
  for (const { body: text, headers } of answers) {
    expect(text).toContain('packetsmith_');
    expect(headers?.['cache-control']).toBe('no-store');
  }
});

test('a string that resembles a token is refused', async () => {
  const { created } = await newOwner();
  for (const [name, disguise] of Object.entries(INVALID_TOKENS)) {
    await expectRefused(bearer(disguise(created.token)), name);
  }
  await expectRefused({ authorization: `Basic ${created.token}` });
  await expectRefused({ authorization: created.token });
});

test('a revoked token is refused at once, and only its own learner can revoke it', async () => {
  const [{ created, token, id }, other] = [await newOwner(), await newOwner()];
  const { id: tokenId } = created.access_token;
  const path = `${TOKENS}/${tokenId}`;
  const mutation = `mutation { revokeAccessToken(id: "${tokenId}") { accessToken { id } viewer { accessTokens { id } } } }`;
  const revoked = (accessToken: object | null, accessTokens: object[]) => ({
    data: { revokeAccessToken: { accessToken, viewer: { accessTokens } } },
  });
  expect((await rest(`DELETE ${path}`, bearer(other.token))).body).toEqual({ success: false });
  const remaining = [{ id: other.created.access_token.id }];
  expect((await graphql(mutation, bearer(other.token))).body).toEqual(revoked(null, remaining));
  await expectLearner(bearer(created.token), id);
  expect((await graphql(mutation, bearer(token))).body).toEqual(revoked({ id: tokenId }, []));
  await expectRefused(bearer(created.token));
  expect((await rest(`DELETE ${path}`, bearer(token))).body).toEqual({ success: false });
  const odd = await rest(`DELETE ${TOKENS}/%27`, bearer(token));
  expect(odd).toMatchObject({ status: 200, body: { success: false } });
});

test('an expired token is refused and still listed', async () => {
  const { created, token } = await newOwner();
  await world.database.execute(sql`
    update app.access_tokens set created_at = created_at - interval '90 days', expires_at = expires_at - interval '90 days'
    where id = ${created.access_token.id}`);
  await expectRefused(bearer(created.token));
  const { body } = await graphql('{ viewer { accessTokens { id isExpired } } }', bearer(token));
  const accessTokens = [{ id: created.access_token.id, isExpired: true }];
  expect(body).toEqual({ data: { viewer: { accessTokens } } });
});

test('a token outlives the session that created it, and nothing else does', async () => {
  const { created, id, sessionId, token } = await newOwner();
  await world.database.execute(sql`delete from auth.sessions where id = ${sessionId}`);
  await expectLearner(bearer(created.token), id);
  const body = { name: 'One more', scope: 'read' };
  expect((await rest(`POST ${TOKENS}`, bearer(token), body)).status).toBe(401);
});

test('the tokens of a banned or deleted account are removed', async () => {
  const [banned, removed, left] = [await newOwner(), await newOwner(), await newOwner()];
  await world.database.execute(
    sql`update auth.users set banned_until = now() + interval '1 hour' where id = ${banned.id}`,
  );
  await world.database.execute(sql`delete from auth.users where id = ${removed.id}`);
  const profile = (await rest('GET /api/auth/profile', bearer(left.token))).body;
  const { username } = profile as { username: string };
  const deletion = `mutation { deleteAccount(confirmUsername: "${username}") { username } }`;
  const { body } = await graphql(deletion, bearer(left.token));
  expect(body).toEqual({ data: { deleteAccount: { username } } });
  for (const { created, id } of [banned, removed, left]) {
    await expectRefused(bearer(created.token));
    const rows = sql`select from app.access_tokens where learner_id = ${id}`;
    expect(await world.database.execute(rows)).toHaveLength(0);
  }
});

test('concurrent requests cannot create more tokens than the limit', async () => {
  const { token } = await signUp(world, apis.authority);
  const body = { name: 'One of many', scope: 'read' };
  const make = () => rest(`POST ${TOKENS}`, bearer(token), body);
  const answers = await Promise.all(Array.from({ length: 25 }, make));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array<number>(20).fill(200), ...Array<number>(5).fill(409)]);
  const { body: listed } = await rest(`GET ${TOKENS}`, bearer(token));
  expect((listed as { access_tokens: unknown[] }).access_tokens).toHaveLength(20);
  let answer = await make();
  for (let call = 0; call < 30 && answer.status === 409; call += 1) answer = await make();
  expect(answer).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
});

test.each([
  { name: '', scope: 'read' },
  { name: 'a'.repeat(61), scope: 'read' },
  { name: 'two\nlines', scope: 'read' },
  { name: 'CI', scope: 'admin' },
  { name: 'CI' },
  { name: 'CI', scope: 'read', lifetime_days: 31 },
])('no token is created from %j', async (body) => {
  const { token } = await signUp(world, apis.authority);
  const answer = await rest(`POST ${TOKENS}`, bearer(token), body);
  expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
});

test('an invalid lifetime is refused with a message that lists the valid ones', async () => {
  const { token } = await signUp(world, apis.authority);
  const { body } = await graphql(making('READ, lifetimeDays: 36500'), bearer(token));
  const message = 'An access token can be valid for 30, 90, or 365 days; got 36500.';
  expect(body).toMatchObject({ errors: [{ message, extensions: { code: 'INVALID_INPUT' } }] });
});
