import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type GuardedConnection, guardConnection, type Side } from './guarded-connection.ts';

/** A connection to a database on which statements can be stopped. */
export interface StatementGate {
  /** Like the database's own URL, but through the gate. */
  databaseUrl: string;
  /** Returns the statements executed while something runs, provided that nothing else runs. */
  during(work: () => Promise<unknown>): Promise<string[]>;
  /**
   * Stops one of the next statements, and everything after it on its connection, until one end closes.
   *
   * @param statement 0 for the next statement
   * @returns the SQL of the statement, once it is stopped
   */
  stop(statement: number, side: Side): Promise<string>;
  /**
   * Resolves once the client is idle: what it had begun is done or stopped.
   *
   * @param awaitClient resolves once the client has responded, which happens after it has sent everything
   */
  rest(awaitClient: () => Promise<void>): Promise<void>;
  /** The number of connections through the gate. */
  width: () => number;
  /** Forwards to another port of the same machine from now on. */
  leadTo(databaseUrl: string): void;
  close(): Promise<void>;
}

/**
 * Statements that belong to no call: every connection begins by looking up array types, and the curriculum is read
 * periodically.
 */
const IGNORED_STATEMENT =
  /from (pg_catalog\.pg_type|"app"\."(publication|categories|lessons|challenges|achievements)")/;

interface Trap {
  left: number;
  side: Side;
  sprung: (sql: string) => void;
}

/** Puts a gate between a client and a database. */
export async function openStatementGate(databaseUrl: string): Promise<StatementGate> {
  const address = new URL(databaseUrl);
  let databasePort = Number(address.port);
  let trap: Trap | null = null;
  let seen: string[] = [];
  const sockets = new Set<Socket>();
  const connections = new Set<GuardedConnection>();

  const record = (sql: string): Side | null => {
    if (IGNORED_STATEMENT.test(sql)) return null;
    seen.push(sql);
    if (trap === null) return null;
    trap.left -= 1;
    return trap.left < 0 ? trap.side : null;
  };
  const server = createServer((client) => {
    const database = connect(databasePort, address.hostname);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    // One statement triggers the stop; statements on other connections may pass.
    let sprung: Trap['sprung'] = () => undefined;
    const connection = guardConnection(client, database, {
      stopAt(sql) {
        const side = record(sql);
        if (side === null || trap === null) return null;
        ({ sprung } = trap);
        trap = null;
        return side;
      },
      stopped: (sql) => sprung(sql),
    });
    connections.add(connection);
    client.on('close', () => connections.delete(connection));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const gate = new URL(databaseUrl);
  gate.hostname = '127.0.0.1';
  gate.port = String((server.address() as AddressInfo).port);
  return {
    databaseUrl: gate.href,
    async during(work) {
      seen = [];
      await work();
      const statements = seen;
      seen = [];
      return statements;
    },
    stop: (statement, side) =>
      new Promise((resolve) => {
        trap = { left: statement, side, sprung: resolve };
      }),
    async rest(awaitClient) {
      const passed = () => [...connections].reduce((sum, one) => sum + one.passed(), 0);
      for (let before = -1; ;) {
        await awaitClient();
        const isAtRest = [...connections].every((connection) => connection.isAtRest());
        if (isAtRest && passed() === before) return;
        before = passed();
      }
    },
    width: () => connections.size,
    leadTo(url) {
      databasePort = Number(new URL(url).port);
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
