import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccountRepository, hasAccounts } from '../../functions/data/account-repository.ts';
import type { SessionIdentity } from '../../functions/services/ports/records.ts';
import type { Services } from '../../functions/services/services.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import { createWorld, newIdentity, type World } from '../support/world.ts';

let world: World;
let services: Services;
beforeAll(async () => {
  world = await createWorld();
  services = world.with({ accounts: createAccountRepository(world.database) });
});
afterAll(() => world.close());

/** An account known to the auth server, signed in from one or more browsers. */
async function newAccount(
  browsers = ['Firefox'],
): Promise<{ identity: SessionIdentity; context: RequestContext }> {
  const sessions = browsers.map((userAgent) => ({ id: randomUUID(), userAgent }));
  const identity = newIdentity({ sessionId: sessions[0]?.id ?? '' });
  await world.database.execute(sql`
    insert into auth.users (id, email, raw_app_meta_data, encrypted_password)
    values (${identity.id}, ${identity.email}, '{"provider":"email"}', 'a hash that nobody may see')`);
  for (const { id, userAgent } of sessions) {
    await world.database.execute(sql`
      insert into auth.sessions (id, user_id, user_agent, ip)
      values (${id}, ${identity.id}, ${userAgent}, '198.51.100.4')`);
  }
  return { identity, context: services.createRequestContext(identity) };
}

const endEverySession = ({ id }: SessionIdentity) =>
  world.database.execute(sql`delete from auth.sessions where user_id = ${id}`);

test('a database with an auth server is distinguished from one without', async () => {
  expect(await hasAccounts(world.database)).toBe(true);
});

test('sessions show the browser and the address, and the current one comes first', async () => {
  const { context, identity } = await newAccount(['Firefox', 'Chromium']);
  const sessions = await services.accounts.sessions(context);
  expect(sessions).toMatchObject([
    { id: identity.sessionId, userAgent: 'Firefox', address: '198.51.100.4', isCurrent: true },
    { userAgent: 'Chromium', isCurrent: false },
  ]);
  expect(Date.now() - (sessions[0]?.lastActiveAt.getTime() ?? 0)).toBeLessThan(60_000);
});

test("a learner can end their own session, once, but nobody else's", async () => {
  const { context } = await newAccount(['Firefox', 'Chromium']);
  const outsider = await newAccount();
  const [, other] = await services.accounts.sessions(context);
  const id = other?.id ?? '';
  expect(await services.accounts.endSession(outsider.context, id)).toBeNull();
  expect(await services.accounts.endSession(context, 'no-uuid')).toBeNull();
  expect(await services.accounts.endSession(context, id)).toMatchObject({ id });
  expect(await services.accounts.endSession(context, id)).toBeNull();
});

test('a token of an ended session reads, awards, changes and reveals nothing', async () => {
  const { identity } = await newAccount();
  await endEverySession(identity);
  const late = (): RequestContext => services.createRequestContext(identity);
  const code = { challengeId: 'easy', code: 'print(1)', language: 'PYTHON' as const };
  const attempts = await Promise.allSettled([
    services.submissions.submit(late(), { ...code, idempotencyKey: null }),
    services.submissions.execute(late(), code),
    services.lessons.complete(late(), { lessonId: 'one', minutesSpent: 5 }),
    services.learners.updateProfile(late(), { firstName: 'Mallory' }),
    services.accounts.exportData(late()),
    services.accounts.sessions(late()),
    services.accounts.delete(late(), identity.requestedProfile.username),
    services.accessTokens.create(late(), { name: 'Script', scope: 'WRITE', lifetimeDays: 30 }),
    services.progress.summary(late()),
  ]);
  const reason = { code: 'UNAUTHENTICATED', message: 'This session has ended. Sign in again.' };
  for (const attempt of attempts) expect(attempt).toMatchObject({ status: 'rejected', reason });
  const [profile] = await world.database.execute(
    sql`select first_name, experience_points from app.profiles where id = ${identity.id}`,
  );
  expect(profile).toEqual({ first_name: '', experience_points: 0 });
});

test("a banned account's session is not open", async () => {
  const { identity, context } = await newAccount();
  await world.database.execute(
    sql`update auth.users set banned_until = now() + interval '1 h' where id = ${identity.id}`,
  );
  expect(await context.isOpen()).toBe(false);
});

test('deleting removes the account, the profile and the sessions, and no token restores them', async () => {
  const { identity, context } = await newAccount();
  const learner = await context.learner();
  await expect(services.accounts.delete(context, 'somebody-else')).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: `Type "${learner?.username ?? ''}" to delete this account.`,
  });
  expect(
    await services.accounts.delete(context, ` ${learner?.username.toUpperCase() ?? ''}`),
  ).toEqual(learner);
  await expect(services.createRequestContext(identity).learner()).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
  const left = await world.database.execute(sql`
    select id from auth.users where id = ${identity.id}
    union all select id from app.profiles where id = ${identity.id}
    union all select user_id from auth.sessions where user_id = ${identity.id}`);
  expect(left).toEqual([]);
});

test('an account that is removed at the auth server takes its profile with it', async () => {
  const removed = await newAccount();
  const marked = await newAccount();
  await world.database.execute(sql`delete from auth.users where id = ${removed.identity.id}`);
  await world.database.execute(
    sql`update auth.users set deleted_at = now() where id = ${marked.identity.id}`,
  );
  for (const { identity } of [removed, marked]) {
    const late = services.createRequestContext(identity).learner();
    await expect(late).rejects.toMatchObject({ message: 'This account was deleted.' });
  }
});

test('the profile shows whether a GitHub account is linked', async () => {
  const { identity } = await newAccount();
  const data = JSON.stringify({ user_name: 'octo', avatar_url: 'http://plain.example.test/1.png' });
  await world.database.execute(sql`
    insert into auth.identities (provider_id, user_id, identity_data, provider)
    values (${identity.id}, ${identity.id}, ${data}::jsonb, 'github')`);
  const linked = await services.createRequestContext(identity).learner();
  const shown = { githubId: identity.id, githubUsername: 'octo', avatarUrl: null };
  expect(linked).toMatchObject(shown);
  await world.database.execute(sql`delete from auth.identities where user_id = ${identity.id}`);
  const unlinked = await services.createRequestContext(identity).learner();
  expect(unlinked).toMatchObject({ githubId: null, githubUsername: null });
});

test('the export contains everything stored about a learner, and no secret', async () => {
  const { context, identity } = await newAccount();
  await services.lessons.complete(context, { lessonId: 'one', minutesSpent: 5 });
  const text = JSON.stringify(await services.accounts.exportData(context));
  expect(JSON.parse(text)).toMatchObject({
    account: { email: identity.email, sessions: [{ userAgent: 'Firefox' }] },
    profile: { id: identity.id },
    completedLessons: [{ lessonId: 'one' }],
    activeDays: [{}],
  });
  expect(text).not.toContain('a hash that nobody may see');
});

test('the export lists what a learner did in the order of its times', async () => {
  const { context, identity } = await newAccount();
  for (const lessonId of ['one', 'two', 'three'])
    await services.lessons.complete(context, { lessonId, minutesSpent: 5 });
  await world.database.execute(
    sql`update app.completed_lessons set completed_at = completed_at - interval '1 day'
      where learner_id = ${identity.id} and lesson_id = 'three'`,
  );
  const { completedLessons } = await services.accounts.exportData(context);
  expect(completedLessons).toMatchObject(['three', 'one', 'two'].map((lessonId) => ({ lessonId })));
});

test('what a learner keeps in the workspace is exported, and deleted with the account', async () => {
  const { context, identity } = await newAccount();
  const own = { name: 'mine', stdin: '1\n', expectedStdout: null };
  const draft = { challengeId: 'first', ownCases: [own], ageSeconds: 0, basedOn: null };
  await services.drafts.save(context, { ...draft, code: 'old', ageSeconds: 60 });
  await services.drafts.save(context, { ...draft, code: 'new' });
  await services.editorSettings.update(context, { fontSize: 18 });
  expect(await services.accounts.exportData(context)).toMatchObject({
    drafts: [{ challengeId: 'first', code: 'new', ownCases: [own] }],
    replacedDrafts: [{ challengeId: 'first', code: 'old' }],
    editorSettings: [{ fontSize: 18 }],
  });
  await services.accounts.delete(context, (await context.learner())?.username ?? '');
  const left = await world.database.execute(sql`
    select code from app.drafts where learner_id = ${identity.id}
    union all select code from app.replaced_drafts where learner_id = ${identity.id}
    union all select theme from app.editor_settings where learner_id = ${identity.id}`);
  expect(left).toEqual([]);
});
