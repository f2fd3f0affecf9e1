import path from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError } from './start-error.ts';
import { HOST_ADDRESS } from './web-address.ts';
import { isForThisMachineOnly, publicWarnings, readConfig } from './config.ts';

const refusal = (environment: NodeJS.ProcessEnv): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'accepted';
};

test('no variable is required', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    listenAddress: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    corsOrigins: [],
    dataDir: path.resolve('.data'),
    databaseUrl: null,
    supabase: null,
    execution: null,
    metricsToken: null,
    github: null,
    isAutoconfirmed: true,
    isAnonymousSignInEnabled: true,
    authRules: {
      limits: { mailInterval: { events: 1, perSeconds: 1 } },
      redirectAllowList: [],
      isSecureEmailChange: true,
      isReauthenticationRequired: false,
      isCurrentPasswordRequired: true,
    },
    smtp: null,
  });
});

test('trying the product without an account can be switched off', () => {
  const off = readConfig({ GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'false' });
  expect(off.isAnonymousSignInEnabled).toBe(false);
  expect(refusal({ GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'maybe' })).toBe(
    'GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED must be "true" or "false"; it is "maybe".',
  );
});

const PUBLIC = { SITE_URL: 'https://learn.example.test' };

test.each([
  [{}, true],
  [{ SITE_URL: 'http://localhost:8080' }, true],
  [PUBLIC, false],
  [{ ...PUBLIC, LISTEN_ADDRESS: '0.0.0.0' }, false],
])('only people on this machine use %o: %s', (environment, isLocal) => {
  const config = readConfig(environment);
  expect(isForThisMachineOnly(config)).toBe(isLocal);
  expect(config.isAutoconfirmed).toBe(isLocal);
});

test('where others can sign up, autoconfirm has to be switched on by name, and the operator is warned', () => {
  const smtp = { GOTRUE_SMTP_HOST: 'mail.example.test', GOTRUE_SMTP_ADMIN_EMAIL: 'a@example.test' };
  expect(publicWarnings(readConfig({ ...PUBLIC, ...smtp }))).toEqual([]);
  const risky = readConfig({ ...PUBLIC, ...smtp, GOTRUE_MAILER_AUTOCONFIRM: 'true' });
  expect(risky.isAutoconfirmed).toBe(true);
  expect(publicWarnings(risky)).toEqual([
    expect.stringContaining('GOTRUE_MAILER_AUTOCONFIRM=true lets anyone sign up'),
  ]);
  expect(publicWarnings(readConfig(PUBLIC))).toEqual([
    expect.stringContaining('No email is delivered'),
  ]);
  expect(publicWarnings(readConfig({ GOTRUE_MAILER_AUTOCONFIRM: 'true' }))).toEqual([]);
});

test('programs run here, on AWS, or on hosts that require a key', () => {
  const EXECUTION_ENDPOINT = 'http://10.0.0.5:8080';
  const EXECUTION_KEY = 'a-key-of-hosts-that-nobody-could-guess';
  const { execution } = readConfig({ EXECUTION_ENDPOINT, EXECUTION_KEY });
  expect(execution).toMatchObject({
    functionName: 'execution',
    client: { endpoint: EXECUTION_ENDPOINT },
  });
  expect(readConfig({ EXECUTION_FUNCTION: 'on-aws' }).execution).toEqual({
    functionName: 'on-aws',
  });
  expect(() => readConfig({ EXECUTION_ENDPOINT })).toThrow(
    'EXECUTION_KEY is missing: the hosts at EXECUTION_ENDPOINT require it.',
  );
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a port number from 1 to 65535; it is "http".'],
  [{ PORT: '0' }, 'PORT must be at least 1; it is "0".'],
  [
    { LISTEN_ADDRESS: 'eth0' },
    'LISTEN_ADDRESS must be 127.0.0.1 for this machine only, or 0.0.0.0 or :: for all of its networks; it is "eth0".',
  ],
  [
    { LISTEN_ADDRESS: '0.0.0.0' },
    'SITE_URL must be a public URL, such as https://learn.example.org, because LISTEN_ADDRESS=0.0.0.0 lets other machines connect, but http://localhost:3000 only works on this one.',
  ],
  [
    { LISTEN_ADDRESS: '::', SITE_URL: 'http://127.0.0.1:3000' },
    'SITE_URL must be a public URL, such as https://learn.example.org, because LISTEN_ADDRESS=:: lets other machines connect, but http://127.0.0.1:3000 only works on this one.',
  ],
  [{ PORT: '65536' }, 'PORT must be at most 65535; it is "65536".'],
  [
    { GOTRUE_SMTP_HOST: 'mail.example.test' },
    'GOTRUE_SMTP_ADMIN_EMAIL is missing: GOTRUE_SMTP_HOST is set, and emails need a sender.',
  ],
  [
    { DATABASE_URL: 'mysql://user:password@localhost/app' },
    'DATABASE_URL must be a postgres:// address.',
  ],
  [
    { SUPABASE_URL: 'https://project.example' },
    'SUPABASE_ANON_KEY is missing: SUPABASE_URL is set, and both are required.',
  ],
  [
    { SUPABASE_ANON_KEY: 'key' },
    'SUPABASE_URL is missing: SUPABASE_ANON_KEY is set, and both are required.',
  ],
  [
    { GITHUB_CLIENT_ID: 'id' },
    'GITHUB_CLIENT_SECRET is missing: GITHUB_CLIENT_ID is set, and both are required.',
  ],
  [
    { GITHUB_CLIENT_SECRET: 'secret' },
    'GITHUB_CLIENT_ID is missing: GITHUB_CLIENT_SECRET is set, and both are required.',
  ],
  [
    { CORS_ORIGINS: 'https://app.example.org, app.example.org' },
    'CORS_ORIGINS must list origins such as https://app.example.org, separated by commas, but "app.example.org" is not an origin; it is "https://app.example.org, app.example.org".',
  ],
  [{ SITE_URL: 'packetsmith' }, `SITE_URL ${HOST_ADDRESS}; it is "packetsmith".`],
  [
    { SITE_URL: 'https://learn.example.org/learn' },
    'SITE_URL must be an http(s) address such as https://learn.example.org, without a path, a user, a query or a fragment: everything is served at the root of a host; it is "https://learn.example.org/learn".',
  ],
  [
    { SITE_URL: 'https://learn.example.org/?a=b' },
    `SITE_URL ${HOST_ADDRESS}; it is "https://learn.example.org/?a=b".`,
  ],
  [
    { SITE_URL: 'https://learn.example.org/#top' },
    `SITE_URL ${HOST_ADDRESS}; it is "https://learn.example.org/#top".`,
  ],
  [{ SITE_URL: 'https://ada:secret@learn.example.org' }, `SITE_URL ${HOST_ADDRESS}.`],
  [
    { EXECUTION_ENDPOINT: 'http://10.0.0.5:8080/run' },
    `EXECUTION_ENDPOINT ${HOST_ADDRESS}; it is "http://10.0.0.5:8080/run".`,
  ],
  [
    { SUPABASE_URL: 'https://project.example/?a=b', SUPABASE_ANON_KEY: 'key' },
    'SUPABASE_URL must be an http(s) address without a user, a query or a fragment; it is "https://project.example/?a=b".',
  ],
  [
    { GOTRUE_SMTP_HOST: 'smtp://mail.example.org:587' },
    'GOTRUE_SMTP_HOST must be the name of a host, such as mail.example.org, without a scheme, a port or a path; it is "smtp://mail.example.org:587".',
  ],
])('rejects %j with a message that names the variable', (environment, sentence) => {
  expect(refusal(environment)).toBe(sentence);
});

test('the message about an invalid secret does not repeat it', () => {
  const sentence = refusal({ SUPABASE_JWT_SECRET: 'too-short-secret' });
  expect(sentence).toBe('SUPABASE_JWT_SECRET must have at least 32 characters.');
});

test.each(['*', 'null', 'https://app.example.org/', 'https://APP.example.org', 'file:///a'])(
  'rejects %s, which is not an origin that a browser would send',
  (origin) => {
    expect(refusal({ CORS_ORIGINS: origin })).toContain(`but "${origin}" is not an origin`);
  },
);

test('splits origins at commas', () => {
  const { corsOrigins } = readConfig({
    CORS_ORIGINS: 'https://app.example.org, http://localhost:4000',
  });
  expect(corsOrigins).toEqual(['https://app.example.org', 'http://localhost:4000']);
});

test('keeps addresses as browsers send them', () => {
  const config = readConfig({
    SITE_URL: 'https://PACKETSMITH.example:443/',
    SUPABASE_URL: 'https://project.example/',
    SUPABASE_ANON_KEY: 'key',
  });
  expect(config.siteUrl).toBe('https://packetsmith.example');
  expect(config.supabase?.url).toBe('https://project.example');
});
