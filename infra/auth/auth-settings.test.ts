import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readAuthSettings } from './auth-settings.ts';

const KEY = { kty: 'EC', kid: 'one', alg: 'ES256' };

test('the defaults are those of GoTrue', () => {
  expect(readAuthSettings({})).toMatchObject({
    port: 9999,
    databaseUrl: null,
    publicUrl: 'http://localhost:9999',
    signingKeys: null,
    legacySecret: null,
    accessTokenSeconds: 3600,
    isAutoconfirmed: false,
    isSignupDisabled: false,
    isAnonymousSignInEnabled: false,
    isEmailEnabled: true,
    refreshTokenReuseSeconds: 10,
    minimumPasswordLength: 6,
  });
});

test('GoTrue’s variable names are accepted', () => {
  const settings = readAuthSettings({
    PORT: '4000',
    GOTRUE_MAILER_AUTOCONFIRM: 'true',
    GOTRUE_DISABLE_SIGNUP: 'true',
    GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
    GOTRUE_SITE_URL: 'https://example.test/',
    GOTRUE_PASSWORD_MIN_LENGTH: '12',
    GOTRUE_EXTERNAL_EMAIL_ENABLED: 'F',
    GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: '0',
    GOTRUE_JWT_EXP: '60',
    GOTRUE_JWT_KEYS: JSON.stringify([KEY]),
  });
  expect(settings).toMatchObject({
    publicUrl: 'http://localhost:4000',
    siteUrl: 'https://example.test',
    isAutoconfirmed: true,
    isSignupDisabled: true,
    isAnonymousSignInEnabled: true,
    minimumPasswordLength: 12,
    isEmailEnabled: false,
    refreshTokenReuseSeconds: 0,
    accessTokenSeconds: 60,
    signingKeys: [KEY],
  });
});

test('the keys can be read from a file', async () => {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-settings-'));
  const file = path.join(directory, 'keys.json');
  await writeFile(file, JSON.stringify([KEY]));
  expect(readAuthSettings({ GOTRUE_JWT_KEYS: file }).signingKeys).toEqual([KEY]);
  await rm(directory, { recursive: true });
});

test('GoTrue variables that have no effect here are ignored', () => {
  const settings = readAuthSettings({
    DB_NAMESPACE: 'auth',
    GOTRUE_API_HOST: '0.0.0.0',
    GOTRUE_DB_DRIVER: 'postgres',
    GOTRUE_LOG_LEVEL: 'DEBUG',
    GOTRUE_OPERATOR_TOKEN: 'x',
    GOTRUE_COOKIE_KEY: 'sb',
    GOTRUE_MAILER_URLPATHS_CONFIRMATION: '/verify',
    GOTRUE_EXTERNAL_PHONE_ENABLED: 'true',
    GOTRUE_EXTERNAL_GOOGLE_ENABLED: 'perhaps',
    GOTRUE_SMS_TWILIO_AUTH_TOKEN: '',
    GOTRUE_MFA_WEB_AUTHN_ENROLL_ENABLED: 'true',
    GOTRUE_SOMETHING_NEW: '?',
  });
  expect(settings).toEqual(readAuthSettings({}));
});

test('a secret is enough without keys', () => {
  const settings = readAuthSettings({ GOTRUE_JWT_SECRET: 'secret' });
  expect(settings).toMatchObject({ signingKeys: [], legacySecret: 'secret' });
});

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['GOTRUE_MAILER_AUTOCONFIRM', 'yes'],
  ['GOTRUE_SITE_URL', 'example.test'],
  ['GOTRUE_PASSWORD_MIN_LENGTH', '-1'],
  ['GOTRUE_JWT_EXP', 'an hour'],
  ['GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL', '10s'],
  ['GOTRUE_EXTERNAL_EMAIL_ENABLED', 'on'],
  ['GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED', '2'],
  ['GOTRUE_DISABLE_SIGNUP', 'maybe'],
  ['API_EXTERNAL_URL', 'auth'],
  ['GOTRUE_JWT_KEYS', '[1]'],
  ['GOTRUE_JWT_KEYS', '/there/is/no/such/file.json'],
])('%s=%s is rejected with a message that names the variable', (name, value) => {
  expect(() => readAuthSettings({ [name]: value })).toThrow(name);
});
