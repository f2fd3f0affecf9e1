import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { kindsOfMails } from '../testing/read-mails.ts';
import { newEmail, PASSWORD, startTestAuth, type TestAuth } from '../testing/start-test-auth.ts';

let database: TestDatabase;
let auth: TestAuth;

beforeAll(async () => {
  database = await createTestDatabase();
  auth = await startTestAuth(database.url, {
    isAutoconfirmed: false,
    limits: { mailInterval: { events: 1, perSeconds: 60 } },
  });
});
afterAll(async () => {
  await auth.close();
  await database.drop();
});

/** @returns the status and the text without the seconds to wait, which change while the test runs */
async function post(path: string, body: object): Promise<{ status: number; text: string }> {
  const address = `${auth.url}/auth/v1${path}`;
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const text = (await response.text()).replace(/\d+ seconds/, 'some seconds');
  return { status: response.status, text };
}

test('emails of one kind to one address are spaced out, whether or not the account exists', async () => {
  const [known, unknown] = [newEmail(), newEmail()];
  await auth.service.createUser({ email: known, password: PASSWORD, metadata: {} });
  const requests = [
    ['/recover', {}],
    ['/resend', { type: 'signup' }],
    ['/resend', { type: 'email_change' }],
  ] as const;
  for (const [path, fields] of requests) {
    const answers = [];
    for (const email of [known, unknown]) {
      answers.push([
        await post(path, { ...fields, email }),
        await post(path, { ...fields, email }),
      ]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]?.map(({ status }) => status)).toEqual([200, 429]);
  }
  expect(kindsOfMails(auth, known)).toEqual(['recovery']);
  expect(kindsOfMails(auth, unknown)).toEqual([]);
});

test('the error for a request that comes too soon says how long to wait', async () => {
  const email = newEmail();
  const { error: first } = await auth.client().auth.signUp({ email, password: PASSWORD });
  expect(first).toBeNull();
  const { error } = await auth.client().auth.resend({ email, type: 'signup' });
  expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
  expect(error?.message).toMatch(
    /^For security purposes, you can only request this after \d+ seconds\.$/,
  );
  const again = await auth.client().auth.signUp({ email, password: PASSWORD });
  expect(again.error).toMatchObject({ status: 429 });
  expect(kindsOfMails(auth, email)).toEqual(['signup']);
});

test('a sign-in link counts as a recovery email', async () => {
  const email = newEmail();
  expect((await post('/recover', { email })).status).toBe(200);
  expect((await post('/otp', { email })).status).toBe(429);
});

test.each([
  [{}, 'validation_failed'],
  [{ type: 'recovery', email: 'a@example.test' }, 'validation_failed'],
  [{ type: 'signup' }, 'validation_failed'],
  [{ type: 'signup', email: 'a@example.test', phone: '+441' }, 'validation_failed'],
  [{ type: 'sms', phone: '+441' }, 'phone_provider_disabled'],
  [{ type: 'email_change' }, 'validation_failed'],
])('%o is rejected', async (body, code) => {
  const { status, text } = await post('/resend', body);
  expect(status).toBe(400);
  expect(JSON.parse(text)).toMatchObject({ error_code: code });
});
