import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as it arrived. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** Who signed in to hand it over; undefined for nobody. */
  user: unknown;
  /** Headers and body, as they crossed the wire. */
  message: string;
}

/** A real SMTP server that takes mails from everybody. */
export interface TestSmtpServer {
  port: number;
  /** The oldest first. */
  received: ReceivedMail[];
  close: () => Promise<void>;
}

/** Starts an SMTP server on this machine, without encryption; the password `right` signs anybody in. */
export async function startSmtpServer(options: SMTPServerOptions = {}): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, callback) => {
      if (password === 'right') callback(null, { user: username });
      else callback(new Error('Wrong password'));
    },
    onData: (stream, { envelope, user }, callback) => {
      void text(stream).then((message) => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, user, message });
        callback();
      });
    },
    ...options,
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { port, received, close: () => new Promise((resolve) => server.close(resolve)) };
}
