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
import type { Mail } from '../../infra/mail/mail.ts';
import { answerOf, httpEvent } from '../support/apis.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let admin: postgres.Sql;
let auth: TestAuth;
let product: Product;
const mails: Mail[] = [];
const logged: object[] = [];
let isMailServerDown = false;

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
    sendMail: (mail) =>
      isMailServerDown
        ? Promise.reject(new Error(`Cannot deliver to ${mail.to}.`))
        : Promise.resolve(void mails.push(mail)),
    log: (entry) => void logged.push(entry),
  });
});
afterAll(async () => {
  await admin.end();
  await Promise.all([product.close(), auth.close()]);
  await database.drop();
});

function requireSession(session: Session | null): Session {
  if (session === null) throw new Error('There is no session.');
  return session;
}

async function signUp(): Promise<{ client: TestClient; email: string; session: Session }> {
  const client = auth.client();
  const email = newEmail();
  const { data } = await client.auth.signUp({ email, password: PASSWORD });
  return { client, email, session: requireSession(data.session) };
}

/** Makes a session older, as if its learner had signed in some minutes ago, and refreshes it. */
async function age(client: TestClient, { user }: Session, minutes: number): Promise<Session> {
  await admin`
    update auth.sessions set created_at = created_at - make_interval(mins => ${minutes}),
      amr = jsonb_set(amr, '{0,timestamp}', to_jsonb((amr #>> '{0,timestamp}')::int - ${minutes * 60}::int))
    where user_id = ${user.id}`;
  return requireSession((await client.auth.refreshSession()).data.session);
}

async function createThroughRest({ access_token: token }: Session) {
  const headers = { authorization: `Bearer ${token}` };
  const body = { name: 'Nightly build', scope: 'write', lifetime_days: 30 };
  const path = '/api/users/access-tokens';
  const result = await product.rest(httpEvent({ method: 'POST', path, headers, body }));
  return { ...answerOf(result), challenge: result.headers?.['www-authenticate'] };
}

async function createThroughGraphql({ access_token: token }: Session) {
  const headers = { authorization: `Bearer ${token}` };
  const query = 'mutation { createAccessToken(input: { name: "CI", scope: READ }) { token } }';
  const event = httpEvent({ method: 'POST', path: '/graphql', headers, body: { query } });
  return answerOf(await product.graphql(event)).body;
}

const ERROR = 'Sign in again: this requires a sign-in within the last ten minutes.';
const CODE = 'REAUTHENTICATION_REQUIRED';

test('a session whose sign-in is older than ten minutes creates no access token, however often it is refreshed', async () => {
  const { client, email, session } = await signUp();
  const old = await age(client, session, 11);
  const challenge = 'Bearer error="insufficient_user_authentication", max_age=600';
  expect(await createThroughRest(old)).toEqual({
    status: 401,
    body: { error: ERROR, code: CODE },
    challenge,
  });
  expect(await createThroughGraphql(old)).toMatchObject({
    errors: [{ message: ERROR, extensions: { code: CODE } }],
  });
  const again = await client.auth.signInWithPassword({ email, password: PASSWORD });
  expect(await createThroughRest(requireSession(again.data.session))).toMatchObject({
    status: 200,
  });
});

test('the owner is told by email which access token was created', async () => {
  const { email, session } = await signUp();
  expect((await createThroughRest(session)).status).toBe(200);
  const [mail, ...others] = mails.filter(({ to }) => to === email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    kind: 'access_token_created_notification',
    subject: 'An access token was created',
  });
  expect(mail?.text).toContain('the access token "Nightly build"');
  expect(mail?.text).toContain('it can read and change your data');
  expect(mail?.text).not.toContain('packetsmith_');
});

test('an access token is created even if its mail cannot be delivered, and the log has no address', async () => {
  const { email, session } = await signUp();
  isMailServerDown = true;
  expect((await createThroughRest(session)).status).toBe(200);
  isMailServerDown = false;
  expect(logged).toContainEqual(expect.objectContaining({ event: 'mail_not_sent' }));
  expect(JSON.stringify(logged)).not.toContain(email);
});
