// cspell:ignore mailinatorr notmailinator İstanbul exämple
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DISPOSABLE_DOMAINS, emailError } from '../../domain/registration.ts';
import { canonicalUsername, usernameError, usernameFrom } from '../../domain/username.ts';
import { createSignUpRules, type SignUpRules } from '../../infra/server/identity-provider.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

let testDatabase: TestDatabase;
let sql: postgres.Sql;
let rules: SignUpRules;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  sql = postgres(testDatabase.url, { max: 8, prepare: false, onnotice: () => undefined });
  rules = createSignUpRules(testDatabase.url);
});
afterAll(async () => {
  await rules.close();
  await sql.end();
  await testDatabase.drop();
});

const USERNAMES = [
  ...['ada', 'Ada', '  ada\t', 'ａｄａ', 'ADA_1-2', 'ab', '', 'a'.repeat(24), 'a'.repeat(25)],
  ...['admin', 'ROOT', 'unknown', 'packetsmith', 'ad min', 'ad.min', 'ädä', 'İstanbul', 'Kelvin'],
  ...[
    'ﬁsh',
    'x²y',
    '\u00a0ada\u2003',
    '\u2028ada\ufeff',
    'a\u0000da'.replace('\u0000', ''),
    '👩‍💻👩‍💻',
  ],
  ...[
    "ada'; drop table app.profiles; --",
    'a"b',
    '%s',
    'ada@example.test',
    '①②③',
    'ß-name',
    '---',
    '😀😀',
    '😀'.repeat(25),
  ],
];

const EMAILS = [
  ...[
    'ada@example.test',
    'a@b.c',
    'ada@example',
    'ada@@example.test',
    'ada example@x.test',
    '@x.test',
  ],
  ...[
    'ada@x..test',
    'ada@.test',
    'ada@x.test.',
    '',
    `${'a'.repeat(250)}@x.test`,
    'ädä@exämple.test',
  ],
  ...['a@mailinator.com', 'a@sub.MAILINATOR.com', 'a@notmailinator.com', 'a@mailinator.com.test'],
  ...['a@mailinatorr.com', 'a@x.yopmail.com', 'a b@yopmail.com', 'a\u00a0b@x.test', 'a\nb@x.test'],
];

test('the database has the same username rules as the domain', async () => {
  for (const requested of USERNAMES) {
    const [row] = await sql`
      select app.canonical_username(${requested}) as canonical, app.username_error(${requested}) as error,
        app.username_from(${requested}) as made, app.username_from(${requested}, 'a1b2') as suffixed`;
    expect({ requested, ...row }).toEqual({
      requested,
      canonical: expect.any(String) as string,
      error: usernameError(requested),
      made: usernameFrom(requested),
      suffixed: usernameFrom(requested, 'a1b2'),
    });
    if (usernameError(requested) === null)
      expect(row?.['canonical']).toBe(canonicalUsername(requested));
  }
});

test('the database has the same email rules as the domain', async () => {
  const disposable = DISPOSABLE_DOMAINS.map((domain) => `ada@${domain}`);
  for (const email of [...EMAILS, ...disposable]) {
    const [row] = await sql`select app.email_error(${email}) as error`;
    expect({ email, error: row?.['error'] as string | null }).toEqual({
      email,
      error: emailError(email),
    });
  }
});

/** Inserts an account like GoTrue does. */
async function signUp(
  metadata: Record<string, unknown>,
  {
    provider = 'email',
    email = `${randomUUID()}@example.test`,
  }: { provider?: string; email?: string } = {},
): Promise<{ username: string; first_name: string } | undefined> {
  const id = randomUUID();
  await sql`
    insert into auth.users (id, email, raw_app_meta_data, raw_user_meta_data) values (
      ${id}, ${email}, ${JSON.stringify({ provider })}::text::jsonb,
      ${JSON.stringify(metadata)}::text::jsonb
    )`;
  const [profile] = await sql<{ username: string; first_name: string }[]>`
    select username, first_name from app.profiles where id = ${id}`;
  return profile;
}

test('an account has its profile from the start, with the names it asked for', async () => {
  const profile = await signUp({ username: 'Hopper', first_name: ' Grace ', last_name: 7 });
  expect(profile).toEqual({ username: 'hopper', first_name: 'Grace' });
});

test('the hook refuses a taken, reserved or malformed name, and a disposable address', async () => {
  await signUp({ username: 'somebody' });
  const refusal = (username: unknown, email = 'ada@example.test') =>
    rules.refusal({ email, metadata: { username } });
  expect(await refusal('SomeBody')).toBe('The username "somebody" is taken. Choose another one.');
  expect(await refusal('root')).toBe(usernameError('root'));
  expect(await refusal('a b c')).toBe(usernameError('a b c'));
  expect(await refusal('free-name', 'ada@x.mailinator.com')).toBe(
    'Disposable email addresses are not allowed.',
  );
  expect(await refusal('free-name')).toBeNull();
  expect(await refusal(undefined)).toBeNull();
});

test('the hook lets anonymous accounts in, and nobody else without an email address', async () => {
  const metadata = { username: 'root' };
  expect(await rules.refusal({ email: '', metadata, isAnonymous: true })).toBeNull();
  const invalid = 'Please enter a valid email address.';
  expect(await rules.refusal({ email: '', metadata })).toBe(invalid);
  const disposable = { email: 'ada@mailinator.com', metadata, isAnonymous: true };
  expect(await rules.refusal(disposable)).toBe('Disposable email addresses are not allowed.');
  const hook = async (user: object) => {
    const event = JSON.stringify({ user });
    const [row] = await sql`select app.before_user_created(${event}::text::jsonb)::text as answer`;
    return row?.['answer'] as string;
  };
  // What a hosted auth server sends.
  expect(await hook({ email: '', phone: '', is_anonymous: true, user_metadata: {} })).toBe('{}');
  expect(await hook({ email: '', phone: '+1', is_anonymous: false })).toContain(invalid);
  expect(await hook({ email: '', user_metadata: { is_anonymous: true } })).toContain(invalid);
});

test('twelve sign-ups with the same name at once all succeed, each with a different name', async () => {
  const profiles = await Promise.all(
    Array.from({ length: 12 }, () => signUp({ username: 'popular-name' })),
  );
  const names = profiles.map((profile) => profile?.username);
  expect(new Set(names).size).toBe(12);
  expect(names).toContain('popular-name');
});

test('the account is created whatever metadata a client sends', async () => {
  const odd = [null, 7, '', 'a'.repeat(5_000), { deep: true }, "'; drop schema app; --"];
  for (const username of odd) {
    const profile = await signUp({ username, first_name: username });
    expect(profile?.username).toMatch(/^[a-z0-9_-]{3,24}$/);
  }
});

test('a third-party account has no profile yet, because it is first asked for its name', async () => {
  expect(await signUp({ user_name: 'octo' }, { provider: 'github' })).toBeUndefined();
});

test('only the auth server may call the hook', async () => {
  const [row] = await sql`
    select has_function_privilege('anon', 'app.before_user_created(jsonb)', 'execute') as anon,
      has_function_privilege('authenticated', 'app.before_user_created(jsonb)', 'execute') as learner`;
  expect(row).toEqual({ anon: false, learner: false });
});
