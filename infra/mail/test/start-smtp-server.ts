import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** An email as it arrived. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** The authenticated user; undefined without authentication. */
  user: unknown;
  /** The raw headers and body. */
  message: string;
}

/** A real SMTP server that accepts emails from any client. */
export interface TestSmtpServer {
  port: number;
  /** Oldest first. */
  received: ReceivedMail[];
  close: () => Promise<void>;
}

/** Starts an unencrypted SMTP server on this machine. Any user can sign in with the password `right`. */
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
