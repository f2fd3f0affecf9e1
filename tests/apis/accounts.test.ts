import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccountRepository } from '../../functions/data/account-repository.ts';
import { answerOf, type Apis, httpEvent, openApis } from '../support/apis.ts';
import { signUp, signUpThroughGitHub } from '../support/sign-up.ts';
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

const newLearner = () => signUp(world, apis.authority);

const endSession = (sessionId: string) =>
  world.database.execute(sql`delete from auth.sessions where id = ${sessionId}`);

async function graphql(query: string, token?: string) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return answerOf(
    await apis.graphql(httpEvent({ method: 'POST', path: '/graphql', headers, body: { query } })),
  );
}

async function rest(path: string, token: string, body?: unknown) {
  const method = body === undefined ? 'GET' : 'POST';
  const headers = { authorization: `Bearer ${token}` };
  return answerOf(await apis.rest(httpEvent({ method, path, headers, body })));
}

test('a third-party learner has no profile, asks for one, and cannot choose their identity', async () => {
  const { id, token } = await signUpThroughGitHub(world, apis.authority);
  expect((await rest('/api/auth/profile', token)).status).toBe(404);
  const spoofed = {
    username: 'Octo',
    first_name: 'Octo',
    last_name: '',
    id: randomUUID(),
    email: 'victim@example.test',
    avatar_url: 'https://evil.example.test/x.png',
    github_username: 'somebody-else',
    github_id: '1',
    oauth_provider: 'email',
    created_at: '1999-01-01T00:00:00Z',
    experience_points: 9_999,
    level: 99,
    time_zone: 'Europe/Paris',
  };
  const created = await rest('/api/auth/oauth-profile', token, spoofed);
  const profile = {
    id,
    username: 'octo',
    email: `${id}@example.test`,
    avatar_url: 'https://avatars.example.test/1.png',
    github_username: 'octo-real',
    github_id: `4711-${id}`,
    oauth_provider: 'github',
    experience_points: 0,
    level: 1,
  };
  expect(created).toMatchObject({ status: 200, body: { success: true, profile } });
  const { body } = await rest('/api/auth/profile', token);
  expect(body).toMatchObject(profile);
  expect((body as { created_at: string }).created_at).not.toContain('1999');
  const again = await rest('/api/auth/oauth-profile', token, { ...spoofed, username: 'other' });
  expect(again.body).toMatchObject({ success: true, profile: { username: 'octo' } });
  const zone = { data: { viewer: { timeZone: 'Europe/Paris', timeZoneChangeableAt: null } } };
  expect((await graphql('{ viewer { timeZone timeZoneChangeableAt } }', token)).body).toEqual(zone);
});

test('a learner lists and ends sessions', async () => {
  const { token, sessionId } = await newLearner();
  const { body } = await graphql('{ viewer { sessions { id isCurrent startedAt } } }', token);
  expect(body).toMatchObject({ data: { viewer: { sessions: [{ id: sessionId }] } } });
  const mutation = `mutation { endSession(id: "${sessionId}") {
    session { id isCurrent } viewer { sessions { id } } } }`;
  const ended = await graphql(mutation, token);
  expect(ended.body).toEqual({
    data: {
      endSession: { session: { id: sessionId, isCurrent: true }, viewer: { sessions: [] } },
    },
  });
});

test('a token that outlives its session is refused by both APIs where it matters', async () => {
  const { token, sessionId } = await newLearner();
  await endSession(sessionId);
  const error = 'This session has ended. Sign in again.';
  const code = { challenge_id: 'first', code: 'print(1)', language: 'python' };
  for (const answer of [
    await rest('/api/submissions/submit', token, code),
    await rest('/api/submissions/execute', token, code),
    await rest('/api/lessons/one/complete', token, { time_spent_minutes: 5 }),
    await rest('/api/users/export', token),
  ]) {
    expect(answer).toEqual({ status: 401, body: { error, code: 'UNAUTHENTICATED' } });
  }
  const changed = await graphql('mutation { updateProfile(input: {}) { id } }', token);
  expect(changed.body).toMatchObject({
    errors: [{ message: error, extensions: { code: 'UNAUTHENTICATED' } }],
  });
});

test('the export of both APIs is the same document', async () => {
  const { token, id } = await newLearner();
  const { body } = await rest('/api/users/export', token);
  expect(body).toMatchObject({ account: { email: `${id}@example.test` }, profile: { id } });
  const { body: answer } = await graphql('{ viewer { dataExport } }', token);
  const { data } = answer as { data: { viewer: { dataExport: unknown } } };
  const withoutTime = (document: unknown) => ({ ...(document as object), exportedAt: '' });
  expect(withoutTime(data.viewer.dataExport)).toEqual(withoutTime(body));
});

test('a deleted account is refused by both APIs at once', async () => {
  const { token } = await newLearner();
  const { body } = await graphql('{ viewer { id username } }', token);
  const { id, username } = (body as { data: { viewer: Record<string, string> } }).data.viewer;
  const deletion = `mutation { deleteAccount(confirmUsername: "${username}") { learnerId username } }`;
  expect((await graphql(deletion, token)).body).toEqual({
    data: { deleteAccount: { learnerId: id, username } },
  });
  const refusal = { error: 'This account was deleted.', code: 'UNAUTHENTICATED' };
  expect(await rest('/api/auth/profile', token)).toEqual({ status: 401, body: refusal });
  expect((await graphql('{ viewer { id } }', token)).body).toMatchObject({
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
});

test('a visitor who looks up too many names is told when to continue', async () => {
  const names = Array.from({ length: 5 }, (_, index) => `n${index}: isUsernameAvailable`);
  const query = `{ ${names.map((name) => `${name}(username: "somebody")`).join(' ')} }`;
  let refusal: unknown;
  for (let call = 0; call < 30 && refusal === undefined; call += 1) {
    const { body } = await graphql(query);
    refusal = (body as { errors?: unknown[] }).errors?.[0];
  }
  expect(refusal).toMatchObject({ extensions: { code: 'RATE_LIMITED', retryAfter: 1 } });
});
