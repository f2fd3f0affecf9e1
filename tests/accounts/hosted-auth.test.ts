import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compose, type Product } from '../../infra/compose.ts';
import {
  newEmail,
  PASSWORD,
  startTestAuth,
  type TestAuth,
} from '../../infra/auth/testing/start-test-auth.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { answerOf, httpEvent } from '../support/apis.ts';

/*
 * With `SUPABASE_URL`, the auth server runs elsewhere. It is reached only over HTTP, and its tables are in a database
 * that the product can't access.
 */

let databases: TestDatabase[];
let auth: TestAuth;
let product: Product;
let unkeyed: Product;

async function composeWith(serviceKey: string | null): Promise<Product> {
  const url = `${auth.url}/auth/v1`;
  const { anonKey } = auth.service;
  return compose({
    databaseUrl: databases[1]?.url ?? '',
    connections: 2,
    auth: { issuer: url, url, anonKey, legacySecret: null, serviceKey },
    execution: { functionName: 'nothing is run here' },
    log: () => undefined,
  });
}

beforeAll(async () => {
  databases = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const sql = postgres(databases[1]?.url ?? '', { max: 1, onnotice: () => undefined });
  await sql`drop schema auth cascade`;
  await sql.end();
  auth = await startTestAuth(databases[0]?.url ?? '');
  product = await composeWith(auth.service.serviceKey);
  unkeyed = await composeWith(null);
});
afterAll(async () => {
  await Promise.all([product.close(), unkeyed.close(), auth.close()]);
  await Promise.all(databases.map((database) => database.drop()));
});

async function call(api: Product, path: string, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await api.rest(httpEvent({ path, headers }));
  const body = answer.stream ? await new Response(answer.stream).text() : answer.body;
  return answerOf({ ...answer, ...(body !== undefined && { body }) });
}

async function mutate(api: Product, field: string, token: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` };
  const body = { query: `mutation { ${field} }` };
  const event = httpEvent({ method: 'POST', path: '/graphql', headers, body });
  return answerOf(await api.graphql(event)).body;
}

async function signUp(username: string) {
  const client = auth.client();
  const email = newEmail();
  const options = { data: { username } };
  const { data } = await client.auth.signUp({ email, password: PASSWORD, options });
  return { client, email, token: data.session?.access_token ?? '' };
}

test('an account from the other server gets its profile on its first request', async () => {
  const { token, email } = await signUp('far-away');
  const profile = await call(product, '/api/auth/profile', token);
  expect(profile).toMatchObject({ status: 200, body: { username: 'far-away', email } });
  const { body } = await call(product, '/api/users/export', token);
  expect(body).toMatchObject({ account: { email, givenAtSignUp: { username: 'far-away' } } });
});

test('a session that ended on the auth server is refused here where it matters', async () => {
  const { client, token } = await signUp('signed-out');
  expect((await call(product, '/api/users/export', token)).status).toBe(200);
  await client.auth.signOut();
  expect((await call(product, '/api/users/export', token)).status).toBe(401);
});

test('with the service key, an account is deleted on both sides', async () => {
  const { client, email, token } = await signUp('leaver');
  expect(
    await mutate(product, 'deleteAccount(confirmUsername: "leaver") { username }', token),
  ).toEqual({
    data: { deleteAccount: { username: 'leaver' } },
  });
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  expect(error?.code).toBe('invalid_credentials');
  expect((await call(product, '/api/auth/profile', token)).status).toBe(401);
});

test('without the service key, nothing is deleted on either side', async () => {
  const { token } = await signUp('stayer');
  expect(
    await mutate(unkeyed, 'deleteAccount(confirmUsername: "stayer") { username }', token),
  ).toMatchObject({
    errors: [{ extensions: { code: 'UNAVAILABLE' } }],
  });
  expect((await call(unkeyed, '/api/auth/profile', token)).status).toBe(200);
});
