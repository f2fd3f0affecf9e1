import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { readAuthSettings } from './auth-settings.ts';

test('every setting is optional', () => {
  const settings = readAuthSettings({});
  expect(settings.redirectAllowList).toEqual([]);
  expect(settings.addressHeader).toBeUndefined();
  for (const kind of ['otp', 'verify', 'token', 'anonymous', 'mails'] as const) {
    expect(settings.limits[kind]).toBeUndefined();
  }
});

test.each([
  ['alone', readAuthSettings],
  ['within the product', (variables: NodeJS.ProcessEnv) => readConfig(variables).authRules],
])('the auth service %s understands GoTrue’s names', (_case, read) => {
  const settings = read({
    GOTRUE_RATE_LIMIT_OTP: '30',
    GOTRUE_RATE_LIMIT_VERIFY: '31.5',
    GOTRUE_RATE_LIMIT_TOKEN_REFRESH: '32',
    GOTRUE_RATE_LIMIT_ANONYMOUS_USERS: '33',
    GOTRUE_RATE_LIMIT_EMAIL_SENT: '5/10m',
    GOTRUE_RATE_LIMIT_HEADER: 'X-Forwarded-For',
    GOTRUE_URI_ALLOW_LIST: 'https://*.example.test/**, org.example.app://callback,',
  });
  expect(settings.limits).toMatchObject({
    otp: { events: 30, perSeconds: 300 },
    verify: { events: 31.5, perSeconds: 300 },
    token: { events: 32, perSeconds: 300 },
    anonymous: { events: 33, perSeconds: 3_600 },
    mails: { events: 5, perSeconds: 600 },
  });
  expect(settings.addressHeader).toBe('X-Forwarded-For');
  expect(settings.redirectAllowList).toHaveLength(2);
  expect(settings.redirectAllowList[0]?.test('https://app.example.test/a/b')).toBe(true);
});

test.each([
  [{ GOTRUE_RATE_LIMIT_OTP: 'many' }, 'GOTRUE_RATE_LIMIT_OTP'],
  [{ GOTRUE_RATE_LIMIT_VERIFY: '-1' }, 'GOTRUE_RATE_LIMIT_VERIFY'],
  [{ GOTRUE_RATE_LIMIT_EMAIL_SENT: '5/later' }, 'GOTRUE_RATE_LIMIT_EMAIL_SENT'],
  [{ GOTRUE_RATE_LIMIT_EMAIL_SENT: '5/0s' }, 'GOTRUE_RATE_LIMIT_EMAIL_SENT'],
  [{ GOTRUE_RATE_LIMIT_HEADER: 'X Forwarded' }, 'GOTRUE_RATE_LIMIT_HEADER'],
  [{ GOTRUE_URI_ALLOW_LIST: 'https://{a,b' }, 'GOTRUE_URI_ALLOW_LIST'],
  [{ GOTRUE_SMTP_MAX_FREQUENCY: '60' }, 'GOTRUE_SMTP_MAX_FREQUENCY'],
])('%j is rejected with a message that names the variable', (variables, name) => {
  expect(() => readAuthSettings(variables)).toThrow(name);
});

test.each([
  ['a second in the local inbox', {}, 1],
  ['a minute in a real mailbox', { GOTRUE_SMTP_HOST: 'mail.example.test' }, 60],
  ['the configured interval', { GOTRUE_SMTP_MAX_FREQUENCY: '1m30s' }, 90],
])('emails to one address are at least %s apart', (_case, variables, perSeconds) => {
  const mails = { GOTRUE_SMTP_ADMIN_EMAIL: 'a@example.test', ...variables };
  expect(readAuthSettings(mails).limits.mailInterval).toEqual({ events: 1, perSeconds });
});

test('GoTrue’s settings decide what a change of password or email address requires', () => {
  const names = {
    GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: 'false',
    GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: 'true',
    GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: 'true',
  };
  expect(readAuthSettings({})).toMatchObject({
    isSecureEmailChange: true,
    isReauthenticationRequired: false,
    isCurrentPasswordRequired: false,
  });
  expect(readAuthSettings(names)).toMatchObject({
    isSecureEmailChange: false,
    isReauthenticationRequired: true,
    isCurrentPasswordRequired: true,
  });
});
