import type { Session } from '@supabase/supabase-js';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  newEmail,
  PASSWORD,
  startTestAuth,
  type TestAuth,
  type TestClient,
} from '../../infra/auth/testing/start-test-auth.ts';
import { compose, type Product } from '../../infra/compose.ts';
import { openDatabase } from '../../functions/data/database.ts';
import { publishCurriculum } from '../../functions/data/publish.ts';
import { answerOf, httpEvent } from '../support/apis.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { fixtureCurriculum } from '../support/fixture-curriculum.ts';
import { unbalanced } from '../support/world.ts';

/** Anonymous sign-in with an unmodified client, the product's auth service and both APIs. Lessons need no sandbox. */

let database: TestDatabase;
let admin: postgres.Sql;
let opened: ReturnType<typeof openDatabase>;
let auth: TestAuth;
let product: Product;

beforeAll(async () => {
  database = await createTestDatabase();
  admin = postgres(database.url, { max: 1 });
  opened = openDatabase(database.url, { connections: 1 });
  await publishCurriculum(opened.database, fixtureCurriculum);
  auth = await startTestAuth(database.url, { isAnonymousSignInEnabled: true });
  const url = `${auth.url}/auth/v1`;
  const { anonKey, serviceKey } = auth.service;
  product = await compose({
    databaseUrl: database.url,
    connections: 2,
    auth: { issuer: url, url, anonKey, legacySecret: null, serviceKey },
    execution: { functionName: 'nothing is run here' },
    log: () => undefined,
  });
});
afterAll(async () => {
  expect(await unbalanced(opened.database)).toEqual([]);
  await admin.end();
  await Promise.all([opened.close(), product.close(), auth.close()]);
  await database.drop();
});

interface Profile {
  id: string;
  username: string;
  email: string;
  experience_points: number;
  is_anonymous: boolean;
}

async function sessionOf(client: TestClient): Promise<Session> {
  const { session } = (await client.auth.getSession()).data;
  if (session === null) throw new Error('There is no session.');
  return session;
}

async function rest(client: TestClient, request: { path: string; body?: object; method?: string }) {
  const headers = { authorization: `Bearer ${(await sessionOf(client)).access_token}` };
  return answerOf(await product.rest(httpEvent({ ...request, headers })));
}

const post = (client: TestClient, path: string, body: object) =>
  rest(client, { method: 'POST', path, body });

const profileOf = async (client: TestClient): Promise<Profile> =>
  (await rest(client, { path: '/api/auth/profile' })).body as Profile;

async function tryFirst(): Promise<TestClient> {
  const client = auth.client();
  await client.auth.signInAnonymously();
  return client;
}

async function completeLessons(client: TestClient): Promise<void> {
  for (const id of ['one', 'two']) await post(client, `/api/lessons/${id}/complete`, {});
}

test('a visitor works without an account, signs up, and keeps the id, the XP and the lessons', async () => {
  const client = await tryFirst();
  await completeLessons(client);
  const before = await profileOf(client);
  expect(before).toMatchObject({ email: '', experience_points: 10, is_anonymous: true });
  const email = newEmail();
  const username = `kept-${before.id.slice(0, 8)}`;
  const { error } = await client.auth.updateUser({ email, password: PASSWORD, data: { username } });
  expect(error).toBeNull();
  const kept = { id: before.id, email, username, experience_points: 10, is_anonymous: false };
  // The token is still that of the anonymous session.
  expect(await profileOf(client)).toMatchObject(kept);
  const elsewhere = auth.client();
  await elsewhere.auth.signInWithPassword({ email, password: PASSWORD });
  expect(await profileOf(elsewhere)).toMatchObject(kept);
  const path = { path: '/api/learning-path' };
  expect(
    JSON.stringify((await rest(elsewhere, path)).body).match(/"is_completed":true/g),
  ).toHaveLength(2);
});

test('an address that is taken changes nothing, and signing in and merging does', async () => {
  const email = newEmail();
  const owner = auth.client();
  await owner.auth.signUp({ email, password: PASSWORD });
  await post(owner, '/api/lessons/one/complete', {});
  const client = await tryFirst();
  await completeLessons(client);
  const clash = await client.auth.updateUser({ email, password: PASSWORD });
  expect(clash.error?.code).toBe('email_exists');
  expect(await profileOf(client)).toMatchObject({ experience_points: 10, is_anonymous: true });
  const { access_token: token } = await sessionOf(client);
  const { data } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  const merged = await post(client, '/api/users/merge-anonymous-learner', { token });
  expect(merged).toMatchObject({
    status: 200,
    body: { experience_added: 10, profile: { id: data.user?.id, experience_points: 10 } },
  });
  const again = await post(client, '/api/users/merge-anonymous-learner', { token });
  expect(again).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  const anonymous = await admin`select id from auth.users where is_anonymous and email is null`;
  expect(anonymous).toEqual([]);
});

test('only a valid token proves anything, through both APIs', async () => {
  const client = auth.client();
  await client.auth.signUp({ email: newEmail(), password: PASSWORD });
  const anonymous = await tryFirst();
  const { access_token: token } = await sessionOf(anonymous);
  const forged = `${token.slice(0, -6)}AAAAAA`;
  const refusal = {
    code: 'INVALID_INPUT',
    error: 'The anonymous token is not valid or has expired.',
  };
  for (const wrong of ['', forged, `${token} `, `Bearer ${token}`]) {
    const refused = await post(client, '/api/users/merge-anonymous-learner', { token: wrong });
    expect(refused, wrong).toEqual({ status: 400, body: refusal });
    const query =
      'mutation ($token: String!) { mergeAnonymousLearner(token: $token) { experienceAdded } }';
    const headers = { authorization: `Bearer ${(await sessionOf(client)).access_token}` };
    const body = { query, variables: { token: wrong } };
    const event = httpEvent({ method: 'POST', path: '/graphql', headers, body });
    expect(answerOf(await product.graphql(event)).body).toMatchObject({
      errors: [{ message: refusal.error, extensions: { code: 'INVALID_INPUT' } }],
    });
  }
  // Signing out ends the session of a token that is still valid for minutes.
  await anonymous.auth.signOut();
  const ended = await post(client, '/api/users/merge-anonymous-learner', { token });
  expect(ended).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
});

test('an anonymous learner gets no access token and no password without an address', async () => {
  const client = await tryFirst();
  const made = await post(client, '/api/users/access-tokens', { name: 'CI', scope: 'write' });
  expect(made).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  const { error } = await client.auth.updateUser({ password: PASSWORD });
  expect(error).toMatchObject({ status: 422, code: 'validation_failed' });
});
