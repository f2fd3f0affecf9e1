// cspell:ignore ETLS
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import type { Mail } from './mail.ts';
import { createSmtpSender } from './smtp-sender.ts';
import type { SmtpSettings } from './smtp-settings.ts';
import {
  startSmtpServer,
  type ReceivedMail,
  type TestSmtpServer,
} from './test/start-smtp-server.ts';

const servers: TestSmtpServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function startServer(
  options: SMTPServerOptions = {},
): Promise<{ settings: SmtpSettings; received: ReceivedMail[] }> {
  const server = await startSmtpServer(options);
  servers.push(server);
  const { port, received } = server;
  const sender = { name: 'Packetsmith', address: 'mails@example.test' };
  return { settings: { host: '127.0.0.1', port, credentials: null, sender }, received };
}

/** As long as the product's links, with characters that an encoding may change. */
const LINK = `https://example.test/auth/v1/verify?token=pkce_${'0123456789abcdef'.repeat(8)}&type=recovery&redirect_to=http%3A%2F%2Flocalhost`;

function mail(change: Partial<Mail> = {}): Mail {
  return {
    to: 'ada@example.test',
    subject: 'Set a new password',
    text: `Open this link:\n\n${LINK}\n\n.\nA dot alone is text.`,
    kind: 'recovery',
    sentAt: new Date('2025-01-31T12:00:00Z'),
    ...change,
  };
}

/** Sends emails and waits until each one was delivered or dropped. Returns the log entries. */
async function send(
  { settings, received = [] }: { settings: SmtpSettings; received?: ReceivedMail[] },
  ...mails: Mail[]
): Promise<Record<string, unknown>[]> {
  const logged: Record<string, unknown>[] = [];
  const sender = createSmtpSender(settings, (entry) => void logged.push(entry));
  for (const each of mails) await sender.send(each);
  await expect.poll(() => received.length + logged.length).toBe(mails.length);
  await sender.close();
  return logged;
}

/** Decodes quoted-printable, RFC 2045 section 6.7. */
function decode(body: string): string {
  return body
    .replaceAll('\r\n', '\n')
    .replaceAll('=\n', '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

test('an email arrives unchanged, from the configured sender', async () => {
  const { settings, received } = await startServer();
  expect(await send({ settings, received }, mail())).toEqual([]);
  const [arrived] = received;
  expect(arrived).toMatchObject({ from: 'mails@example.test', to: ['ada@example.test'] });
  const [head = '', body] = arrived?.message.split(/\r?\n\r?\n(.*)/s) ?? [];
  const headers = head.split(/\r?\n/);
  expect(headers).toContain('From: Packetsmith <mails@example.test>');
  expect(headers).toContain('Subject: Set a new password');
  expect(headers).toContain('Date: Fri, 31 Jan 2025 12:00:00 +0000');
  expect(headers).toContain('Auto-Submitted: auto-generated');
  expect(headers).toContain('Content-Transfer-Encoding: quoted-printable');
  expect(decode(body ?? '').trim()).toBe(mail().text);
});

test('an address or a subject cannot add a header or a recipient', async () => {
  const { settings, received } = await startServer();
  const injected = 'ada@example.test\r\nBcc: eve@example.test\r\nX-Evil: yes';
  await send(
    { settings, received },
    mail({ to: injected }),
    mail({ to: 'ada@example.test, eve@example.test' }),
    mail({ to: 'Ada <eve@example.test>' }),
    mail({ subject: 'Hello\r\nBcc: eve@example.test\r\n\r\nX' }),
  );
  for (const { to, message } of received) {
    expect(to).not.toContain('eve@example.test');
    expect(message).not.toMatch(/^(Bcc|X-Evil):/im);
  }
});

test('signs in if the server requires it', async () => {
  const { settings, received } = await startServer({ authOptional: false });
  const credentials = { user: 'packetsmith', password: 'right' };
  expect(await send({ settings: { ...settings, credentials }, received }, mail())).toEqual([]);
  expect(received[0]?.user).toBe('packetsmith');
});

test('logs a rejected email without its content and recipient', async () => {
  const { settings, received } = await startServer({
    onRcptTo: ({ address }, _session, callback) => callback(new Error(`No mailbox ${address}`)),
  });
  const logged = await send({ settings, received }, mail());
  expect(received).toEqual([]);
  expect(logged).toEqual([
    { event: 'mail_not_sent', kind: 'recovery', reason: 'EENVELOPE', reply: 550 },
  ]);
});

test('never sends a password over an unencrypted network connection', async () => {
  const { settings, received } = await startServer({ authOptional: false });
  // Another name of this machine that isn't recognized as one.
  const credentials = { user: 'packetsmith', password: 'right' };
  const elsewhere = { ...settings, host: '::ffff:127.0.0.1', credentials };
  const logged = await send({ settings: elsewhere, received }, mail());
  expect(received).toEqual([]);
  expect(logged).toMatchObject([{ event: 'mail_not_sent', reason: 'ETLS' }]);
});

test('an unavailable server delays nobody', async () => {
  const { settings } = await startServer();
  await servers.pop()?.close();
  const logged = await send({ settings }, mail());
  expect(logged).toMatchObject([{ event: 'mail_not_sent', kind: 'recovery' }]);
});
