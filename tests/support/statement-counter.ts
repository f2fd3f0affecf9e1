import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A connection to a database that counts the statements. */
export interface StatementCounter {
  /** Like the original URL, but through the counter. */
  databaseUrl: string;
  /** Counts the statements executed while something runs, provided that nothing else runs. */
  during(work: () => Promise<unknown>): Promise<number>;
  close(): Promise<void>;
}

/** The length of each message header of the protocol: type and length. */
const HEAD_BYTES = 5;
/** Message types that make the database execute a statement: a simple query, and the execution of a prepared one. */
const EXECUTES: ReadonlySet<string> = new Set(['Q', 'E']);

/**
 * Puts a counter between a client and a database.
 *
 * @see https://www.postgresql.org/docs/17/protocol-message-formats.html
 */
export async function countStatements(databaseUrl: string): Promise<StatementCounter> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let count = 0;
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    const read = createReader((type) => (count += EXECUTES.has(type) ? 1 : 0));
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
    client.on('data', read);
    client.pipe(database).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = new URL(databaseUrl);
  address.port = String((server.address() as AddressInfo).port);
  address.hostname = '127.0.0.1';
  return {
    databaseUrl: address.href,
    async during(work) {
      const before = count;
      await work();
      return count - before;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Reads what a client sends and reports the type of each message; the first one has none. */
function createReader(report: (type: string) => void): (chunk: Buffer) => void {
  let pending: Buffer = Buffer.alloc(0);
  let isStarted = false;
  return (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    for (;;) {
      const headBytes = isStarted ? HEAD_BYTES : HEAD_BYTES - 1;
      if (pending.length < headBytes) return;
      // The length includes itself, but not the type.
      const size = pending.readInt32BE(headBytes - 4) + headBytes - 4;
      if (pending.length < size) return;
      if (isStarted) report(pending.toString('latin1', 0, 1));
      isStarted = true;
      pending = pending.subarray(size);
    }
  };
}
