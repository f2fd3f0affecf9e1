// cspell:ignore École
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  mailVariables,
  readMailSettings,
  requireSender,
  type MailSettings,
} from './mail-settings.ts';

const schema = z.object(mailVariables).superRefine(requireSender);

function read(variables: Record<string, string>): MailSettings {
  return readMailSettings(schema.parse(variables));
}

const SERVER = { GOTRUE_SMTP_HOST: 'mail.example.test', GOTRUE_SMTP_ADMIN_EMAIL: 'a@example.test' };

test('without a server mails stay here, and may follow each other soon', () => {
  expect(read({})).toEqual({
    smtp: null,
    mailInterval: { events: 1, perSeconds: 1 },
    isSecureEmailChange: true,
    isReauthenticationRequired: false,
    isCurrentPasswordRequired: false,
  });
});

test('a server needs no more than its name and a sender', () => {
  const { smtp, mailInterval } = read(SERVER);
  expect(smtp).toEqual({
    host: 'mail.example.test',
    port: 587,
    credentials: null,
    sender: { name: 'Packetsmith', address: 'a@example.test' },
  });
  expect(mailInterval.perSeconds).toBe(60);
});

test("GoTrue's names are understood", () => {
  const settings = read({
    ...SERVER,
    GOTRUE_SMTP_PORT: '465',
    GOTRUE_SMTP_USER: 'user',
    GOTRUE_SMTP_PASS: 'secret',
    GOTRUE_SMTP_SENDER_NAME: 'École',
    GOTRUE_SMTP_MAX_FREQUENCY: '1m30s',
    GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: 'false',
    GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: 'true',
    GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: 'true',
  });
  expect(settings).toMatchObject({
    smtp: { port: 465, credentials: { user: 'user', password: 'secret' } },
    mailInterval: { perSeconds: 90 },
    isSecureEmailChange: false,
    isReauthenticationRequired: true,
    isCurrentPasswordRequired: true,
  });
  expect(settings.smtp?.sender.name).toBe('École');
});

test.each([
  ['GOTRUE_SMTP_ADMIN_EMAIL', { GOTRUE_SMTP_HOST: 'mail.example.test' }],
  ['GOTRUE_SMTP_ADMIN_EMAIL', { ...SERVER, GOTRUE_SMTP_ADMIN_EMAIL: 'nobody' }],
  ['GOTRUE_SMTP_PORT', { ...SERVER, GOTRUE_SMTP_PORT: '0' }],
  ['GOTRUE_SMTP_SENDER_NAME', { ...SERVER, GOTRUE_SMTP_SENDER_NAME: 'A\r\nBcc: b' }],
  ['GOTRUE_SMTP_MAX_FREQUENCY', { ...SERVER, GOTRUE_SMTP_MAX_FREQUENCY: '60' }],
])('%s that cannot be used is named', (name, variables) => {
  const { error } = schema.safeParse(variables);
  expect(error?.issues.map(({ path }) => path)).toEqual([[name]]);
});
