import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/support/database.ts';
import { closeServer, listen } from '../http/listen.ts';
import { openMailbox } from './open-mailbox.ts';

test('with an SMTP server, the inbox shows no emails, not even earlier ones', async () => {
  const database = await createTestDatabase();
  const options = { databaseUrl: database.url, log: () => undefined };
  const before = await openMailbox({ ...options, smtp: null });
  const mail = { to: 'ada@example.test', subject: 'Secret', text: 'A link', kind: 'signup' };
  await before.send({ ...mail, sentAt: new Date() });
  await before.close();
  const sender = { name: 'Packetsmith', address: 'mails@example.test' };
  const smtp = { host: '127.0.0.1', port: 1, credentials: null, sender };
  const mailbox = await openMailbox({ ...options, smtp });
  const server = createServer((request, response) => {
    void mailbox.handle(request, response, request.url ?? '');
  });
  const url = `http://127.0.0.1:${await listen(server, 0)}`;
  const page = await (await fetch(url)).text();
  expect(page).toContain('No emails are kept here.');
  expect(page).not.toContain('Secret');
  expect((await fetch(`${url}/messages.json`)).status).toBe(404);
  await closeServer(server, 1_000);
  await mailbox.close();
  await database.drop();
});
