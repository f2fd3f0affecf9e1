import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readAuthSettings } from './auth-settings.ts';

const KEY = { kty: 'EC', kid: 'one', alg: 'ES256' };

test('without variables the defaults are those of GoTrue', () => {
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
    minimumPasswordLength: 6,
  });
});

test('the names of GoTrue are understood', () => {
  const settings = readAuthSettings({
    PORT: '4000',
    GOTRUE_MAILER_AUTOCONFIRM: 'true',
    GOTRUE_DISABLE_SIGNUP: 'true',
    GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
    GOTRUE_SITE_URL: 'https://example.test/',
    GOTRUE_PASSWORD_MIN_LENGTH: '12',
    GOTRUE_JWT_KEYS: JSON.stringify([KEY]),
  });
  expect(settings).toMatchObject({
    publicUrl: 'http://localhost:4000',
    siteUrl: 'https://example.test',
    isAutoconfirmed: true,
    isSignupDisabled: true,
    isAnonymousSignInEnabled: true,
    minimumPasswordLength: 12,
    signingKeys: [KEY],
  });
});

test('the keys may be in a file', async () => {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-settings-'));
  const file = path.join(directory, 'keys.json');
  await writeFile(file, JSON.stringify([KEY]));
  expect(readAuthSettings({ GOTRUE_JWT_KEYS: file }).signingKeys).toEqual([KEY]);
  await rm(directory, { recursive: true });
});

test('a secret alone needs no keys', () => {
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
  ['GOTRUE_JWT_KEYS', '[1]'],
  ['GOTRUE_JWT_KEYS', '/there/is/no/such/file.json'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => readAuthSettings({ [name]: value })).toThrow(name);
});
