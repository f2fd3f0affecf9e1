import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Certificate } from './certificate.ts';

/** A connection to a database that is encrypted for clients that ask for it, like a hosted project's. */
export interface EncryptedProxy {
  /** Like the database's own URL, with a host name that the certificate may or may not cover. */
  urlAt: (host: string) => string;
  /** The number of encrypted and of unencrypted connections. */
  counts: { encrypted: number; plain: number };
  close(): Promise<void>;
}

/** The first message of a client that wants TLS: its length and a special number. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/** @see https://www.postgresql.org/docs/17/protocol-flow.html#PROTOCOL-FLOW-SSL */
export async function openEncryptedProxy(
  databaseUrl: string,
  { key, certificate }: Certificate,
): Promise<EncryptedProxy> {
  const target = new URL(databaseUrl);
  const counts = { encrypted: 0, plain: 0 };
  const sockets = new Set<Socket>();
  const accept = (client: Socket): void => {
    const database = connect(Number(target.port), target.hostname);
    sockets.add(database);
    client.on('error', () => database.destroy()).on('close', () => database.destroy());
    database.on('error', () => client.destroy());
    client.pipe(database).pipe(client);
  };
  const server = createServer((client) => {
    sockets.add(client.on('error', () => client.destroy()));
    client.once('data', (first: Buffer) => {
      if (first.equals(SSL_REQUEST)) {
        counts.encrypted += 1;
        client.write('S');
        accept(new TLSSocket(client, { isServer: true, key, cert: certificate }));
        return;
      }
      counts.plain += 1;
      client.pause().unshift(first);
      accept(client);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    counts,
    urlAt(host) {
      const url = new URL(databaseUrl);
      url.hostname = host;
      url.port = String((server.address() as AddressInfo).port);
      return url.href;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
