// cspell:ignore École
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  readSmtpSettings,
  requireSender,
  smtpVariables,
  type SmtpSettings,
} from './smtp-settings.ts';

const schema = z.object(smtpVariables).superRefine(requireSender);

function read(variables: Record<string, string>): SmtpSettings | null {
  return readSmtpSettings(schema.parse(variables));
}

const SERVER = { GOTRUE_SMTP_HOST: 'mail.example.test', GOTRUE_SMTP_ADMIN_EMAIL: 'a@example.test' };

test('without a server, emails stay in the local inbox', () => {
  expect(read({})).toBeNull();
});

test('a server needs only a name and a sender', () => {
  expect(read(SERVER)).toEqual({
    host: 'mail.example.test',
    port: 587,
    credentials: null,
    sender: { name: 'Packetsmith', address: 'a@example.test' },
  });
});

test("accepts GoTrue's variable names", () => {
  const smtp = read({
    ...SERVER,
    GOTRUE_SMTP_PORT: '465',
    GOTRUE_SMTP_USER: 'user',
    GOTRUE_SMTP_PASS: 'secret',
    GOTRUE_SMTP_SENDER_NAME: 'École',
  });
  expect(smtp?.port).toBe(465);
  expect(smtp?.credentials).toEqual({ user: 'user', password: 'secret' });
  expect(smtp?.sender.name).toBe('École');
});

test.each([
  ['GOTRUE_SMTP_ADMIN_EMAIL', { GOTRUE_SMTP_HOST: 'mail.example.test' }],
  ['GOTRUE_SMTP_ADMIN_EMAIL', { ...SERVER, GOTRUE_SMTP_ADMIN_EMAIL: 'nobody' }],
  ['GOTRUE_SMTP_PORT', { ...SERVER, GOTRUE_SMTP_PORT: '0' }],
  ['GOTRUE_SMTP_SENDER_NAME', { ...SERVER, GOTRUE_SMTP_SENDER_NAME: 'A\r\nBcc: b' }],
])('names an invalid %s', (name, variables) => {
  const { error } = schema.safeParse(variables);
  expect(error?.issues.map(({ path }) => path)).toEqual([[name]]);
});
