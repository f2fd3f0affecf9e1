import type { Session } from '@supabase/supabase-js';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { newEmail, PASSWORD, startTestAuth, type TestAuth } from '../testing/start-test-auth.ts';

let database: TestDatabase;
let auth: TestAuth;
let sql: postgres.Sql;

beforeAll(async () => {
  database = await createTestDatabase();
  auth = await startTestAuth(database.url);
  sql = postgres(database.url, { max: 1 });
});
afterAll(async () => {
  await sql.end();
  await auth.close();
  await database.drop();
});

async function signIn(): Promise<Session> {
  const { data } = await auth.client().auth.signUp({ email: newEmail(), password: PASSWORD });
  if (data.session === null) throw new Error('The sign-up gave no session.');
  return data.session;
}

/** Refreshes like a client that has stored this token. */
async function refresh(token: string): Promise<{ session: Session | null; code?: string }> {
  const { data, error } = await auth.client().auth.refreshSession({ refresh_token: token });
  return { session: data.session, ...(error?.code === undefined ? {} : { code: error.code }) };
}

async function refreshedToken(token: string): Promise<string> {
  const { session } = await refresh(token);
  if (session === null) throw new Error('The refresh token was refused.');
  return session.refresh_token;
}

/** Makes everything so far eleven seconds older. */
async function age(): Promise<void> {
  await sql`update auth.refresh_tokens set updated_at = updated_at - interval '11 seconds'`;
}

test('a refresh returns a new pair of tokens for the same session', async () => {
  const first = await signIn();
  const { session: second } = await refresh(first.refresh_token);
  expect(second?.refresh_token).not.toBe(first.refresh_token);
  expect(second?.refresh_token.length).toBeGreaterThanOrEqual(22);
  const client = auth.client();
  const before = await client.auth.getClaims(first.access_token);
  const after = await client.auth.getClaims(second?.access_token);
  expect(after.data?.claims.session_id).toBe(before.data?.claims.session_id);
  expect(after.data?.claims.amr).toEqual(before.data?.claims.amr);
});

test('a client that lost the response gets the same new token again, at any later time', async () => {
  const first = await signIn();
  const active = await refreshedToken(first.refresh_token);
  await age();
  expect(await refreshedToken(first.refresh_token)).toBe(active);
});

test('concurrent refreshes with one token all return the same new token', async () => {
  const first = await signIn();
  const tokens = await Promise.all(
    Array.from({ length: 10 }, () => refreshedToken(first.refresh_token)),
  );
  expect(new Set(tokens).size).toBe(1);
  expect(tokens[0]).not.toBe(first.refresh_token);
});

test('reusing an old token within the reuse interval is allowed', async () => {
  const first = await signIn();
  const second = await refreshedToken(first.refresh_token);
  const third = await refreshedToken(second);
  expect(await refreshedToken(first.refresh_token)).toBe(third);
});

test('reusing an old token later ends its session', async () => {
  const first = await signIn();
  const second = await refreshedToken(first.refresh_token);
  const third = await refreshedToken(second);
  await age();
  expect(await refresh(first.refresh_token)).toMatchObject({ code: 'refresh_token_already_used' });
  expect(await refresh(third)).toMatchObject({ code: 'refresh_token_not_found' });
  expect(await refresh(second)).toMatchObject({ code: 'refresh_token_not_found' });
  const { error } = await auth.client().auth.getUser(first.access_token);
  expect(error?.name).toBe('AuthSessionMissingError');
  expect(auth.logged.join()).toContain('refresh_token_reused');
});

test('without a reuse interval, an old token ends its session at once', async () => {
  const strict = await startTestAuth(database.url, { refreshTokenReuseSeconds: 0 });
  const client = strict.client();
  const { data } = await client.auth.signUp({ email: newEmail(), password: PASSWORD });
  const old = { refresh_token: data.session?.refresh_token ?? '' };
  await client.auth.refreshSession();
  await client.auth.refreshSession();
  const again = await strict.client().auth.refreshSession(old);
  expect(again.error?.code).toBe('refresh_token_already_used');
  expect((await client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
  await strict.close();
});

test('reusing an old token does not affect other sessions', async () => {
  const email = newEmail();
  const stolen = await auth.client().auth.signUp({ email, password: PASSWORD });
  const other = await auth.client().auth.signInWithPassword({ email, password: PASSWORD });
  const old = stolen.data.session?.refresh_token ?? '';
  await refreshedToken(await refreshedToken(old));
  await age();
  expect(await refresh(old)).toMatchObject({ code: 'refresh_token_already_used' });
  const { session } = await refresh(other.data.session?.refresh_token ?? '');
  expect(session).not.toBeNull();
});

test('an unknown or missing token is rejected', async () => {
  expect(await refresh('made-up')).toMatchObject({ code: 'refresh_token_not_found' });
  const response = await fetch(`${auth.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    body: '{}',
  });
  expect(await response.json()).toMatchObject({ error_code: 'validation_failed' });
});

test('a session that has ended cannot be refreshed', async () => {
  const client = auth.client();
  const { data } = await client.auth.signUp({ email: newEmail(), password: PASSWORD });
  await client.auth.signOut();
  const refused = await refresh(data.session?.refresh_token ?? '');
  expect(refused).toMatchObject({ session: null, code: 'refresh_token_not_found' });
});

test('a banned user cannot refresh', async () => {
  const { user, refresh_token: token } = await signIn();
  await sql`update auth.users set banned_until = now() + interval '1 day' where id = ${user.id}`;
  expect(await refresh(token)).toMatchObject({ code: 'user_banned' });
});
