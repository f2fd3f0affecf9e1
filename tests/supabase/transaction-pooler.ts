import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createMessageReader } from '../durability/wire-messages.ts';
import { openServerConnection, type ServerConnection } from './server-connection.ts';

/** A transaction pooler in front of a database, like PgBouncer with `pool_mode = transaction` or Supavisor at 6543. */
export interface TransactionPooler {
  /** Like the database's own URL, through the pooler. It asks for no password: it serves the tests on this machine. */
  databaseUrl: string;
  /** The number of transactions that each of its connections to the database has carried. */
  transactions: () => number[];
  /** The session state left on its connections: settings, statements, locks, channels, tables. */
  residue(): Promise<string[]>;
  close(): Promise<void>;
}

const READY = 'Z';
const IDLE = 'I';
/** After these messages, a client waits until the database is ready: a simple query, and the end of any other one. */
const DEMANDS_READINESS: ReadonlySet<string> = new Set(['Q', 'S']);
const TERMINATE = 'X';

const RESIDUE = `
select 'setting ' || name from pg_settings where source = 'session'
union all select 'statement ' || name from pg_prepared_statements
union all select 'channel ' || channel from pg_listening_channels() as channel
union all select 'lock ' || objid from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()
union all select 'cursor ' || name from pg_cursors where is_holdable
union all select 'table ' || relname from pg_class where relnamespace = pg_my_temp_schema()`;

/** AuthenticationOk, an empty BackendKeyData and ReadyForQuery, around the database's own parameters. */
function greeting(parameters: readonly Buffer[]): Buffer {
  const accepted = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
  const key = Buffer.from([0x4b, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0]);
  const ready = Buffer.from([0x5a, 0, 0, 0, 5, IDLE.charCodeAt(0)]);
  return Buffer.concat([accepted, ...parameters, key, ready]);
}

/** Connections that are lent for one transaction each, the longest idle one first. */
interface Pool {
  lend(): Promise<ServerConnection>;
  giveBack(connection: ServerConnection): void;
}

function createPool(connections: readonly ServerConnection[]): Pool {
  const free = [...connections];
  const waiting: ((connection: ServerConnection) => void)[] = [];
  return {
    lend() {
      const connection = free.shift();
      if (connection) return Promise.resolve(connection);
      return new Promise((resolve) => waiting.push(resolve));
    },
    giveBack(connection) {
      connection.transactions += 1;
      const next = waiting.shift();
      if (next) next(connection);
      else free.push(connection);
    },
  };
}

/** Serves a client: it has a connection from the first message of a transaction until the database reports its end. */
function serve(client: Socket, pool: Pool, welcome: Buffer): void {
  const read = createMessageReader('client');
  let isGreeted = false;
  let connection: ServerConnection | null = null;
  let isWaiting = false;
  let pending: Buffer[] = [];
  let unanswered = 0;

  const answer = (readDatabase: ReturnType<typeof createMessageReader>) => (chunk: Buffer) => {
    client.write(chunk);
    for (const { type, bytes } of readDatabase(chunk)) {
      if (type !== READY) continue;
      unanswered -= 1;
      if (unanswered === 0 && bytes.toString('latin1', 5) === IDLE) release();
    }
  };
  const release = (): void => {
    if (connection === null) return;
    connection.socket.removeAllListeners('data');
    pool.giveBack(connection);
    connection = null;
  };
  const link = async (): Promise<void> => {
    isWaiting = true;
    connection = await pool.lend();
    isWaiting = false;
    connection.socket.on('data', answer(createMessageReader('database')));
    connection.socket.write(Buffer.concat(pending));
    pending = [];
  };
  client.on('data', (chunk: Buffer) => {
    for (const { type, bytes } of read(chunk)) {
      if (!isGreeted) client.write(welcome);
      else if (type === TERMINATE) client.end();
      else pending.push(bytes);
      if (DEMANDS_READINESS.has(type)) unanswered += 1;
      isGreeted = true;
    }
    if (pending.length === 0 || isWaiting) return;
    if (connection === null) void link();
    else connection.socket.write(Buffer.concat(pending.splice(0)));
  });
  client.on('error', () => client.destroy());
}

/** Opens a pooler with a few connections to the database, for any number of clients. */
export async function openTransactionPooler(
  databaseUrl: string,
  size: number,
): Promise<TransactionPooler> {
  const opening = Array.from({ length: size }, () => openServerConnection(databaseUrl));
  const connections = await Promise.all(opening);
  const pool = createPool(connections);
  const welcome = greeting(connections[0]?.parameters ?? []);
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client.setNoDelay());
    client.on('close', () => clients.delete(client));
    serve(client, pool, welcome);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = new URL(databaseUrl);
  address.hostname = '127.0.0.1';
  address.port = String((server.address() as AddressInfo).port);
  return {
    databaseUrl: address.href,
    transactions: () => connections.map(({ transactions }) => transactions),
    async residue() {
      const found = await Promise.all(connections.map(({ ask }) => ask(RESIDUE)));
      return found.flat();
    },
    async close() {
      for (const { socket } of connections) socket.destroy();
      for (const client of clients) client.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
