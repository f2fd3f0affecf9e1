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
import { answerOf, httpEvent } from '../support/apis.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let admin: postgres.Sql;
let auth: TestAuth;
let product: Product;

beforeAll(async () => {
  database = await createTestDatabase();
  admin = postgres(database.url, { max: 1 });
  auth = await startTestAuth(database.url);
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
  await admin.end();
  await Promise.all([product.close(), auth.close()]);
  await database.drop();
});

interface SignedIn {
  client: TestClient;
  email: string;
  session: Session;
}

function requireSession(session: Session | null): Session {
  if (session === null) throw new Error('There is no session.');
  return session;
}

async function signUp(): Promise<SignedIn> {
  const client = auth.client();
  const email = newEmail();
  const { data } = await client.auth.signUp({ email, password: PASSWORD });
  return { client, email, session: requireSession(data.session) };
}

/** Signs in to an account once more, as another browser does. */
async function signInOnOtherDevice(email: string): Promise<SignedIn> {
  const client = auth.client();
  const { data } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  return { client, email, session: requireSession(data.session) };
}

async function rest({ access_token: token }: Session, path: string, body?: object) {
  const method = body === undefined ? 'GET' : 'POST';
  const headers = { authorization: `Bearer ${token}` };
  return answerOf(await product.rest(httpEvent({ method, path, headers, body })));
}

async function graphql({ access_token: token }: Session, query: string) {
  const headers = { authorization: `Bearer ${token}` };
  const event = httpEvent({ method: 'POST', path: '/graphql', headers, body: { query } });
  return answerOf(await product.graphql(event)).body as { errors?: { extensions: object }[] };
}

const profileStatus = async (session: Session): Promise<number> =>
  (await rest(session, '/api/auth/profile')).status;

const CODE = { challenge_id: 'any', code: 'print(1)', language: 'python' };

/** Expects that both APIs and the auth service refuse everything that a session's access token could do. */
async function expectRefused(session: Session): Promise<void> {
  const answers = await Promise.all([
    rest(session, '/api/auth/profile'),
    rest(session, '/api/challenges'),
    rest(session, '/api/challenges/categories'),
    rest(session, '/api/users/export'),
    rest(session, '/api/submissions/execute', CODE),
    rest(session, '/api/submissions/submit', CODE),
    rest(session, '/api/lessons/any/complete', { time_spent_minutes: 1 }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  const results = await Promise.all([
    graphql(session, '{ viewer { id } }'),
    graphql(session, '{ challenges { id isLocked } }'),
    graphql(session, '{ categories { id } }'),
    graphql(session, 'mutation { updateProfile(input: { firstName: "Eve" }) { id } }'),
    graphql(
      session,
      'mutation { createAccessToken(input: { name: "x", scope: WRITE }) { token } }',
    ),
  ]);
  for (const { errors } of results) {
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  }
  const { error } = await auth.client().auth.getUser(session.access_token);
  expect(error?.name).toBe('AuthSessionMissingError');
}

/** Uses up a refresh token long ago and then uses it again, as a thief does. Returns the session of its owner. */
async function stealRefreshToken({ client, session }: SignedIn): Promise<Session> {
  await client.auth.refreshSession();
  const { data } = await client.auth.refreshSession();
  await admin`update auth.refresh_tokens set updated_at = now() - interval '1 minute'
    where session_id = (select session_id from auth.refresh_tokens where token = ${session.refresh_token})`;
  const attacker = await auth.client().auth.refreshSession(session);
  expect(attacker.error?.code).toBe('refresh_token_already_used');
  return requireSession(data.session);
}

test('the second use of a refresh token ends its session, and no other one', async () => {
  const learner = await signUp();
  const elsewhere = await signInOnOtherDevice(learner.email);
  expect(await profileStatus(learner.session)).toBe(200);
  const current = await stealRefreshToken(learner);
  await expectRefused(current);
  await expectRefused(learner.session);
  expect(await profileStatus(elsewhere.session)).toBe(200);
});

test('a session whose refresh tokens a hosted auth server has revoked is refused and not listed', async () => {
  const learner = await signUp();
  const elsewhere = await signInOnOtherDevice(learner.email);
  expect(await profileStatus(learner.session)).toBe(200);
  await admin`update auth.refresh_tokens set revoked = true where token = ${learner.session.refresh_token}`;
  expect((await rest(learner.session, '/api/users/export')).status).toBe(401);
  expect(await profileStatus(learner.session)).toBe(401);
  expect(await graphql(elsewhere.session, '{ viewer { sessions { isCurrent } } }')).toEqual({
    data: { viewer: { sessions: [{ isCurrent: true }] } },
  });
});

test('signing out of one browser ends that session alone', async () => {
  const learner = await signUp();
  const elsewhere = await signInOnOtherDevice(learner.email);
  await learner.client.auth.signOut({ scope: 'local' });
  await expectRefused(learner.session);
  expect(await profileStatus(elsewhere.session)).toBe(200);
});

test('signing out everywhere ends every session', async () => {
  const learner = await signUp();
  const elsewhere = await signInOnOtherDevice(learner.email);
  await learner.client.auth.signOut({ scope: 'global' });
  await Promise.all([learner, elsewhere].map(({ session }) => expectRefused(session)));
});

test('a new password ends every other session', async () => {
  const learner = await signUp();
  const elsewhere = await signInOnOtherDevice(learner.email);
  await learner.client.auth.updateUser({ password: 'Another-horse-8' });
  await expectRefused(elsewhere.session);
  expect(await profileStatus(learner.session)).toBe(200);
});

test('a session that ended before its account had a profile creates none', async () => {
  const learner = await signUp();
  await admin`delete from app.profiles where id = ${learner.session.user.id}`;
  await learner.client.auth.signOut({ scope: 'global' });
  await expectRefused(learner.session);
  const left = await admin`select from app.profiles where id = ${learner.session.user.id}`;
  expect(left).toHaveLength(0);
});
